using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>What lines of studies have in common that call no serializer and are there to compare with.</summary>
internal static class Baseline
{
    /// <summary>What stands in the place of a wire format's name.</summary>
    public const string Format = "none";

    /// <summary>Describes a line.</summary>
    public static SerializerInfo Describe(string name, int order, string summary) => new(
        name,
        Format,
        order,
        summary,
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });
}
