namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// The mean of rounds that are drawn from a case's, with replacement. It sorts nothing, since the order of what is drawn from is known: the
/// intervals of a run take some million such means.
/// </summary>
internal sealed class Resample
{
    private const int None = -1;

    private readonly int[] _ranks; // Of each round among those that the case has.

    private readonly double[] _sorted;

    private readonly int[] _times; // How often each is drawn, by its rank.

    /// <summary>Prepares to draw.</summary>
    /// <param name="rounds">The rounds' times; null for a round that the case does not have.</param>
    public Resample(IReadOnlyList<double?> rounds)
    {
        var order = Enumerable.Range(0, rounds.Count).Where(round => rounds[round] is not null).OrderBy(round => rounds[round]).ToArray();
        _sorted = [.. order.Select(round => rounds[round]!.Value)];
        _times = new int[order.Length];
        _ranks = [.. Enumerable.Range(0, rounds.Count).Select(round => Array.IndexOf(order, round))];
    }

    /// <summary>Draws as many places of rounds as there are, with replacement, into the same array each time.</summary>
    /// <param name="rounds">How many there are.</param>
    public static Func<Random, int[]> Drawer(int rounds)
    {
        int[] all = [.. Enumerable.Range(0, rounds)], drawn = new int[rounds];
        return random =>
        {
            random.GetItems(all, drawn);
            return drawn;
        };
    }

    /// <summary>What <see cref="RoundsMean.Of"/> the drawn rounds is; null if the case has none of them.</summary>
    /// <param name="drawn">The places of the drawn rounds.</param>
    public double? Mean(ReadOnlySpan<int> drawn)
    {
        Array.Clear(_times);
        var count = 0;
        foreach (var round in drawn)
        {
            if (_ranks[round] == None)
                continue;
            _times[_ranks[round]]++;
            count++;
        }

        if (count == 0)
            return null;
        var sum = 0.0;
        var kept = RoundsMean.Kept(count);
        for (var (rank, left) = (0, kept); left > 0; rank++)
        {
            for (var times = Math.Min(left, _times[rank]); times > 0; times--, left--)
                sum += _sorted[rank];
        }

        return sum / kept;
    }
}
