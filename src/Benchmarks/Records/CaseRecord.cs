using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What names a case: one cell of the tables.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Serializer">The row's name.</param>
/// <param name="Model">The model's name.</param>
public sealed record CaseKey(string Operation, string Serializer, string Model)
{
    /// <summary>The case's name: what <c>--list</c> prints and <c>--filter</c> matches.</summary>
    public override string ToString() => $"{Operation}.{Serializer}.{Model}";
}

/// <summary>A measured case.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample.</param>
/// <param name="Rounds">What each round measured, in order.</param>
public sealed record CaseRecord(CaseKey Key, int PayloadBytes, IReadOnlyList<RoundRecord> Rounds);

/// <summary>What one round measured of a case: the raw values.</summary>
public sealed record RoundRecord
{
    /// <summary>The round's number, from 1.</summary>
    public required int Round { get; init; }

    /// <summary>Operations in each iteration.</summary>
    public required long Operations { get; init; }

    /// <summary>Time of each iteration in nanoseconds, by the clock, the overhead included.</summary>
    public required IReadOnlyList<long> Wall { get; init; }

    /// <summary>Processor time of each iteration in nanoseconds; empty where BenchmarkDotNet's own engine measured.</summary>
    public required IReadOnlyList<long> Cpu { get; init; }

    /// <summary>
    /// How many times as long as usual a loop of fixed work took around each iteration; null where BenchmarkDotNet's own engine
    /// measured, and in records from before it was read.
    /// </summary>
    public IReadOnlyList<double>? Slowdown { get; init; }

    /// <summary>Which iterations another process disturbed, by their place from 0; null as for <see cref="Slowdown"/>.</summary>
    public IReadOnlyList<int>? Disturbed { get; init; }

    /// <summary>Time of an iteration of the empty method in nanoseconds.</summary>
    public required long Overhead { get; init; }

    /// <summary>Bytes allocated per operation.</summary>
    public required double Allocated { get; init; }

    /// <summary>Methods compiled during the measured iterations; null where BenchmarkDotNet's own engine measured.</summary>
    public int? MethodsCompiled { get; init; }

    /// <summary>Garbage collections during the measured iterations; null where BenchmarkDotNet's own engine measured.</summary>
    public int? Collections { get; init; }

    /// <summary>Iterations before the measured ones; null where BenchmarkDotNet's own engine measured.</summary>
    public int? WarmupIterations { get; init; }

    /// <summary>How often this round was repeated at once because it was disturbed: 0 but in older records.</summary>
    public int Repeats { get; init; }

    /// <summary>What is wrong with the round.</summary>
    public RoundMarks Marks { get; init; }

    /// <summary>Whether other processes disturbed most of it.</summary>
    [JsonIgnore]
    public bool IsDisturbed => Marks.HasFlag(RoundMarks.Disturbed);
}

/// <summary>What can be wrong with a round.</summary>
[Flags]
public enum RoundMarks
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>The runtime had not compiled the code for good before measuring started, or was still compiling while it was measured.</summary>
    Unsettled = 1,

    /// <summary>Another process took the processor, or a part of its speed, for most of the round.</summary>
    Disturbed = 2,
}
