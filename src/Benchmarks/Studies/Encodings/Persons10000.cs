namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>A list of 10,000 persons.</summary>
public readonly struct Persons10000 : IStudySamples<List<Person>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Person>> Make() => People.List(10_000);
}
