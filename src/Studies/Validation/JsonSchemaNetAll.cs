using System.Text.Json;
using Json.Schema;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>JsonSchema.Net on the parsed document, with every fault; it decodes the document if it is valid.</summary>
public readonly struct JsonSchemaNetAll : IApproach<JsonSchemaNetAll>
{
    private static readonly EvaluationOptions _options = new() { OutputFormat = OutputFormat.List, RequireFormatValidation = true };

    public static SerializerInfo Info { get; } = JsonSchemaNetFirst.Info with
    {
        Name = nameof(JsonSchemaNetAll),
        Order = 61,
        Summary = "A JSON schema on System.Text.Json's JsonElement, which then becomes the object; it lists every fault.",
    };

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        var results = JsonSchemaNetFirst.Evaluate(document, _options, out var person);
        if (results.IsValid)
            return person;
        faults += (results.Errors?.Count ?? 0) + (results.Details?.Sum(detail => detail.Errors?.Count ?? 0) ?? 0);
        return null;
    }
}

/// <summary>JsonSchema.Net on the parsed document, up to the first fault; it decodes the document if it is valid.</summary>
public readonly struct JsonSchemaNetFirst : IApproach<JsonSchemaNetFirst>
{
    // The library says to build a schema once; formats are hints unless they are asked for.
    private static readonly JsonSchema _schema = JsonSchema.FromText(PersonSchema.Text);
    private static readonly EvaluationOptions _options = new() { OutputFormat = OutputFormat.Flag, RequireFormatValidation = true };

    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(JsonSchemaNetFirst),
        ApproachInfo.OnDocument,
        60,
        "A JSON schema on System.Text.Json's JsonElement, which then becomes the object; it only says whether the document is valid.",
        typeof(JsonSchema));

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        if (Evaluate(document, _options, out var person).IsValid)
            return person;
        faults++;
        return null;
    }

    internal static EvaluationResults Evaluate(ReadOnlySpan<byte> document, EvaluationOptions options, out CheckedPerson? person)
    {
        var reader = new Utf8JsonReader(document);
        using var parsed = JsonDocument.ParseValue(ref reader);
        var results = _schema.Evaluate(parsed.RootElement, options);
        person = results.IsValid ? parsed.RootElement.Deserialize<CheckedPerson>(CheckedPerson.Options) : null;
        return results;
    }
}
