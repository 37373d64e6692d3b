using System.Runtime;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>Each call of a method measures one slice of work, in which a number of threads write or read messages as fast as they can.</summary>
public class ThroughputCalls<TCodec, TThreads> : IMeasuresItself
    where TCodec : struct, ICodec
    where TThreads : struct, IThreads
{
    private ThreadTeam? _team;

    private ThroughputMeter? _meter;

    public RoundRecord? Measured { get; private set; }

    /// <summary>Has the code compiled for good.</summary>
    [GlobalSetup]
    public void WarmUp() => MessageWork<TCodec>.WarmUp();

    /// <summary>Ends the threads.</summary>
    [GlobalCleanup]
    public void End() => _team?.Dispose();

    /// <summary>Messages written, with the garbage collection of a workstation.</summary>
    [Benchmark]
    public object? SerializeWorkstation() => Run(new(Serializes: true, Server: false, TThreads.Count));

    /// <summary>Messages written, with the garbage collection of a server.</summary>
    [Benchmark]
    public object? SerializeServer() => Run(new(Serializes: true, Server: true, TThreads.Count));

    /// <summary>Messages read, with the garbage collection of a workstation.</summary>
    [Benchmark]
    public object? DeserializeWorkstation() => Run(new(Serializes: false, Server: false, TThreads.Count));

    /// <summary>Messages read, with the garbage collection of a server.</summary>
    [Benchmark]
    public object? DeserializeServer() => Run(new(Serializes: false, Server: true, TThreads.Count));

    private RoundRecord? Run(ThroughputOperation operation)
    {
        if (GCSettings.IsServerGC != operation.Server && Environment.ProcessorCount > 1) // With a single processor the runtime has no server's.
            throw new InvalidOperationException("The process was started with the other kind of garbage collection.");
        _team ??= new ThreadTeam(MessageWork<TCodec>.On(operation));
        _meter ??= new ThroughputMeter(_team.Run, () => _team.Idle, operation.Threads * MessageWork<TCodec>.Messages, MessageWork<TCodec>.WarmUp());
        _meter.MeasureSlice();
        return Measured = _meter.IsDone ? _meter.ToRound() : null;
    }
}
