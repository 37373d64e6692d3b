namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>Makes the study's numbers, from constants or a written seed.</summary>
internal static class Numbers
{
    /// <summary>How many entries the large shapes have: 2⁹ + 1, as in the original.</summary>
    public const int LargeCount = 513;

    private const int Seed = 20210826; // The number has no meaning.

    /// <summary>The numbers of the large shapes: 0 to 512.</summary>
    public static IEnumerable<int> Large => Enumerable.Range(0, LargeCount);

    /// <summary>Numbers of nine digits.</summary>
    /// <param name="count">How many.</param>
    public static IEnumerable<int> Identifiers(int count)
    {
        var random = new Random(Seed);
        return Enumerable.Range(0, count).Select(_ => random.Next(100_000_000, 1_000_000_000)).ToArray();
    }

    /// <summary>As many fractions as the large shapes have, from 0 to 1.</summary>
    public static IEnumerable<double> Fractions()
    {
        var random = new Random(Seed);
        return Large.Select(_ => random.NextDouble()).ToArray();
    }

    /// <summary>Ten lists of ten lists of the numbers 0 to 9, each a list of its own.</summary>
    public static List<List<List<int>>> Nested() =>
        [.. Enumerable.Range(0, 10).Select(_ => Enumerable.Range(0, 10).Select(_ => Enumerable.Range(0, 10).ToList()).ToList())];
}
