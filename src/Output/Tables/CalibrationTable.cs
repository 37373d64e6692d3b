using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>How well runs repeat, pair by pair, as Markdown.</summary>
internal static class CalibrationTable
{
    private const double AlarmLimit = 0.1;

    private static readonly TimeSpan _soon = TimeSpan.FromHours(1);

    private enum Repetition
    {
        Soon,
        Later,
        OtherBuild,
    }

    /// <summary>Renders a line for each machine and kind of repetition, and one for each pair of records that share half of their cases or more, and libraries, settings and machine.</summary>
    /// <returns>The tables; null if no two belong together.</returns>
    public static string? Render(IReadOnlyList<(string Name, RunRecord Record)> records)
    {
        Pair[] pairs =
        [
            .. from first in records.Index()
               from other in records.Skip(first.Index + 1)
               where AreAlike(first.Item.Record, other.Record)
               let comparison = new RecordComparison(first.Item.Record, other.Record)
               let slower = comparison.Slower(AlarmLimit).Count()
               let ratiosSlower = new RecordComparison(first.Item.Record, other.Record, relative: true).Slower(AlarmLimit).Count()
               select new Pair(first.Item, other, comparison, Calibration.Of(comparison), slower, ratiosSlower),
        ];
        if (pairs.Length == 0)
            return null;
        return string.Create(CultureInfo.InvariantCulture, $"""
            {MachinesTable(pairs)}
            Of {NumberText.Count(pairs.Length, "comparison")}, {pairs.Count(pair => pair.Slower > 0)} would fail `compare --fail-on-slower 10%`, and {pairs.Count(pair => pair.RatiosSlower > 0)} with `--relative`.

            {PairsTable(pairs)}

            """).ReplaceLineEndings("\n");
    }

    /// <summary>Whether two records are of repeated runs: of mostly the same cases, and of the same data, libraries and machine, measured in the same way.</summary>
    public static bool AreAlike(RunRecord first, RunRecord other) => first.Environment.FirstMachineDifference(other.Environment) is null && MeasureAlike(first, other);

    /// <summary>The same on any machines.</summary>
    public static bool MeasureAlike(RunRecord first, RunRecord other) =>
        first.Study == other.Study
        && first.Settings.Rounds == other.Settings.Rounds
        && first.Settings.Measurement.Iterations == other.Settings.Measurement.Iterations
        && first.Settings.Measurement.CleanIterations == other.Settings.Measurement.CleanIterations
        && first.OwnType == other.OwnType
        && first.Environment.LibraryDifferences(other.Environment) is null // Another release is another thing to measure.
        && 2 * first.Cases.Select(@case => @case.Key).Intersect(other.Cases.Select(@case => @case.Key)).Count() >= Math.Max(first.Cases.Count, other.Cases.Count);

    /// <summary>Writes a share as a percentage with one decimal; "n/a" if it is not known.</summary>
    /// <param name="share">The share.</param>
    public static string Share(double share) => double.IsNaN(share) ? "n/a" : string.Create(CultureInfo.InvariantCulture, $"{share * 100:0.0} %");

    private static MarkdownTable MachinesTable(IEnumerable<Pair> pairs)
    {
        var table = new MarkdownTable(
            Column.Text("Machine"),
            Column.Text("Repeated"),
            Column.Number("Pairs"),
            Column.Number("Drift, median"),
            Column.Number("95th percentile"),
            Column.Number("Ratios"),
            Column.Number("Limit held"));
        foreach (var kind in pairs.GroupBy(pair => (Machine: MachineOf(pair.First.Record.Environment), Study: pair.First.Record.Study, Kind: KindOf(pair.First.Record, pair.Other.Record))).OrderBy(kind => kind.Key.Machine, StringComparer.Ordinal).ThenBy(kind => kind.Key.Study, StringComparer.Ordinal).ThenBy(kind => kind.Key.Kind))
        {
            var all = Calibration.All([.. kind.Select(pair => pair.Calibration)]);
            table.AddRow(
                kind.Key.Machine,
                $"{kind.Key.Study}, {InWords(kind.Key.Kind)}",
                NumberText.Number(kind.Count()),
                Share(all.Drift(0.5)),
                Share(all.Drift(0.95)),
                NumberText.Number(all.Drifts.Count),
                Share(all.HeldShare));
        }

        return table;
    }

    // What differs beside chance: the hour, by which neighbours are others, and the suite's own code.
    private static Repetition KindOf(RunRecord first, RunRecord other) =>
        first.Environment.Build != other.Environment.Build ? Repetition.OtherBuild
        : (first.Started - other.Started).Duration() < _soon ? Repetition.Soon
        : Repetition.Later;

    private static string InWords(Repetition repetition) => repetition switch
    {
        Repetition.Soon => "within an hour",
        Repetition.Later => "hours apart",
        _ => "another build",
    };

    private static string MachineOf(EnvironmentRecord environment) =>
        environment.Processor is { } processor ? $"{environment.MachineName()} ({processor.Describe()})" : environment.MachineName();

    private static MarkdownTable PairsTable(IEnumerable<Pair> pairs)
    {
        var table = new MarkdownTable(
            Column.Text("First"),
            Column.Text("Second"),
            Column.Number("Cases"),
            Column.Number("Drift, median"),
            Column.Number("95th percentile"),
            Column.Number("Largest"),
            Column.Number("Limit"),
            Column.Number("Limit held"),
            Column.Number("Slower by 10 %"),
            Column.Number("Ratios slower"));
        foreach (var (first, other, comparison, calibration, slower, ratiosSlower) in pairs)
        {
            table.AddRow(
                first.Name,
                other.Name,
                NumberText.Number(comparison.Cases.Count),
                Share(calibration.Drift(0.5)),
                Share(calibration.Drift(0.95)),
                Share(calibration.Drift(1)),
                Share(comparison.Limit.OfOthers),
                Share(calibration.HeldShare),
                NumberText.Number(slower),
                NumberText.Number(ratiosSlower));
        }

        return table;
    }

    private sealed record Pair(
        (string Name, RunRecord Record) First,
        (string Name, RunRecord Record) Other,
        RecordComparison Comparison,
        Calibration Calibration,
        int Slower,
        int RatiosSlower);
}
