using System.Globalization;
using System.Runtime;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>What is measured: one direction, with one kind of garbage collection, on a number of threads.</summary>
internal sealed record ThroughputOperation(bool Serializes, bool Server, int Threads)
{
    private const string Writing = "Serialize";

    private const string Reading = "Deserialize";

    private const string OfServer = "Server";

    private const string OfWorkstation = "Workstation";

    private static readonly bool[] _both = [true, false];

    /// <summary>The name, for example "SerializeServer2"; without the number, the name of a method of <see cref="ThroughputCalls{TCodec, TThreads}"/>.</summary>
    public string Name => string.Create(CultureInfo.InvariantCulture, $"{Method}{Threads}");

    /// <summary>The method that measures it.</summary>
    public string Method => (Serializes ? Writing : Reading) + (Server ? OfServer : OfWorkstation);

    /// <summary>The direction and the collection, for people.</summary>
    public string Group => $"{(Serializes ? Writing : Reading)}, {(Server ? OfServer : OfWorkstation).ToLowerInvariant()} garbage collection";

    /// <summary>The number of threads as a type.</summary>
    public Type ThreadsType => Threads == EveryProcessor.Count ? typeof(EveryProcessor) : TypeOf(Threads);

    /// <summary>All that a machine measures, in the order of tables.</summary>
    public static IReadOnlyList<ThroughputOperation> All(int processors) =>
    [
        .. from serializes in _both
           from server in Enumerable.Reverse(_both)
           from threads in ThreadCounts(processors)
           select new ThroughputOperation(serializes, server, threads),
    ];

    /// <summary>The operations of a record, which may be another machine's; what somebody else calls by the study's name may have others.</summary>
    public static IEnumerable<ThroughputOperation> OfRecord(RunRecord record) =>
        record.Operations.Join(All(record.Environment.Cores), operation => operation.Name, measured => measured.Name, (_, measured) => measured);

    /// <summary>The operation as a record has it.</summary>
    public OperationRecord ToRecord() => new(Name, $"{Group}, {NumberText.Count(Threads, "thread")}", Serializes);

    // Powers of two, and all processors.
    private static IEnumerable<int> ThreadCounts(int processors)
    {
        for (var threads = 1L; threads < processors; threads *= 2)
            yield return (int)threads;
        yield return processors;
    }

    private static Type TypeOf(int threads) => threads == 1 ? typeof(OneThread) : typeof(Twice<>).MakeGenericType(TypeOf(threads / 2));
}

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
