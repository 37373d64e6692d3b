using System.Diagnostics;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Progress;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.CustomModels;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Terminal;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Measuring.Rounds;

/// <summary>Measures a plan's cases in rounds and records each as soon as it is measured.</summary>
/// <param name="plan">What to measure.</param>
/// <param name="config">BenchmarkDotNet's configuration with one job, without exporters and loggers to the console.</param>
/// <param name="settings">How many passes over all cases, and over the uncertain ones.</param>
/// <param name="output">Where progress is shown.</param>
/// <param name="interruption">Stops the run between two measurements; null if nothing can stop it.</param>
/// <param name="afterRound">Called after each round but the last planned and the last extra one; null if nobody waits for it.</param>
internal sealed class CaseRunner(Plan plan, IConfig config, SettingsRecord settings, TextWriter output, Interruption? interruption = null, Action<PartialRecord>? afterRound = null)
{
    private readonly int _maxExtraRounds = settings.Rounds >= CaseFigures.EnoughRounds ? settings.Measurement?.MaxExtraRounds ?? 0 : 0;

    /// <summary>Measures what the record lacks.</summary>
    /// <param name="record">The run's file.</param>
    /// <returns>BenchmarkDotNet's reports of this process's measurements, for its exporters.</returns>
    public IReadOnlyList<BenchmarkReport> Run(PartialRecord record)
    {
        IEnumerable<StudyCase> Missing(int round) => plan.Cases.Where(@case => !record.Has(@case.Key, round));

        var reports = new List<BenchmarkReport>();
        var progress = new ProgressLines(output, new TimeLeft(TimeProvider.System, plan.Cases.Count, _maxExtraRounds));
        progress.Plan(Enumerable.Range(1, settings.Rounds).Sum(round => Missing(round).Count()));
        for (var round = 1; round <= settings.Rounds; round++)
        {
            StudyCase[] todo = [.. Missing(round)];
            if (todo.Length == 0)
                continue;
            progress.Round(round, settings.Rounds);
            RunRound(record, round, todo, progress, reports);
            if (round < settings.Rounds)
                afterRound?.Invoke(record);
        }

        for (var extra = 1; extra <= _maxExtraRounds; extra++)
        {
            var uncertain = record.Assemble().Cases.Where(@case => !new CaseFigures(@case).IsCertain(settings.Measurement!.MaxRelativeError)).Select(@case => @case.Key).ToHashSet();
            var tables = uncertain.Select(TableOf).ToHashSet(); // The others of a table cost little, and ratios are of cases in one process.
            StudyCase[] todo = [.. Missing(settings.Rounds + extra).Where(@case => tables.Contains(TableOf(@case.Key)))];
            if (todo.Length == 0)
                continue;
            progress.ExtraRound(todo.Length, uncertain.Count, extra, _maxExtraRounds);
            RunRound(record, settings.Rounds + extra, todo, progress, reports);
            if (extra < _maxExtraRounds)
                afterRound?.Invoke(record);
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

    private void RunRound(PartialRecord record, int round, StudyCase[] todo, ProgressLines progress, List<BenchmarkReport> reports)
    {
        var cases = new Dictionary<BenchmarkCase, StudyCase>();
        var runConfig = ManualConfig.CreateEmpty().AddEventProcessor(new Recorder(record, round, cases, progress, reports, interruption));
        runConfig.Add(config);

        // One BenchmarkRunInfo for each table.
        var tables = todo
            .GroupBy(@case => TableOf(@case.Key))
            .Select(table => ToRunInfo(InOrder(table, settings.Measurement?.OrderSeed, round), runConfig, cases))
            .ToArray();
        if (settings.Measurement is { FirstCall: not true })
        {
            foreach (var process in tables.SelectMany(table => InProcesses(table.BenchmarksCases, settings.Rounds, benchmark => cases[benchmark].Binding.Serializer)))
                ((WorkerToolchain)process[0].Job.Infrastructure.Toolchain).Together.AddTable(process);
        }

        BenchmarkRunner.Run(tables);

        // BenchmarkDotNet passes over what a toolchain does not support, with a word in its log alone.
        foreach (var @case in todo.Where(@case => !record.Has(@case.Key, round)))
            record.AddFailed(@case.Key, "BenchmarkDotNet did not run it; its log in the artifacts folder says why.", 0);
    }

    private static (string Operation, string Model) TableOf(CaseKey key) => (key.Operation, key.Model);

    /// <summary>Orders the cases of a table for a round.</summary>
    /// <typeparam name="T">What names a case.</typeparam>
    /// <param name="table">The cases in the order of tables.</param>
    /// <param name="seed">See <see cref="MeasurementSettings.OrderSeed"/>.</param>
    /// <param name="round">The round's number.</param>
    internal static T[] InOrder<T>(IEnumerable<T> table, int? seed, int round)
    {
        var cases = table.ToArray();
        if (seed is not null)
            new Random(seed.Value + round).Shuffle(cases);
        return cases;
    }

    /// <summary>
    /// Splits the cases of a table into those that share a process: all of them for a first look, which has no intervals that could tell what
    /// a process apart would change, and takes half of the time so.
    /// </summary>
    /// <typeparam name="T">What names a case.</typeparam>
    /// <param name="table">The cases.</param>
    /// <param name="rounds">The planned rounds.</param>
    /// <param name="serializerOf">The serializer of a case: see <see cref="SerializerInfo.RunsCodeOf"/>.</param>
    internal static IEnumerable<T[]> InProcesses<T>(IEnumerable<T> table, int rounds, Func<T, SerializerInfo> serializerOf) => table
        .GroupBy(@case => rounds >= CaseFigures.EnoughRounds && serializerOf(@case) is { RunsCodeOf: not null } serializer ? serializer : null)
        .Select(process => process.ToArray());

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
        Dictionary<BenchmarkCase, StudyCase> cases,
        ProgressLines progress,
        List<BenchmarkReport> reports,
        Interruption? interruption) : EventProcessor
    {
        private long _start;

        public override void OnStartRunBenchmark(BenchmarkCase benchmarkCase)
        {
            interruption?.Begin();
            _start = Stopwatch.GetTimestamp();
        }

        public override void OnEndRunBenchmark(BenchmarkCase benchmarkCase, BenchmarkReport report)
        {
            var @case = cases[benchmarkCase];
            var seconds = Math.Round(Stopwatch.GetElapsedTime(_start).TotalSeconds, 3);
            var measured = RoundReader.Read(report, round);
            if (interruption is null)
            {
                Record(@case, report, measured, seconds);
                return;
            }

            interruption.End($"{@case.Key.Operation} of {@case.Key.Model}", measured is null && report.ExecuteResults is [.., var last] ? last.ExitCode : null);
            interruption.Guard(() => Record(@case, report, measured, seconds));
        }

        private void Record(StudyCase @case, BenchmarkReport report, RoundRecord? measured, double seconds)
        {
            if (measured is not null)
            {
                record.Add(@case.Key, @case.PayloadBytes, measured, seconds);
            }
            else
            {
                var reason = RoundReader.ReasonOfFailure(report);
                record.AddFailed(@case.Key, IsUsers(@case.Binding.Model) ? WithoutData(reason) : reason, seconds);
            }

            reports.Add(report);
            progress.Next(@case.Key, measured);
        }

        private static bool IsUsers(Model model) => !model.IsBuiltIn && model.ModelType.Assembly != typeof(Study).Assembly;

        // What a process wrote that measures a user's type may hold the user's data.
        private static string WithoutData(string reason) => reason.Contains(OwnTypeRequest.OtherSamples, StringComparison.Ordinal)
            ? OwnTypeRequest.OtherSamples
            : "The measuring process failed; BenchmarkDotNet's log in the artifacts folder says why.";
    }
}
