namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>A list of 100,000 persons.</summary>
public readonly struct Persons100000 : IStudySamples<List<Person>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Person>> Make() => People.List(100_000);
}
