using Chr.Avro.Abstract;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Gives decimals a scale that no digit is lost to; the library's default is 14 digits behind the point, and it cuts the others off.</summary>
internal sealed class WholeDecimalCase : DecimalSchemaBuilderCase
{
    // What a decimal can have: 29 digits before the point, of which the documentation advises as many as are needed, and 28 behind it.
    private const int Before = 29, Behind = 28;

    public override SchemaBuilderCaseResult BuildSchema(Type type, SchemaBuilderContext context)
    {
        var result = base.BuildSchema(type, context);
        if (result.Schema is { } schema)
            schema.LogicalType = new DecimalLogicalType(Before + Behind, Behind);
        return result;
    }
}
