using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>Each method starts a process that measures how many messages a number of threads write or read.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
/// <typeparam name="TThreads">The number of threads.</typeparam>
public class ThroughputCalls<TCodec, TThreads> : IMeasuresItself
    where TCodec : struct, ICodec
    where TThreads : struct, IThreads
{
    /// <inheritdoc/>
    public RoundRecord? Measured { get; private set; }

    /// <summary>Messages written, with the garbage collection of a workstation.</summary>
    [Benchmark]
    public object SerializeWorkstation() => Run();

    /// <summary>Messages written, with the garbage collection of a server.</summary>
    [Benchmark]
    public object SerializeServer() => Run();

    /// <summary>Messages read, with the garbage collection of a workstation.</summary>
    [Benchmark]
    public object DeserializeWorkstation() => Run();

    /// <summary>Messages read, with the garbage collection of a server.</summary>
    [Benchmark]
    public object DeserializeServer() => Run();

    // The operation is the one that is named as the method.
    private RoundRecord Run([CallerMemberName] string method = "") =>
        Measured = ThroughputProcess.Run(typeof(TCodec), ThroughputOperation.Of($"{method}{TThreads.Count}"));
}
