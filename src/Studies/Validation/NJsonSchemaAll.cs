using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using NJsonSchema;
using NJsonSchema.Validation;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>NJsonSchema on the parsed document, which it decodes if it is valid.</summary>
public readonly struct NJsonSchemaAll : IApproach<NJsonSchemaAll>
{
    private static readonly JsonSchema _schema = JsonSchema.FromJsonAsync(PersonSchema.Text).GetAwaiter().GetResult();
    private static readonly JsonSerializer _serializer = JsonSerializer.Create();

    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(NJsonSchemaAll),
        ApproachInfo.OnDocument,
        50,
        "A JSON schema on Newtonsoft.Json's JToken, which then becomes the object.",
        typeof(JsonSchema));

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        using var reader = new JsonTextReader(new StringReader(Encoding.UTF8.GetString(document))) { DateParseHandling = DateParseHandling.None };
        var token = JToken.Load(reader);
        var found = _schema.Validate(token);
        if (found.Count == 0)
            return token.ToObject<CheckedPerson>(_serializer);
        faults += Count(found);
        return null;
    }

    // The library nests the faults of an array's elements.
    private static int Count(IEnumerable<ValidationError> faults) =>
        faults.Sum(fault => fault is ChildSchemaValidationError parent ? parent.Errors.Values.Sum(Count) : 1);
}
