namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// A case's time from those of its rounds. A neighbour that no reading shows, or an unlucky place in memory, makes a round longer by up to a third,
/// and hardly anything makes one shorter.
/// </summary>
internal static class RoundsTime
{
    /// <summary>
    /// The least, where a round's time is its fastest iteration: on disturbed machines the ratios of two runs are nearer with the least of four
    /// rounds than with any mean of six.
    /// </summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double Least(IEnumerable<double> rounds) => rounds.Min();

    /// <summary>
    /// The mean without the slowest third, where a round's time is what all of its calls took, as of servers, threads and first calls: there the least
    /// is what chance favoured, and the ratios of two runs are farther apart with it. Of one or two rounds, the mean of all.
    /// </summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double Mean(IReadOnlyCollection<double> rounds) => rounds.Order().Take(rounds.Count - (rounds.Count / 3)).Average();
}
