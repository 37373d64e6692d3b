using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>Each call of a method measures a slice of a server's work, in which requests come as fast as it answers them; the last one measures latency.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public class ServiceCalls<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    private static readonly Lazy<ServedCodec<TCodec>> _server = new(() => new());

    private ServiceMeter? _meter;

    /// <inheritdoc/>
    public RoundRecord? Measured { get; private set; }

    /// <summary>A POST over HTTP/1.1, which is answered with what it holds.</summary>
    [Benchmark]
    public object? Http() => Run();

    /// <summary>A unary call over HTTP/2, which is answered with what it holds.</summary>
    [Benchmark]
    public object? Grpc() => Run();

    // The operation is the one that is named as the method.
    private RoundRecord? Run([CallerMemberName] string method = "")
    {
        if (_meter is null)
        {
            _meter = _server.Value.Meter(isGrpc: method == nameof(Grpc));
            _meter.WarmUp();
            return null;
        }

        _meter.MeasureNext();
        return Measured = _meter.IsDone ? _meter.ToRound() : null;
    }
}
