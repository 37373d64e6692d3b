namespace SerializationBenchmarks.Records.Statistics;

/// <summary>What two runs of the same code say of each other, over the ratios of each two serializers in a table.</summary>
/// <param name="Drifts">By which part each ratio moved from one run to the other.</param>
/// <param name="Held">How many of them moved by no more than the limits of the two runs together.</param>
public sealed record Calibration(IReadOnlyList<double> Drifts, int Held)
{
    /// <summary>The part of the ratios that the limits held; NaN if there are none.</summary>
    public double HeldShare => Drifts.Count == 0 ? double.NaN : (double)Held / Drifts.Count;

    /// <summary>A quantile of the drifts; NaN if there are none.</summary>
    /// <param name="part">The part of the drifts that are not larger, above 0 and up to 1.</param>
    public double Drift(double part) => Quantile.Of([.. Drifts.Order()], part);

    /// <summary>Compares two records.</summary>
    /// <param name="comparison">The two side by side.</param>
    public static Calibration Of(RecordComparison comparison)
    {
        var moved =
        (
            from table in comparison.Cases.GroupBy(@case => (@case.Key.Operation, @case.Key.Model), (_, cases) => cases.ToArray())
            from second in Enumerable.Range(0, table.Length)
            from first in Enumerable.Range(0, second)
            let before = table[second].First.RatioTo(table[first].First)
            let after = table[second].Other.RatioTo(table[first].Other)
            let change = Math.Max(after / before, before / after) - 1
            select (Change: change, IsHeld: change <= comparison.Limit.At(Math.Min(table[first].First.Nanoseconds, table[second].First.Nanoseconds)))).ToArray();
        return new Calibration([.. moved.Select(one => one.Change)], moved.Count(one => one.IsHeld));
    }

    /// <summary>Puts several together, each ratio counting as much as any other.</summary>
    /// <param name="calibrations">Those of several pairs of records.</param>
    public static Calibration All(IReadOnlyCollection<Calibration> calibrations) =>
        new([.. calibrations.SelectMany(calibration => calibration.Drifts)], calibrations.Sum(calibration => calibration.Held));
}

/// <summary>Quantiles by the nearest rank: always one of the values, so that a sentence about them is true of as many as it says.</summary>
internal static class Quantile
{
    /// <summary>Finds a quantile.</summary>
    /// <param name="part">The part of the values that are not larger, above 0 and up to 1.</param>
    /// <returns>The quantile; NaN if there are no values.</returns>
    public static double Of(IReadOnlyList<double> ascending, double part) =>
        ascending.Count == 0 ? double.NaN : ascending[(int)Math.Ceiling(part * ascending.Count) - 1];
}
