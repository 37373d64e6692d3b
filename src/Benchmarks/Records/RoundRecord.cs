using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What one round measured of a case: the raw values.</summary>
public sealed record RoundRecord
{
    /// <summary>The round's number, from 1.</summary>
    public required int Round { get; init; }

    /// <summary>
    /// Whether the cases of a table were visited in turn in one process, and are disturbed together; null where each had a process of its
    /// own.
    /// </summary>
    public bool? InTurn { get; init; }

    /// <summary>Operations in each iteration.</summary>
    public required long Operations { get; init; }

    /// <summary>Time of each iteration in nanoseconds, by the clock, the overhead included.</summary>
    public required IReadOnlyList<long> Wall { get; init; }

    /// <summary>Processor time of each iteration in nanoseconds; empty where BenchmarkDotNet's own engine measured.</summary>
    public required IReadOnlyList<long> Cpu { get; init; }

    /// <summary>
    /// How many times as long as usual the speed probe, a loop of fixed work, took around each iteration; null where BenchmarkDotNet's own engine
    /// measured, and in records from before it was read.
    /// </summary>
    public IReadOnlyList<double>? Slowdown { get; init; }

    /// <summary>
    /// What the speed probe usually reads, in nanoseconds, as far as was known when the round began: what <see cref="Slowdown"/> is relative to.
    /// Null as for that, and in older records.
    /// </summary>
    public double? UsualReading { get; init; }

    /// <summary>Which iterations another process disturbed, by their place from 0; null as for <see cref="Slowdown"/>.</summary>
    public IReadOnlyList<int>? Disturbed { get; init; }

    /// <summary>Time of an iteration of the empty method in nanoseconds.</summary>
    public required long Overhead { get; init; }

    /// <summary>Bytes allocated per operation.</summary>
    public required double Allocated { get; init; }

    /// <summary>By how many bytes the process's resident memory rose at its peak; null where it is not a first call that was measured.</summary>
    public long? PeakMemory { get; init; }

    /// <summary>Methods compiled during the measured iterations; null where BenchmarkDotNet's own engine measured.</summary>
    public int? MethodsCompiled { get; init; }

    /// <summary>Garbage collections during the measured iterations; null where BenchmarkDotNet's own engine measured.</summary>
    public int? Collections { get; init; }

    /// <summary>Time of these collections in each iteration in nanoseconds; null if there were none, and as for <see cref="Gen0"/>.</summary>
    public IReadOnlyList<long>? Paused { get; init; }

    /// <summary>
    /// Garbage collections that 1,000 operations cause: counted if every iteration had one, else the bytes that they allocate by the
    /// bytes that the process allocates between two collections. Null where these are more than a gigabyte, and in records from before
    /// it was found out.
    /// </summary>
    public double? Gen0 { get; init; }

    /// <summary>Time of such a collection in nanoseconds; null where BenchmarkDotNet's own engine measured, whose times contain it.</summary>
    public long? CollectionPause { get; init; }

    /// <summary>Iterations before the measured ones; null where BenchmarkDotNet's own engine measured.</summary>
    public int? WarmupIterations { get; init; }

    /// <summary>How often this round was repeated at once because it was disturbed: 0 but in older records.</summary>
    public int Repeats { get; init; }

    /// <summary>What is wrong with the round.</summary>
    public RoundMarks Marks { get; init; }

    /// <summary>Whether what others took from the speed probe is taken out of its times: not in older records, and not of first calls.</summary>
    [JsonIgnore]
    public bool IsCorrected => InTurn == true || UsualReading is not null;

    /// <summary>Whether other processes disturbed most of it.</summary>
    [JsonIgnore]
    public bool IsDisturbed => Marks.HasFlag(RoundMarks.Disturbed);
}
