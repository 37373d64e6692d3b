using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

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
        if (WorkerAnswer.From(report.ExecuteResults[^1]) is [var answer])
            return answer.Round with { Round = round };

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
            Gen0 = report.GcStats is { TotalOperations: > 0 and var operations } gc ? Math.Round(1000.0 * gc.Gen0Collections / operations, 6) : null,
        };
    }

    /// <summary>Says why a process measured nothing.</summary>
    /// <param name="report">The report of one case.</param>
    public static string ReasonOfFailure(BenchmarkReport report) =>
        report.GenerateResult is { IsGenerateSuccess: false, GenerateException: { } exception } ? exception.Message
        : report.BuildResult is { IsBuildSuccess: false } build ? ReasonOfFailure([], (build.ErrorMessage ?? "BenchmarkDotNet's project could not be built.").Split('\n'))
        : ReasonOfFailure([.. report.ExecuteResults.SelectMany(result => result.Errors)], [.. report.ExecuteResults.SelectMany(result => result.StandardOutput)]);

    /// <summary>Finds the most telling line of what a process printed.</summary>
    /// <param name="errors">The lines that it called errors.</param>
    /// <param name="lines">All lines.</param>
    public static string ReasonOfFailure(IReadOnlyList<string> errors, IReadOnlyList<string> lines)
    {
        // BenchmarkDotNet prints exceptions whole: the innermost one, which is the cause, has an arrow before it.
        const string Arrow = "---> ";
        var telling = (errors.Count > 0 ? errors[^1] : null)
            ?? lines.LastOrDefault(line => line.Contains(Arrow, StringComparison.Ordinal))
            ?? lines.FirstOrDefault(line => line.Contains("Exception: ", StringComparison.Ordinal) || line.Contains("error ", StringComparison.Ordinal))
            ?? lines.LastOrDefault(line => !string.IsNullOrWhiteSpace(line))
            ?? "The measuring process ended without a result.";
        return telling[(telling.IndexOf(Arrow, StringComparison.Ordinal) is >= 0 and var start ? start + Arrow.Length : 0)..].Trim();
    }
}
