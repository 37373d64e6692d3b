namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>A list of 1,000 persons.</summary>
public readonly struct Persons1000 : IStudySamples<List<Person>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Person>> Make() => People.List(1_000);
}
