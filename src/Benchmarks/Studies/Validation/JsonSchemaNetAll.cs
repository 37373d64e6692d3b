using Json.Schema;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>JsonSchema.Net on the parsed document, with every fault; it decodes the document if it is valid.</summary>
public readonly struct JsonSchemaNetAll : IApproach<JsonSchemaNetAll>
{
    private static readonly EvaluationOptions _options = new() { OutputFormat = OutputFormat.List, RequireFormatValidation = true };

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = JsonSchemaNetFirst.Info with
    {
        Name = nameof(JsonSchemaNetAll),
        Order = 61,
        Summary = "A JSON schema on System.Text.Json's JsonElement, which then becomes the object; it lists every fault.",
    };

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        var results = JsonSchemaNetFirst.Evaluate(document, _options, out var person);
        if (results.IsValid)
            return person;
        faults += (results.Errors?.Count ?? 0) + (results.Details?.Sum(detail => detail.Errors?.Count ?? 0) ?? 0);
        return null;
    }
}
