using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

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
