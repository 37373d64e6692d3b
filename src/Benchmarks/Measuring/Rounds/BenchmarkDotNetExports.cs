using System.Collections.Immutable;
using System.Globalization;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using SerializationBenchmarks.Benchmarks.Measuring.Configuration;

namespace SerializationBenchmarks.Benchmarks.Measuring.Rounds;

/// <summary>Runs the exporters that were asked for with BenchmarkDotNet's <c>--exporters</c>.</summary>
internal static class BenchmarkDotNetExports
{
    /// <summary>Exports all rounds at once: to BenchmarkDotNet, rounds are launches of one benchmark.</summary>
    /// <param name="reports">The reports of all rounds.</param>
    /// <param name="harness">The run's configuration.</param>
    /// <param name="folder">Where the files go.</param>
    /// <param name="output">Where the files' names are shown.</param>
    public static void Write(IReadOnlyList<BenchmarkReport> reports, HarnessConfig harness, string folder, TextWriter output)
    {
        if (harness.Exporters.Count == 0 || reports.Count == 0)
            return;
        var joined = reports
            .GroupBy(report => report.BenchmarkCase.Descriptor.DisplayInfo)
            .Select(rounds => new BenchmarkReport(
                rounds.All(round => round.Success),
                rounds.First().BenchmarkCase,
                rounds.First().GenerateResult,
                rounds.First().BuildResult,
                [.. rounds.SelectMany(round => round.ExecuteResults)],
                [.. rounds.Last().Metrics.Values]));
        var summary = new Summary(
            "SerializationBenchmarks",
            [.. joined],
            HostEnvironmentInfo.GetCurrent(),
            folder,
            "",
            TimeSpan.Zero,
            CultureInfo.InvariantCulture,
            ImmutableArray<BenchmarkDotNet.Validators.ValidationError>.Empty,
            []);
        foreach (var exporter in harness.Exporters)
        {
            foreach (var file in exporter.ExportToFiles(summary, NullLogger.Instance))
                output.WriteLine($"Export: {file}");
        }
    }
}
