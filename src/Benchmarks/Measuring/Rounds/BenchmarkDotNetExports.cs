using System.Collections.Immutable;
using System.Globalization;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Measuring.Configuration;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Rounds;

/// <summary>Runs the exporters that were asked for with BenchmarkDotNet's <c>--exporters</c>.</summary>
internal static class BenchmarkDotNetExports
{
    /// <summary>Exports a record: to BenchmarkDotNet, rounds are launches of one benchmark, with a result each.</summary>
    /// <param name="record">The record.</param>
    /// <param name="cases">The cases that were measured.</param>
    /// <param name="harness">The run's configuration.</param>
    /// <param name="folder">Where the files go.</param>
    /// <param name="output">Where the files' names are shown.</param>
    public static void Write(RunRecord record, IReadOnlyList<MeasuredCase> cases, HarnessConfig harness, string folder, TextWriter output)
    {
        if (harness.Exporters.Count == 0)
            return;
        var measured = record.Cases.ToDictionary(@case => @case.Key);
        var summary = new Summary(
            "SerializationBenchmarks",
            [.. from @case in cases where measured.ContainsKey(@case.Key) select ToReport(@case, measured[@case.Key], harness.Config)],
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

    private static BenchmarkReport ToReport(MeasuredCase @case, CaseRecord measured, IConfig config)
    {
        var benchmark = BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config).BenchmarksCases.Single();
        var generated = GenerateResult.Success(BenchmarkDotNet.Toolchains.ArtifactsPaths.Empty, []);
        return new BenchmarkReport(
            true,
            benchmark,
            generated,
            BuildResult.Success(generated),
            [.. measured.Rounds.Select((round, index) => ToResult(round, index + 1))],
            []);
    }

    private static ExecuteResult ToResult(RoundRecord round, int launch)
    {
        var measurement = new Measurement(launch, IterationMode.Workload, IterationStage.Result, 1, round.Operations, round.Fastest * round.Operations);
        var gc = string.Create(CultureInfo.InvariantCulture, $"// GC: 0 0 0 {Math.Round(round.Allocated * round.Operations):0} {round.Operations}");
        return new ExecuteResult(true, 0, null, [measurement.ToString()], [gc], [], launch);
    }
}
