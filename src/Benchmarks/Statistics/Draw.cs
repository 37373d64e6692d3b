namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>Draws as many places of rounds as there are, with replacement.</summary>
/// <param name="rounds">How many there are.</param>
internal sealed class Draw(int rounds)
{
    private readonly int[] _all = [.. Enumerable.Range(0, rounds)];

    private readonly int[] _drawn = new int[rounds];

    /// <summary>The next draw, until the one after it.</summary>
    /// <param name="random">What draws.</param>
    public ReadOnlySpan<int> Next(Random random)
    {
        random.GetItems(_all, _drawn);
        return _drawn;
    }
}
