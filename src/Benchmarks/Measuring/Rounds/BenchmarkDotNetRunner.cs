using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring.Rounds;

/// <summary>Has a job of BenchmarkDotNet measure cases, with its own engine, and records what it reports.</summary>
/// <param name="cases">What to measure, in the order of tables.</param>
/// <param name="config">BenchmarkDotNet's configuration with one job.</param>
/// <param name="output">Where progress is shown.</param>
/// <param name="guard">Does what an interruption of the run must find done or not begun.</param>
internal sealed class BenchmarkDotNetRunner(IReadOnlyList<MeasuredCase> cases, IConfig config, TextWriter output, Action<Action> guard)
{
    /// <summary>Measures what the record lacks.</summary>
    /// <param name="record">The run's file, to which each case is added as soon as it is measured.</param>
    public void Run(PartialRecord record)
    {
        var todo = cases.Where(@case => !record.Has(@case.Key, 1)).ToArray();
        var benchmarks = new Dictionary<BenchmarkCase, MeasuredCase>();
        var withRecorder = ManualConfig.CreateEmpty().AddEventProcessor(new Recorder(record, benchmarks, output, guard));
        withRecorder.Add(config);
        BenchmarkRunner.Run([.. todo.Select(@case => ToRunInfo(@case, withRecorder, benchmarks))]);

        // BenchmarkDotNet passes over what a toolchain does not support, with a word in its log alone.
        foreach (var @case in todo.Where(@case => !record.Has(@case.Key, 1)))
            record.AddFailed(@case.Key, "BenchmarkDotNet did not run it; its log in the artifacts folder says why.", 0);
    }

    /// <summary>Asks BenchmarkDotNet's validators, which would end the run without a word on the console.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="config">The configuration with the validators.</param>
    /// <exception cref="UserErrorException">One refuses.</exception>
    public static void Check(IReadOnlyList<MeasuredCase> cases, IConfig config)
    {
        var runs = cases.Select(@case => BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config)).ToArray();
        var benchmarks = runs.SelectMany(run => run.BenchmarksCases).ToArray();
        var errors = config.GetValidators().SelectMany(validator => validator.Validate(new ValidationParameters(benchmarks, runs[0].Config)));
        if (errors.FirstOrDefault(error => error.IsCritical) is { } error)
            throw new UserErrorException($"BenchmarkDotNet refuses to measure: {error.Message.ReplaceLineEndings(" ").Trim()}");
    }

    /// <summary>Whether BenchmarkDotNet's own filters (<c>--anyCategories</c> and the like) let a case pass.</summary>
    /// <param name="case">The case.</param>
    /// <param name="config">The configuration with the filters.</param>
    public static bool Passes(MeasuredCase @case, IConfig config) =>
        BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config).BenchmarksCases.Length > 0;

    private static BenchmarkRunInfo ToRunInfo(MeasuredCase @case, IConfig config, Dictionary<BenchmarkCase, MeasuredCase> benchmarks)
    {
        var info = BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config);
        foreach (var benchmark in info.BenchmarksCases)
            benchmarks.Add(benchmark, @case);
        return info;
    }

    private sealed class Recorder(PartialRecord record, Dictionary<BenchmarkCase, MeasuredCase> cases, TextWriter output, Action<Action> guard) : EventProcessor
    {
        private long _start;

        private int _done;

        public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) => _start = Stopwatch.GetTimestamp();

        public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report)
        {
            var @case = cases[benchmarkCase];
            var seconds = Math.Round(Stopwatch.GetElapsedTime(_start).TotalSeconds, 3);
            guard(() => Record(@case, report, seconds));
        }

        private void Record(MeasuredCase @case, BenchmarkReport report, double seconds)
        {
            var rounds = ToRounds(report);
            foreach (var round in rounds)
                record.Add(@case.Key, @case.PayloadBytes, round, seconds / rounds.Length);
            if (rounds.Length == 0)
                record.AddFailed(@case.Key, ReasonOf(report), seconds);
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"[{++_done}/{cases.Count}] {@case.Key}{(rounds.Length == 0 ? ": FAILED" : "")}"));
        }
    }

    // What BenchmarkDotNet calls results: without overhead, and without outliers if the job leaves these out. Each counts as a round, so that
    // tables have the error and the deviation that BenchmarkDotNet computes from them.
    private static RoundRecord[] ToRounds(BenchmarkReport report) => !report.Success ? [] :
    [
        .. report.AllMeasurements.Where(measurement => measurement.Is(IterationMode.Workload, IterationStage.Result)).Select((measurement, index) => new RoundRecord
        {
            Round = index + 1,
            Operations = measurement.Operations,
            Iterations = 1,
            Median = measurement.Nanoseconds / measurement.Operations,
            Fastest = measurement.Nanoseconds / measurement.Operations,
            Allocated = report.GcStats.GetBytesAllocatedPerOperation(report.BenchmarkCase) ?? 0,
            Gen0 = report.GcStats is { TotalOperations: > 0 and var operations } gc ? Math.Round(1000.0 * gc.Gen0Collections / operations, 6) : null,
        }),
    ];

    private static string ReasonOf(BenchmarkReport report) =>
        report.GenerateResult is { IsGenerateSuccess: false, GenerateException: { } exception } ? exception.Message
        : report.BuildResult is { IsBuildSuccess: false } build ? ReasonOf([], (build.ErrorMessage ?? "BenchmarkDotNet's project could not be built.").Split('\n'))
        : ReasonOf([.. report.ExecuteResults.SelectMany(result => result.Errors)], [.. report.ExecuteResults.SelectMany(result => result.StandardOutput)]);

    /// <summary>Finds the most telling line of what a process printed.</summary>
    /// <param name="errors">The lines that it called errors.</param>
    /// <param name="lines">All lines.</param>
    internal static string ReasonOf(IReadOnlyList<string> errors, IReadOnlyList<string> lines)
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
