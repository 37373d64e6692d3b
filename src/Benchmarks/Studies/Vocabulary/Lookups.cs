using System.Globalization;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Makes flat records from a written seed.</summary>
public readonly struct Lookups : IStudySamples<List<Lookup>>
{
    private const int Validated = 100;
    private const int Seed = 20090324; // The number has no meaning.

    /// <inheritdoc/>
    public static IReadOnlyList<List<Lookup>> Make() => [Make(Validated)];

    /// <summary>Makes records.</summary>
    /// <param name="count">How many.</param>
    public static List<Lookup> Make(int count)
    {
        var random = new Random(Seed);
        return
        [
            .. Enumerable.Range(0, count).Select(_ => new Lookup
            {
                Query = $"www.{random.GetString("abcdefghijklmnop", 8)}.com",
                Answer = string.Create(CultureInfo.InvariantCulture, $"10.{random.Next(256)}.{random.Next(256)}.{random.Next(256)}"),
                Seconds = 60 * random.Next(1, 1441),
            }),
        ];
    }
}
