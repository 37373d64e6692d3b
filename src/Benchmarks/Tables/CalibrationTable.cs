using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>How well runs repeat, pair by pair, as Markdown.</summary>
internal static class CalibrationTable
{
    private const double AlarmLimit = 0.1;

    /// <summary>Renders a line for each ordered pair of records of the same cases, libraries, settings and machine.</summary>
    /// <param name="records">The records with their names.</param>
    /// <returns>The table; null if no two belong together.</returns>
    public static string? Render(IReadOnlyList<(string Name, RunRecord Record)> records)
    {
        var pairs = (
            from first in records
            from other in records
            where first != other && AreAlike(first.Record, other.Record)
            let calibration = Calibration.Of(first.Record, other.Record)
            select (
                First: first.Name,
                Other: other.Name,
                Calibration: calibration,
                Slower: calibration.Comparison.Slower(AlarmLimit).Count(),
                RatiosSlower: new RecordComparison(first.Record, other.Record, relative: true).Slower(AlarmLimit).Count())).ToArray();
        if (pairs.Length == 0)
            return null;
        var table = new MarkdownTable(
            Column.Text("First"),
            Column.Text("Second"),
            Column.Number("Cases"),
            Column.Number("Ratios"),
            Column.Number("Drift, median"),
            Column.Number("95th percentile"),
            Column.Number("Largest"),
            Column.Number("Ratios inside"),
            Column.Number("Means inside"),
            Column.Number("Slower by 10 %"),
            Column.Number("Ratios slower"));
        foreach (var (first, other, calibration, slower, ratiosSlower) in pairs)
        {
            table.AddRow(
                first,
                other,
                NumberText.Number(calibration.Cases),
                NumberText.Number(calibration.Comparison.Drifts.Count),
                Share(calibration.Comparison.DriftQuantile(0.5)),
                Share(calibration.Comparison.DriftQuantile(0.95)),
                Share(calibration.Comparison.DriftQuantile(1)),
                Share(calibration.RatiosInside),
                Share(calibration.MeansInside),
                NumberText.Number(slower),
                NumberText.Number(ratiosSlower));
        }

        var (alarms, relativeAlarms) = (pairs.Count(pair => pair.Slower > 0), pairs.Count(pair => pair.RatiosSlower > 0));
        return string.Create(CultureInfo.InvariantCulture, $"""
            {table}
            Over {NumberText.Count(pairs.Length, "pair")}: {Share(Mean(pair => pair.RatiosInside))} of the second ratios lie in the first's 95 % interval and {Share(Mean(pair => pair.MeansInside))} of the second means within the first's mean ± Error, where perfect intervals hold {Calibration.Perfect * 100:0} %; {alarms} would fail `compare --fail-on-slower 10%`, and {relativeAlarms} with `--relative`.

            """).ReplaceLineEndings("\n");

        // A pair of single rounds has no intervals.
        double Mean(Func<Calibration, double> figure) => pairs.Select(pair => figure(pair.Calibration)).Where(double.IsFinite).DefaultIfEmpty(double.NaN).Average();
    }

    /// <summary>Whether two records are of repeated runs: of the same cases, data, libraries and machine, measured in the same way.</summary>
    /// <param name="first">A record.</param>
    /// <param name="other">Another one.</param>
    public static bool AreAlike(RunRecord first, RunRecord other) =>
        first.Study == other.Study
        && first.Settings.Job == other.Settings.Job
        && first.Settings.Rounds == other.Settings.Rounds
        && first.Settings.Measurement?.Iterations == other.Settings.Measurement?.Iterations
        && first.Settings.Measurement?.MeasuredMilliseconds == other.Settings.Measurement?.MeasuredMilliseconds // In turn, or a process for each case.
        && first.OwnType == other.OwnType
        && first.Environment.FirstMachineDifference(other.Environment) is null
        && first.Environment.FirstLibraryDifference(other.Environment) is null // Another release is another thing to measure.
        && first.Cases.Select(@case => @case.Key).ToHashSet().SetEquals(other.Cases.Select(@case => @case.Key));

    /// <summary>Writes a share as a percentage with one decimal; "n/a" if it is not known.</summary>
    /// <param name="share">The share.</param>
    public static string Share(double share) => double.IsNaN(share) ? "n/a" : string.Create(CultureInfo.InvariantCulture, $"{share * 100:0.0} %");
}
