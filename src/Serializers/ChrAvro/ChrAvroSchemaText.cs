using System.Text.Json.Nodes;
using Chr.Avro.Abstract;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Schemas as the text that other languages take, which the library writes with a package of its own.</summary>
internal static class ChrAvroSchemaText
{
    /// <summary>Writes a schema as JSON.</summary>
    public static string Of(Schema schema) => NodeOf(schema, []).ToJsonString();

    // A name is said once, and is a reference wherever it comes again.
    private static JsonNode NodeOf(Schema schema, HashSet<string> known)
    {
        if (schema is NamedSchema { FullName: var name } && !known.Add(name))
            return name;
        return WithLogicalType(schema.LogicalType, schema switch
        {
            RecordSchema record => new JsonObject
            {
                ["type"] = "record",
                ["name"] = record.FullName,
                ["fields"] = new JsonArray([.. record.Fields.Select(field => new JsonObject { ["name"] = field.Name, ["type"] = NodeOf(field.Type, known) })]),
            },
            EnumSchema symbols => new JsonObject { ["type"] = "enum", ["name"] = symbols.FullName, ["symbols"] = new JsonArray([.. symbols.Symbols.Select(symbol => JsonValue.Create(symbol))]) },
            FixedSchema bytes => new JsonObject { ["type"] = "fixed", ["name"] = bytes.FullName, ["size"] = bytes.Size },
            ArraySchema array => new JsonObject { ["type"] = "array", ["items"] = NodeOf(array.Item, known) },
            MapSchema map => new JsonObject { ["type"] = "map", ["values"] = NodeOf(map.Value, known) },
            UnionSchema union => new JsonArray([.. union.Schemas.Select(one => NodeOf(one, known))]),
            _ => PrimitiveOf(schema),
        });
    }

    private static string PrimitiveOf(Schema schema) => schema switch
    {
        NullSchema => "null",
        BooleanSchema => "boolean",
        IntSchema => "int",
        LongSchema => "long",
        FloatSchema => "float",
        DoubleSchema => "double",
        BytesSchema => "bytes",
        StringSchema => "string",
        _ => throw new ArgumentException($"Nothing says what a {schema.GetType().Name} is called.", nameof(schema)),
    };

    // The only one that readers here take; the others say nothing of the bytes.
    private static JsonNode WithLogicalType(LogicalType? logicalType, JsonNode node) => logicalType is DecimalLogicalType numbers
        ? new JsonObject { ["type"] = node, ["logicalType"] = "decimal", ["precision"] = numbers.Precision, ["scale"] = numbers.Scale }
        : node;
}
