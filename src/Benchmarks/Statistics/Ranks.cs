namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>Places in a table.</summary>
public static class Ranks
{
    /// <summary>Ranks cases: one more than the number of those that are surely faster, by the 95 % confidence interval of the ratio between the two.</summary>
    /// <param name="cases">The cases of one table.</param>
    /// <returns>Each one's rank, from 1, in the order given.</returns>
    public static int[] Of(IReadOnlyList<CaseFigures> cases) =>
        [.. cases.Select(@case => 1 + cases.Count(other => other != @case && IsSurelySlower(@case, other)))];

    // Where every round of the one is slower than all of the other, so is every resample, and most pairs of a table are like that.
    private static bool IsSurelySlower(CaseFigures @case, CaseFigures other) =>
        @case.Mean > other.Mean
        && (@case.Rounds.Min(round => round.Value) > other.Rounds.Max(round => round.Value) || RatioEstimate.Paired(@case, other).Low > 1);
}
