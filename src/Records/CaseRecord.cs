using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Records;

/// <summary>A measured case.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample, in bytes.</param>
/// <param name="Rounds">What each round measured, at least one, in the order of their numbers.</param>
public sealed record CaseRecord(CaseKey Key, int PayloadBytes, IReadOnlyList<RoundRecord> Rounds)
{
    /// <summary>The case that it is shown by, because both make the very same call; null if it was measured itself. Files leave such cases out: see <see cref="RunRecord.Same"/>.</summary>
    [JsonIgnore]
    public CaseKey? SameAs { get; init; }
}

/// <summary>What names a case: one cell of the tables.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
public sealed record CaseKey(string Operation, string Serializer, string Model)
{
    /// <summary>What stands behind a serializer's name, with a number, where it is measured twice to see how far apart equal things are measured.</summary>
    public const char TwinMark = '#';

    /// <summary>The name of the serializer, without the mark and the number of one that is measured twice.</summary>
    [JsonIgnore]
    public string TwinOf => Serializer.Split(TwinMark)[0];

    /// <summary>Whether the case is one of a pair that measures a serializer twice (an A/A test), and that no table shows.</summary>
    [JsonIgnore]
    public bool IsTwin => Serializer.Contains(TwinMark);

    /// <summary>The case's name: what <c>--list</c> prints and <c>--filter</c> matches.</summary>
    public override string ToString() => $"{Operation}.{Serializer}.{Model}";
}

/// <summary>A case that is shown by another one, because both make the very same call.</summary>
/// <param name="Key">The case.</param>
/// <param name="Operation">The operation of the measured case, of the same serializer and model.</param>
public sealed record SameCaseRecord(CaseKey Key, string Operation);

/// <summary>What one round measured of a case. Times are nanoseconds of one operation, without the overhead and without garbage collections.</summary>
public sealed record RoundRecord
{
    /// <summary>The round's number, from 1.</summary>
    public required int Round { get; init; }

    /// <summary>Operations in each iteration.</summary>
    public required long Operations { get; init; }

    /// <summary>Iterations that count: those that kept the processor, or all of a <see cref="RoundMarks.Disturbed"/> round.</summary>
    public required int Iterations { get; init; }

    /// <summary>Iterations that lost the processor to other processes.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int Lost { get; init; }

    /// <summary>Iterations that kept the processor while the core was the process's own; null where nobody looked.</summary>
    public int? Clean { get; init; }

    /// <summary>The part of the time for which a neighbour was seen on the core's other thread, from 0 to 1; null where nobody looked.</summary>
    public double? Shared { get; init; }

    /// <summary>The median of the iterations that count: how far a neighbour slowed them that did not take the processor.</summary>
    public required double Median { get; init; }

    /// <summary>
    /// The round's time: the fastest of the iterations that count, which repeats better than their median, on a quiet machine and on a busy one. Of several
    /// threads, the mean of all, because waiting for each other is what is asked for.
    /// </summary>
    [JsonPropertyName("fastest")] // The name that committed records have.
    public required double Time { get; init; }

    /// <summary>What calling the empty method takes in the same loop, which is taken out of the times; 0 for first calls.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public double Overhead { get; init; }

    /// <summary>Bytes allocated per operation.</summary>
    public required double Allocated { get; init; }

    /// <summary>
    /// Garbage collections that 1,000 operations cause: counted if every iteration had one, else the bytes that they allocate by the
    /// bytes that the process allocates between two collections. Null where these are more than a gigabyte.
    /// </summary>
    public double? Gen0 { get; init; }

    /// <summary>Time of such a collection in nanoseconds: of those that were counted, or the least that any operation of the process found between its iterations; null where there is none to pay.</summary>
    public long? CollectionPause { get; init; }

    /// <summary>Whether iterations were so long that the operation's own collections happened in them.</summary>
    [JsonIgnore]
    public bool HasCountedCollections => Gen0 * Operations >= 1000;

    /// <summary>The longest time of collections in an iteration, in nanoseconds; null where it is not asked for.</summary>
    public long? LongestPause { get; init; }

    /// <summary>Processor time of all threads, user and system together, of a first call; null where final code was measured.</summary>
    public double? Cpu { get; init; }

    /// <summary>By how many bytes the process's resident memory rose at its peak in a first call; null as for <see cref="Cpu"/>.</summary>
    public long? PeakMemory { get; init; }

    /// <summary>By how many bytes more of the heap is in use after a large message, small ones and collections; null where it is not asked for.</summary>
    public long? StayingMemory { get; init; }

    /// <summary>Bytes of what is stored, with compression and what the store adds; null where that is the payload, or nothing is stored.</summary>
    public double? StoredBytes { get; init; }

    /// <summary>
    /// What else is known of requests to a server, whose times here are of its processor, and whose time of the round is the mean of the iterations without the
    /// fastest and the slowest, because garbage collections are in them; null of other calls.
    /// </summary>
    public ServiceRecord? Service { get; init; }

    /// <summary>Whether <see cref="Time"/> is that of an iteration, and not what a first call, all threads or all requests took.</summary>
    [JsonIgnore]
    public bool IsFastestIteration => this is { Cpu: null, Service: null, LongestPause: null };

    /// <summary>What is wrong with the round.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public RoundMarks Marks { get; init; }
}

/// <summary>What a round measured of requests to a server beside their processor time.</summary>
/// <param name="WireBytes">Bytes on the wire for a request, in both directions, with all that the protocol adds.</param>
/// <param name="PerSecond">The load at which latency was measured, in requests a second.</param>
/// <param name="Latency">The median latency at that load, in nanoseconds.</param>
/// <param name="Latency99">The 99th percentile of the latency; null where there were fewer than 100 requests.</param>
public sealed record ServiceRecord(double WireBytes, double PerSecond, double Latency, double? Latency99 = null);

/// <summary>What can be wrong with a round.</summary>
[Flags]
public enum RoundMarks
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>The runtime had not compiled the code for good before measuring started, or was still compiling while it was measured.</summary>
    Unsettled = 1,

    /// <summary>Most iterations lost the processor to other processes, so that all of them had to count.</summary>
    Disturbed = 2,

    /// <summary>The payload of a user's value had another length behind the round than before it, because the value changes whenever it is written.</summary>
    Resized = 4,
}
