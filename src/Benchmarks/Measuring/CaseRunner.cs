using System.Diagnostics;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;
using SerializationBenchmarks.Benchmarks.Estimates;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring;

/// <summary>Measures a plan's cases in rounds and records each as soon as it is measured.</summary>
/// <param name="plan">What to measure.</param>
/// <param name="config">BenchmarkDotNet's configuration with one job, without exporters and loggers to the console.</param>
/// <param name="settings">How many passes over all cases, and over the uncertain ones.</param>
/// <param name="progress">Where progress is shown.</param>
internal sealed class CaseRunner(Plan plan, IConfig config, SettingsRecord settings, TextWriter progress)
{
    /// <summary>Measures what the record lacks.</summary>
    /// <param name="record">The run's file.</param>
    /// <returns>BenchmarkDotNet's reports of this process's measurements, for its exporters.</returns>
    public IReadOnlyList<BenchmarkReport> Run(PartialRecord record)
    {
        IEnumerable<StudyCase> Missing(int round) => plan.Cases.Where(@case => !record.Has(@case.Key, round));

        var reports = new List<BenchmarkReport>();
        var counter = new ProgressLines(progress, Enumerable.Range(1, settings.Rounds).Sum(round => Missing(round).Count()));
        for (var round = 1; round <= settings.Rounds; round++)
            RunRound(record, round, $"round {round} of {settings.Rounds}", [.. Missing(round)], counter, reports);

        if (settings.Measurement is { } measurement && settings.Rounds >= CaseFigures.EnoughRounds)
        {
            for (var round = settings.Rounds + 1; round <= settings.Rounds + measurement.MaxExtraRounds; round++)
            {
                var uncertain = record.Assemble().Cases.Where(@case => !new CaseFigures(@case).IsCertain(measurement.MaxRelativeError)).Select(@case => @case.Key).ToHashSet();
                StudyCase[] todo = [.. Missing(round).Where(@case => uncertain.Contains(@case.Key))];
                RunRound(record, round, $"round {round}, for uncertain cases", todo, new ProgressLines(progress, todo.Length), reports);
            }
        }

        return reports;
    }

    /// <summary>Asks BenchmarkDotNet's validators, which would end the run without a word on the console.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="config">The configuration with the validators.</param>
    /// <exception cref="UserErrorException">One refuses.</exception>
    public static void Check(Plan plan, IConfig config)
    {
        var runs = plan.Cases.Select(@case => BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config)).ToArray();
        var benchmarks = runs.SelectMany(run => run.BenchmarksCases).ToArray();
        var errors = config.GetValidators().SelectMany(validator => validator.Validate(new ValidationParameters(benchmarks, runs[0].Config)));
        if (errors.FirstOrDefault(error => error.IsCritical) is { } error)
            throw new UserErrorException($"BenchmarkDotNet refuses to measure: {error.Message.ReplaceLineEndings(" ").Trim()}");
    }

    /// <summary>Applies BenchmarkDotNet's own filters (<c>--anyCategories</c> and the like) to a plan.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="config">The configuration with the filters.</param>
    public static Plan Filter(Plan plan, IConfig config) => config.GetFilters().Any()
        ? plan.Keep(@case => BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config).BenchmarksCases.Length > 0)
        : plan;

    private void RunRound(PartialRecord record, int round, string name, StudyCase[] todo, ProgressLines counter, List<BenchmarkReport> reports)
    {
        var cases = new Dictionary<BenchmarkCase, StudyCase>();
        var runConfig = ManualConfig.CreateEmpty().AddEventProcessor(new Recorder(record, round, name, cases, counter, reports));
        runConfig.Add(config);

        // One BenchmarkRunInfo for each table keeps its rows together in time.
        var tables = todo
            .GroupBy(@case => (@case.Key.Operation, @case.Key.Model))
            .Select(table => ToRunInfo(table, runConfig, cases))
            .ToArray();
        if (tables.Length > 0)
            BenchmarkRunner.Run(tables);

        // BenchmarkDotNet passes over what a toolchain does not support, with a word in its log alone.
        foreach (var @case in todo.Where(@case => !record.Has(@case.Key, round)))
            record.AddFailed(@case.Key, "BenchmarkDotNet did not run it; its log in the artifacts folder says why.", 0);
    }

    private static BenchmarkRunInfo ToRunInfo(IEnumerable<StudyCase> table, IConfig config, Dictionary<BenchmarkCase, StudyCase> cases)
    {
        var benchmarks = new List<BenchmarkCase>();
        BenchmarkRunInfo? last = null;
        foreach (var @case in table)
        {
            last = BenchmarkConverter.MethodsToBenchmarks(@case.Benchmark, [@case.Method], config);
            foreach (var benchmark in last.BenchmarksCases)
            {
                cases.Add(benchmark, @case);
                benchmarks.Add(benchmark);
            }
        }

        return new BenchmarkRunInfo([.. benchmarks], last!.Type, last.Config);
    }

    private sealed class Recorder(
        PartialRecord record,
        int round,
        string name,
        Dictionary<BenchmarkCase, StudyCase> cases,
        ProgressLines progress,
        List<BenchmarkReport> reports) : EventProcessor
    {
        private long _start;

        public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase) => _start = Stopwatch.GetTimestamp();

        public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report)
        {
            var @case = cases[benchmarkCase];
            var seconds = Math.Round(Stopwatch.GetElapsedTime(_start).TotalSeconds, 3);
            reports.Add(report);
            if (RoundReader.Read(report, round) is { } measured)
            {
                record.Add(@case.Key, @case.PayloadBytes, measured, seconds);
                progress.Next(name, @case.Key, measured);
            }
            else
            {
                var reason = RoundReader.WhyFailed(report);
                if (@case.Contender.Model.Own is not null)
                    reason = WithoutData(reason);
                record.AddFailed(@case.Key, reason, seconds);
                progress.Next(name, @case.Key, null);
            }
        }

        // What a process wrote that measures a user's type may hold the user's data.
        private static string WithoutData(string reason) => reason.Contains(OwnTypeRequest.OtherSamples, StringComparison.Ordinal)
            ? OwnTypeRequest.OtherSamples
            : "The measuring process failed; BenchmarkDotNet's log in the artifacts folder says why.";
    }
}
