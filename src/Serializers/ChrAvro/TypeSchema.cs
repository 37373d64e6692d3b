using System.Globalization;
using Chr.Avro.Abstract;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Builds schemas from types: by the library's defaults, which keep dates and GUIDs as texts, with decimals that keep all digits.</summary>
internal static class TypeSchema
{
    private static readonly SchemaBuilder _builder = new(SchemaBuilder
        .CreateDefaultCaseBuilders(nullableReferenceTypeBehavior: NullableReferenceTypeBehavior.Annotated) // The default of the builder itself.
        .Prepend(_ => new WholeDecimalCase()));

    /// <summary>Builds a schema.</summary>
    /// <param name="type">The type.</param>
    /// <returns>The schema of which <c>schemas/models.avsc</c> has the models' as text.</returns>
    public static Schema Build(Type type)
    {
        // The library orders fields by name as the thread's culture does, and a reader elsewhere must have them in the same order.
        var culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        try
        {
            return _builder.BuildSchema(type);
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }
    }
}
