using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>What each mechanism that makes runs repeat buys, as Markdown.</summary>
internal static class MechanismTable
{
    /// <summary>Renders a line for each mechanism: how far runs would be apart without it, on average over the pairs of repeated runs.</summary>
    /// <param name="records">The records.</param>
    /// <returns>The table; null if no two belong together, or BenchmarkDotNet's own engine measured them.</returns>
    public static string? Render(IReadOnlyList<RunRecord> records)
    {
        var pairs = (
            from first in records.Index()
            from other in records.Index()
            where first.Index < other.Index && first.Item.Settings.Measurement is not null && CalibrationTable.AreAlike(first.Item, other.Item)
            select (First: first.Item, Other: other.Item)).ToArray();
        if (pairs.Length == 0)
            return null;
        var table = new MarkdownTable(Column.Text("Left out"), Column.Number("Drift, median"), Column.Number("95th percentile"), Column.Number("Rounds a case"));
        foreach (var mechanism in Mechanism.All)
        {
            RecordComparison[] comparisons = [.. pairs.Select(pair => new RecordComparison(mechanism.Apply(pair.First), mechanism.Apply(pair.Other)))];
            table.AddRow(
                mechanism.Name,
                CalibrationTable.Share(comparisons.Average(comparison => comparison.DriftQuantile(0.5))),
                CalibrationTable.Share(comparisons.Average(comparison => comparison.DriftQuantile(0.95))),
                pairs.Average(pair => (RoundsOf(mechanism, pair.First) + RoundsOf(mechanism, pair.Other)) / 2).ToString("F1", CultureInfo.InvariantCulture));
        }

        return table.ToString();
    }

    // Not of what a mechanism was replaced by, which stands for all of the rounds.
    private static double RoundsOf(Mechanism mechanism, RunRecord record) =>
        record.Cases.Average(@case => mechanism.Without(@case, record.Settings).Rounds is { Count: > 1 } rounds ? rounds.Count : @case.Rounds.Count);
}
