using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// A case's time from its rounds: their mean without the slowest third, which is trimmed away. A neighbour that no reading shows,
/// or an unlucky place in memory, makes a round longer by up to a third, and hardly anything makes one shorter, so this mean moves
/// less than the median and much less than the mean of all.
/// </summary>
internal static class TrimmedMean
{
    /// <summary>The mean without the slowest third, rounded down: of one or two rounds, the mean of all.</summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double Of(IEnumerable<double> rounds) => OfOverwritten(rounds.ToArray());

    /// <summary>The same of rounds that are sorted in their place: a run's intervals take some million such means.</summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double OfOverwritten(Span<double> rounds)
    {
        var sum = 0.0;
        var kept = Trim(rounds);
        foreach (var round in kept)
            sum += round;
        return sum / kept.Length;
    }

    /// <summary>The standard error of <see cref="Of"/> as a part of it; NaN for a single round.</summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double RelativeError(IEnumerable<double> rounds)
    {
        var kept = new Distribution(Trim(rounds.ToArray()).ToArray());
        return kept.N < 2 ? double.NaN : kept.StandardError / kept.Mean;
    }

    private static ReadOnlySpan<double> Trim(Span<double> rounds)
    {
        rounds.Sort();
        return rounds[..^(rounds.Length / 3)];
    }
}
