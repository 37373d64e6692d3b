namespace SerializationBenchmarks.Studies.Encodings;

/// <summary>Makes the persons of the study, from a written seed: a longer list begins with the persons of a shorter one.</summary>
internal static class People
{
    private const int Seed = 20230214; // The number has no meaning.

    private const string Letters = "abcdefghijklmnopqrstuvwxyz";

    /// <summary>Makes a list as a model's only sample.</summary>
    public static IReadOnlyList<List<Person>> List(int count)
    {
        var random = new Random(Seed);
        return [[.. Enumerable.Range(0, count).Select(_ => Next(random))]];
    }

    // A telephone and an e-mail address are known of two in three, and of one in six no address.
    private static Person Next(Random random) => new()
    {
        First = Name(random, 3, 15),
        Last = Name(random, 3, 15),
        Age = random.Next(100),
        Addresses = Addresses(random, random.GetItems([0, 1, 1, 2, 2, 3], 1)[0]),
        Telephone = random.Next(3) > 0 ? random.GetString("0123456789", 10) : null,
        Email = random.Next(3) > 0 ? $"{random.GetString(Letters, random.Next(5, 16))}@{random.GetString(Letters, random.Next(5, 11))}.com" : null,
    };

    private static List<Address>? Addresses(Random random, int count) => count == 0
        ? null
        : [
            .. Enumerable.Range(0, count).Select(_ => new Address
            {
                Street = Name(random, 10, 30),
                State = random.GetString("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2),
                Zip = random.Next(10_000, 100_000),
            }),
        ];

    private static string Name(Random random, int least, int most)
    {
        var letters = random.GetString(Letters, random.Next(least, most + 1));
        return char.ToUpperInvariant(letters[0]) + letters[1..];
    }
}

/// <summary>A person by itself, with two addresses, a telephone and an e-mail address: what a call costs shows most here.</summary>
public readonly struct OnePerson : IStudySamples<Person>
{
    public static IReadOnlyList<Person> Make() =>
    [
        People.List(1000)[0].First(person => person is { Addresses.Count: 2, Telephone: not null, Email: not null }),
    ];
}

/// <summary>A list of 10 persons.</summary>
public readonly struct Persons10 : IStudySamples<List<Person>>
{
    public static IReadOnlyList<List<Person>> Make() => People.List(10);
}

/// <summary>A list of 100 persons.</summary>
public readonly struct Persons100 : IStudySamples<List<Person>>
{
    public static IReadOnlyList<List<Person>> Make() => People.List(100);
}

/// <summary>A list of 1,000 persons.</summary>
public readonly struct Persons1000 : IStudySamples<List<Person>>
{
    public static IReadOnlyList<List<Person>> Make() => People.List(1_000);
}

/// <summary>A list of 10,000 persons.</summary>
public readonly struct Persons10000 : IStudySamples<List<Person>>
{
    public static IReadOnlyList<List<Person>> Make() => People.List(10_000);
}

/// <summary>A list of 100,000 persons.</summary>
public readonly struct Persons100000 : IStudySamples<List<Person>>
{
    public static IReadOnlyList<List<Person>> Make() => People.List(100_000);
}
