namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>A person by itself, with two addresses, a telephone and an e-mail address: what a call costs shows most here.</summary>
public readonly struct OnePerson : IStudySamples<Person>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Person> Make() =>
    [
        People.List(1000)[0].First(person => person is { Addresses.Count: 2, Telephone: not null, Email: not null }),
    ];
}
