namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>Places in a table.</summary>
public static class Ranks
{
    /// <summary>Ranks ratios, the smallest first. Those whose intervals overlap, directly or through others, share a rank.</summary>
    /// <param name="ratios">The ratios to a common reference.</param>
    /// <returns>Each one's rank, from 1, in the order given.</returns>
    public static int[] Of(IReadOnlyList<RatioEstimate> ratios)
    {
        var ranks = new int[ratios.Count];
        var rank = 0;
        var place = 0;
        var end = double.NegativeInfinity;
        foreach (var index in Enumerable.Range(0, ratios.Count).OrderBy(index => ratios[index].Low))
        {
            place++;
            if (ratios[index].Low > end)
                rank = place;
            end = Math.Max(end, ratios[index].High);
            ranks[index] = rank;
        }

        return ranks;
    }
}
