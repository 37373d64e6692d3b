namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// A case's time from its rounds: their mean without the slowest third. A neighbour that no reading shows, or an unlucky place in memory,
/// makes a round longer by up to a third, and hardly anything makes one shorter, so this mean moves less than the median and less than the
/// mean of all.
/// </summary>
internal static class RoundsMean
{
    /// <summary>The mean without the slowest third; of one or two rounds the mean of all.</summary>
    /// <param name="rounds">The rounds' times, at least one; sorted in their place.</param>
    public static double Of(Span<double> rounds)
    {
        rounds.Sort();
        var sum = 0.0;
        foreach (var round in rounds[..Kept(rounds.Length)])
            sum += round;
        return sum / Kept(rounds.Length);
    }

    /// <summary>How many of some rounds the mean is of.</summary>
    /// <param name="rounds">How many there are.</param>
    public static int Kept(int rounds) => rounds - (rounds / 3);
}
