using System.Text.Json.Nodes;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A way in which a document breaks the schema.</summary>
internal sealed record Fault(string Member, string What, bool EndsDecoding, Action<JsonObject> Apply)
{
    /// <summary>All of them: of presence, type, null, range, length, format, unknown members, and of what is nested.</summary>
    public static IReadOnlyList<Fault> All { get; } =
    [
        new("first", "missing", false, person => person.Remove("first")),
        new("first", "null", false, person => person["first"] = null),
        new("last", "longer than 40 characters", false, person => person["last"] = new string('x', 41)),
        new("last", "empty", false, person => person["last"] = ""),
        new("age", "missing", false, person => person.Remove("age")),
        new("age", "a text", true, person => person["age"] = "36"),
        new("age", "below 0", false, person => person["age"] = -1),
        new("age", "above 130", false, person => person["age"] = 131),
        new("addresses", "a street is missing", false, person => person["addresses"] = new JsonArray(new JsonObject { ["state"] = "LN", ["zip"] = 10_000 })),
        new("addresses", "a state of three letters", false, person => person["addresses"] = Address("LND", 10_000)),
        new("addresses", "a postal code below 10,000", false, person => person["addresses"] = Address("LN", 9_999)),
        new("telephone", "shorter than 7 characters", false, person => person["telephone"] = "555123"),
        new("telephone", "a number", true, person => person["telephone"] = 5_551_234),
        new("email", "without an at sign", false, person => person["email"] = "ada.example.com"),
        new("email", "nothing behind the at sign", false, person => person["email"] = "ada@"),
        new("nickname", "unknown", true, person => person["nickname"] = "Ace"),
    ];

    private static JsonArray Address(string state, int zip) => [new JsonObject { ["street"] = "St James's Square", ["state"] = state, ["zip"] = zip }];
}
