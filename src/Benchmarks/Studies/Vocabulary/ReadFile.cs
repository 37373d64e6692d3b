using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Reads or writes the file of JSON and neither serializes nor deserializes: the floor.</summary>
public readonly struct ReadFile : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ReadFile",
        "JSON",
        Order: 1,
        "The JSON document, only compressed or decompressed.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = false,
            SelfDescribing = true,
            Buffer = BufferReuse.Allocates,
            ZeroCopy = true,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });
}
