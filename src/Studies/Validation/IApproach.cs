using System.Text.Json.Nodes;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A way to decode a JSON document and to hold it to the study's schema: a line of the study's tables.</summary>
public interface IApproach<TSelf> : IAnyModelSerializer
    where TSelf : struct, IApproach<TSelf>
{
    /// <summary>Decodes and validates a document.</summary>
    /// <returns>The person; null if the document is invalid.</returns>
    static abstract object? Read(ReadOnlySpan<byte> document, ref int faults);

    static byte[] IAnyModelSerializer.Serialize<T>(T value) => [.. ((Batch)(object)value).GetDocuments()];

    static T IAnyModelSerializer.Deserialize<T>(byte[] payload) => (T)(object)Batch.Read<TSelf>(payload);
}

/// <summary>Describes approaches; what stands for a wire format, since all are of JSON, is when they validate.</summary>
internal static class ApproachInfo
{
    /// <summary>Validates what is being decoded.</summary>
    public const string WhileDecoding = "JSON, validated while decoding";

    /// <summary>Validates the decoded object.</summary>
    public const string AfterDecoding = "JSON, validated after decoding";

    /// <summary>Validates the parsed document.</summary>
    public const string OnDocument = "JSON, validated before decoding";

    /// <summary>All of them.</summary>
    public static IReadOnlyList<string> Formats { get; } = [WhileDecoding, AfterDecoding, OnDocument];

    /// <summary>Describes an approach.</summary>
    public static SerializerInfo Of(string name, string format, int order, string summary, Type library) => new(
        name,
        format,
        order,
        summary,
        SystemTextJson.Info.Traits with { Code = CodeOrigin.Reflection, Buffer = BufferReuse.None })
    {
        Library = library,
        NoBufferBecause = "The study writes nothing.",
    };
}

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

/// <summary>The study's schema, but for what is required and of which type: the limits of values.</summary>
internal static class Limits
{
    /// <summary>Characters of a name, at most; at least one.</summary>
    public const int Name = 40;

    /// <summary>The age in years, at most; at least 0.</summary>
    public const int Age = 130;

    /// <summary>Characters of a telephone number, at least.</summary>
    public const int TelephoneLeast = 7;

    /// <summary>Characters of a telephone number, at most.</summary>
    public const int TelephoneMost = 20;

    /// <summary>Characters of a street, at most; at least one.</summary>
    public const int Street = 60;

    /// <summary>Characters of a state, exactly.</summary>
    public const int State = 2;

    /// <summary>The postal code, at least.</summary>
    public const int ZipLeast = 10_000;

    /// <summary>The postal code, at most.</summary>
    public const int ZipMost = 99_999;

    /// <summary>Whether a text is an e-mail address as .NET's own attribute has it: one at sign, neither first nor last.</summary>
    public static bool IsEmail(string text) => text.IndexOf('@') is > 0 and var at && at < text.Length - 1 && at == text.LastIndexOf('@');
}
