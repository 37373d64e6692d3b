using System.Runtime.ExceptionServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>Each call of a method measures a slice of a server's work, in which requests come as fast as it answers them; the last one measures latency.</summary>
public class ServiceCalls<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    private static readonly Lazy<ServedCodec<TCodec>> _server = new(() => new());

    private ServiceMeter? _meter;

    private Exception? _fault;

    public RoundRecord? Measured { get; private set; }

    /// <summary>Opens the server, and validates that bodies come back over HTTP.</summary>
    [GlobalSetup(Target = nameof(Http))]
    public void OpenHttp() => Open(ServiceTransport.Http);

    /// <summary>Opens the server, and validates that bodies come back by gRPC.</summary>
    [GlobalSetup(Target = nameof(Grpc))]
    public void OpenGrpc() => Open(ServiceTransport.Grpc);

    /// <summary>Opens the server, and validates that bodies come back from a hub.</summary>
    [GlobalSetup(Target = nameof(Hub))]
    public void OpenHub() => Open(ServiceTransport.Hub);

    /// <summary>A POST over HTTP/1.1, which is answered with what it holds.</summary>
    [Benchmark]
    public object? Http() => Run();

    /// <summary>A unary call over HTTP/2, which is answered with what it holds.</summary>
    [Benchmark]
    public object? Grpc() => Run();

    /// <summary>A call of a hub's method over a WebSocket, which is answered with what it holds.</summary>
    [Benchmark]
    public object? Hub() => Run();

    // What goes wrong here is this case's, and not of all those that share the process.
    private void Open(ServiceTransport transport)
    {
        try
        {
            _meter = _server.Value.Meter(transport);
            _meter.Open();
        }
#pragma warning disable CA1031 // Said when the case has its turn.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            _fault = exception;
        }
    }

    private RoundRecord? Run()
    {
        if (_fault is not null)
            ExceptionDispatchInfo.Throw(_fault);
        _meter!.MeasureNext();
        return Measured = _meter.IsDone ? _meter.ToRound() : null;
    }
}
