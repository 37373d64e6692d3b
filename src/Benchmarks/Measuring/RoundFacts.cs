using System.Text.Json;
using BenchmarkDotNet.Toolchains.Results;

namespace SerializationBenchmarks.Benchmarks.Measuring;

/// <summary>What the measured process tells about a round beside BenchmarkDotNet's measurements.</summary>
public sealed record RoundFacts
{
    private const string Prefix = "// RoundFacts: ";

    /// <summary>Operations in each measured iteration.</summary>
    public required long Operations { get; init; }

    /// <summary>Time of each measured iteration in nanoseconds, by the clock.</summary>
    public required IReadOnlyList<double> WallNanoseconds { get; init; }

    /// <summary>Processor time of each measured iteration in nanoseconds, user and system together, of all threads.</summary>
    public required IReadOnlyList<double> CpuNanoseconds { get; init; }

    /// <summary>Time of an iteration of the empty method with the same number of operations, in nanoseconds: the median of several.</summary>
    public required double OverheadNanoseconds { get; init; }

    /// <summary>Methods the runtime compiled during the measured iterations.</summary>
    public required int MethodsCompiled { get; init; }

    /// <summary>Garbage collections during the measured iterations, without those forced between them.</summary>
    public required int Collections { get; init; }

    /// <summary>Iterations before measuring started.</summary>
    public required int WarmupIterations { get; init; }

    /// <summary>Whether the runtime had compiled the code for good before measuring started, and compiled nothing meanwhile.</summary>
    public required bool Settled { get; init; }

    /// <summary>Bytes allocated on the managed heap per operation.</summary>
    public required double AllocatedBytes { get; init; }

    /// <summary>How many times as long as usual the yardstick took around each measured iteration.</summary>
    public required IReadOnlyList<double> Slowdown { get; init; }

    /// <summary>Which of the measured iterations were disturbed, by their place from 0.</summary>
    public required IReadOnlyList<int> Disturbed { get; init; }

    /// <summary>Whether too few iterations were undisturbed to tell anything from them alone.</summary>
    public required bool IsDisturbed { get; init; }

    /// <summary>The yardstick's fastest reading in nanoseconds.</summary>
    public required double FastestReading { get; init; }

    /// <summary>The line that carries the facts to the host.</summary>
    public string ToLine() => Prefix + JsonSerializer.Serialize(this, WorkerJson.Default.RoundFacts);

    /// <summary>Reads the facts from what a process printed; null if it printed none.</summary>
    /// <param name="result">What the process printed.</param>
    public static RoundFacts? From(ExecuteResult result) =>
        result.PrefixedLines.LastOrDefault(line => line.StartsWith(Prefix, StringComparison.Ordinal)) is { } line
            ? JsonSerializer.Deserialize(line.AsSpan(Prefix.Length), WorkerJson.Default.RoundFacts)
            : null;
}
