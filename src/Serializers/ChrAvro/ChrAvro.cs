using System.Runtime.CompilerServices;
using Chr.Avro.Serialization;
using BinaryReader = Chr.Avro.Serialization.BinaryReader;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>Avro by Chr.Avro, with a schema built from the type and delegates that are compiled once for both.</summary>
/// <remarks>
/// As the library's own benchmarks use it: delegates and the writer on its stream are kept. The reader has the schema of the type that it
/// reads, so a payload of another version's schema is not for it.
/// </remarks>
public readonly struct ChrAvro : IAnyModelSerializer
{
    [ThreadStatic]
    private static KeptWriter? _writer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ChrAvro",
        "Avro",
        77,
        "Chr.Avro with schemas built from types, and reused delegates.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = false, // Expression trees are interpreted there, and the library's documentation says nothing of it.
            OtherLanguages = new("Java, Python, C++, Rust, JavaScript and more", "https://avro.apache.org/docs/") { CheckedIn = "JavaScript" },
        })
    {
        Library = typeof(BinarySerializerBuilder),
        Documentation = "https://engineering.chrobinson.com/dotnet-avro/",
        NoBufferBecause = "Chr.Avro writes to a Stream and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var writer = _writer ??= new();
        writer.Reset();
        AvroDelegates<T>.Serialize(value, writer.Binary);
        return writer.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        var reader = new BinaryReader(payload);
        return AvroDelegates<T>.Deserialize(ref reader);
    }
}
