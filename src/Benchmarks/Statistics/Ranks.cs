namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>Places in a table.</summary>
public static class Ranks
{
    /// <summary>Ranks cases: one more than the number of those that are significantly faster, by the 95 % confidence interval of the ratio between the two.</summary>
    /// <param name="limit">The part by which two must differ at least: see <see cref="Twins.Limit"/>.</param>
    /// <returns>Each one's rank, from 1, in the order given.</returns>
    public static int[] Of(IReadOnlyList<CaseFigures> cases, double limit) =>
        [.. cases.Select(@case => 1 + cases.Count(other => @case.Nanoseconds > (1 + limit) * other.Nanoseconds && RatioEstimate.Paired(@case, other).Judge(limit) == RelativeSpeed.Slower))];
}
