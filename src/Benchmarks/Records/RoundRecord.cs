using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What one round measured of a case: the raw values.</summary>
public sealed record RoundRecord
{
    /// <summary>The round's number, from 1.</summary>
    public required int Round { get; init; }

    /// <summary>Operations in each slice.</summary>
    public required long Operations { get; init; }

    /// <summary>
    /// Time of each slice in nanoseconds, by the clock, the overhead included; in older records, and where BenchmarkDotNet's own engine
    /// measured, of each iteration.
    /// </summary>
    public required IReadOnlyList<long> Wall { get; init; }

    /// <summary>Nanoseconds that the runtime paused to collect garbage, by the place from 0 of the slices that contain a pause; null in older records.</summary>
    public IReadOnlyDictionary<int, long>? Pauses { get; init; }

    /// <summary>The places from 0 of the slices during which the runtime compiled a method, and which count only if all do; null in older records.</summary>
    public IReadOnlyList<int>? CompiledIn { get; init; }

    /// <summary>In older records alone: processor time of each iteration in nanoseconds.</summary>
    public IReadOnlyList<long>? Cpu { get; init; }

    /// <summary>In older records alone: how many times as long as usual a loop of fixed work took around each iteration.</summary>
    public IReadOnlyList<double>? Slowdown { get; init; }

    /// <summary>In older records alone: which iterations another process disturbed, by their place from 0.</summary>
    public IReadOnlyList<int>? Disturbed { get; init; }

    /// <summary>Time of a slice of the empty method in nanoseconds.</summary>
    public required long Overhead { get; init; }

    /// <summary>Bytes allocated per operation.</summary>
    public required double Allocated { get; init; }

    /// <summary>Methods compiled during the measured slices; null where BenchmarkDotNet's own engine measured.</summary>
    public int? MethodsCompiled { get; init; }

    /// <summary>Garbage collections during the measured slices; null where BenchmarkDotNet's own engine measured.</summary>
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
