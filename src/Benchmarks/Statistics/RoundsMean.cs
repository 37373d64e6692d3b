using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// A case's time from its rounds. Of cases that are visited in turn, their mean: what slows a round slows all cases of its table, and
/// leaving out other rounds of one case than of another would undo that. Where each case had a process of its own, the mean without the
/// slowest third: a neighbour that no reading shows, or an unlucky place in memory, makes a round longer by up to a third, and hardly
/// anything makes one shorter, so this mean moves less there than the median and much less than the mean of all.
/// </summary>
internal static class RoundsMean
{
    /// <summary>The mean; where the slowest third is left out, of one or two rounds the mean of all.</summary>
    /// <param name="rounds">The rounds' times, at least one; sorted in their place, because a run's intervals take some million such means.</param>
    /// <param name="inTurn">Whether the cases of a table were visited in turn.</param>
    public static double Of(Span<double> rounds, bool inTurn)
    {
        var sum = 0.0;
        var kept = Kept(rounds, inTurn);
        foreach (var round in kept)
            sum += round;
        return sum / kept.Length;
    }

    /// <summary>The standard error of <see cref="Of"/> as a part of it; NaN for a single round.</summary>
    /// <param name="rounds">The rounds' times, at least one; sorted in their place.</param>
    /// <param name="inTurn">Whether the cases of a table were visited in turn.</param>
    public static double RelativeError(Span<double> rounds, bool inTurn)
    {
        var kept = new Distribution(Kept(rounds, inTurn).ToArray());
        return kept.N < 2 ? double.NaN : kept.StandardError / kept.Mean;
    }

    private static ReadOnlySpan<double> Kept(Span<double> rounds, bool inTurn)
    {
        if (inTurn)
            return rounds;
        rounds.Sort();
        return rounds[..^(rounds.Length / 3)];
    }
}
