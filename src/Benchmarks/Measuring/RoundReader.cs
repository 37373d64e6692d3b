using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring;

/// <summary>Reads a round's raw values from BenchmarkDotNet's report.</summary>
internal static class RoundReader
{
    /// <summary>Reads the round; null if the process measured nothing.</summary>
    /// <param name="report">The report of one case.</param>
    /// <param name="round">The round's number.</param>
    public static RoundRecord? Read(BenchmarkReport report, int round)
    {
        if (!report.Success || report.ExecuteResults.Count == 0)
            return null;
        if (RoundFacts.From(report.ExecuteResults[^1]) is { } facts)
            return FromFacts(facts, round);

        // BenchmarkDotNet's own engine: the same values, as far as it tells them.
        var actual = report.AllMeasurements.Where(measurement => measurement.Is(IterationMode.Workload, IterationStage.Actual)).ToArray();
        var overhead = report.AllMeasurements.Where(measurement => measurement.Is(IterationMode.Overhead, IterationStage.Actual))
            .Select(measurement => measurement.Nanoseconds).Order().ToArray();
        return new RoundRecord
        {
            Round = round,
            Operations = actual[0].Operations,
            Wall = [.. actual.Select(measurement => (long)measurement.Nanoseconds)],
            Cpu = [],
            Overhead = overhead.Length == 0 ? 0 : (long)overhead[overhead.Length / 2],
            Allocated = report.GcStats.GetBytesAllocatedPerOperation(report.BenchmarkCase) ?? 0,
        };
    }

    private static RoundRecord FromFacts(RoundFacts facts, int round) => new()
    {
        Round = round,
        Operations = facts.Operations,
        Wall = [.. facts.WallNanoseconds.Select(value => (long)value)],
        Cpu = [.. facts.CpuNanoseconds.Select(value => (long)value)],
        Overhead = (long)facts.OverheadNanoseconds,
        Allocated = Math.Round(facts.AllocatedBytes, 2),
        MethodsCompiled = facts.MethodsCompiled,
        Collections = facts.Collections,
        WarmupIterations = facts.WarmupIterations,
        Repeats = facts.Repeats,
        Marks = (facts.Settled ? 0 : RoundMarks.Unsettled) | (facts.IsDisturbed ? RoundMarks.Disturbed : 0),
    };
}
