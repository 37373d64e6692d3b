using System.Text.Json;
using System.Text.Json.Nodes;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A person's JSON document, made from a fixed seed, and what is wrong with it.</summary>
/// <param name="Document">The document in UTF-8, without line feeds.</param>
/// <param name="Faults">How it breaks the schema; empty if it does not.</param>
internal sealed record Submission(byte[] Document, IReadOnlyList<Fault> Faults)
{
    private const int Seed = 20220101; // The number has no meaning.
    private const int Count = 1000;
    private const int MostFaults = 3;

    private const string Letters = "abcdefghijklmnopqrstuvwxyz";

    /// <summary>Makes the documents. The persons are the same whatever the share, and those that are invalid in a smaller one are in a larger one too.</summary>
    public static IReadOnlyList<Submission> Make(int invalid)
    {
        var random = new Random(Seed);
        JsonObject[] persons = [.. Enumerable.Range(0, Count).Select(_ => Person(random))];
        int[] order = [.. Enumerable.Range(0, Count)];
        random.Shuffle(order);
        var faults = order.Take(invalid).ToDictionary(number => number, _ => SomeFaults(random));
        return [.. persons.Select((person, number) => Of(person, faults.GetValueOrDefault(number, [])))];
    }

    private static Submission Of(JsonObject person, Fault[] faults)
    {
        foreach (var fault in faults)
            fault.Apply(person);
        return new Submission(JsonSerializer.SerializeToUtf8Bytes(person), faults);
    }

    private static Fault[] SomeFaults(Random random)
    {
        Fault[] faults = [.. Fault.All];
        random.Shuffle(faults);
        return [.. faults.DistinctBy(fault => fault.Member).Take(random.Next(1, MostFaults + 1))];
    }

    private static JsonObject Person(Random random)
    {
        var person = new JsonObject { ["first"] = Text(random, 3, 15), ["last"] = Text(random, 3, 15), ["age"] = random.Next(100) };
        if (random.Next(6) > 0)
            person["addresses"] = new JsonArray([.. Enumerable.Range(0, random.Next(1, 4)).Select(_ => Address(random))]);
        person["telephone"] = random.Next(3) > 0 ? random.GetString("0123456789", 10) : null;
        if (random.Next(3) > 0)
            person["email"] = $"{Text(random, 5, 15)}@{Text(random, 5, 10)}.com";
        return person;
    }

    private static JsonObject Address(Random random) => new()
    {
        ["street"] = Text(random, 10, 30),
        ["state"] = random.GetString("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2),
        ["zip"] = random.Next(10_000, 100_000),
    };

    private static string Text(Random random, int least, int most) => random.GetString(Letters, random.Next(least, most + 1));
}
