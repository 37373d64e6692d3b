using Avro.IO;
using Avro.Specific;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>Avro's own library, with the classes that it generates from schemas/models.avsc.</summary>
/// <remarks>
/// Of its three ways, generated classes are the one that its documentation begins with and that Confluent's client for Kafka takes. Of the two readers and
/// writers for them, these resolve the schemas once, for speed; they are kept, and so are the stream and the encoder on it.
/// </remarks>
public readonly struct ApacheAvro : ISerializer
{
    [ThreadStatic]
    private static KeptEncoder? _encoder;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ApacheAvro",
        "Avro",
        77,
        "Apache.Avro with generated classes.",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1), // The schema's, whose dates are texts.
            Decimals = DecimalForm.Scaled,
            NativeAot = false, // It finds a schema's class by its name.
            VersionsMixWith = "the writer's schema",
            OtherLanguages = new("Java, Python, C++, Rust, JavaScript and more", "https://avro.apache.org/docs/") { CheckedIn = "JavaScript" },
        })
    {
        Library = typeof(ISpecificRecord),
        Documentation = "https://avro.apache.org/docs/1.12.0/api/csharp/html/",
        NoBufferBecause = "Apache.Avro writes to a Stream and has no way to write into a caller's buffer.",
    };

    /// <summary>Writes a record to a new array.</summary>
    internal static byte[] Serialize<T>(T data)
        where T : ISpecificRecord, new()
    {
        var encoder = _encoder ??= new();
        encoder.Stream.SetLength(0); // Also behind a write that failed. The position goes back with it.
        Schemas<T>.Writer.Write(data, encoder.Binary);
        return encoder.Stream.ToArray();
    }

    /// <summary>Reads a record.</summary>
    internal static T Deserialize<T>(byte[] payload)
        where T : ISpecificRecord, new() => Schemas<T>.Reader.Read(default!, new BinaryDecoder(new MemoryStream(payload)));

    private static class Schemas<T>
        where T : ISpecificRecord, new()
    {
        public static readonly SpecificDatumWriter<T> Writer = new(new T().Schema);

        public static readonly SpecificDatumReader<T> Reader = new(Writer.Schema, Writer.Schema);
    }

    private sealed class KeptEncoder
    {
        public KeptEncoder() => Binary = new BinaryEncoder(Stream);

        public MemoryStream Stream { get; } = new();

        public BinaryEncoder Binary { get; }
    }
}
