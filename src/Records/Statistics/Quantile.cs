namespace SerializationBenchmarks.Records.Statistics;

/// <summary>Quantiles by the nearest rank: always one of the values, so that a sentence about them is true of as many as it says.</summary>
internal static class Quantile
{
    /// <summary>Finds a quantile.</summary>
    /// <param name="part">The part of the values that are not larger, above 0 and up to 1.</param>
    /// <returns>The quantile; NaN if there are no values.</returns>
    public static double Of(IReadOnlyList<double> ascending, double part) =>
        ascending.Count == 0 ? double.NaN : ascending[(int)Math.Ceiling(part * ascending.Count) - 1];
}
