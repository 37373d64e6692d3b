using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Serialization;

namespace SerializationBenchmarks.Serializers.Bson;

/// <summary>BSON with Newtonsoft.Json's serializer, and the writer and reader of Newtonsoft.Json.Bson.</summary>
/// <remarks>
/// As the library's documentation has it, with a kept serializer and a kept stream to write to. The reader is told that dates are UTC: BSON holds nothing else, and
/// the reader's default is to convert them to local time.
/// </remarks>
public readonly struct Bson : IAnyModelSerializer
{
    private static readonly JsonSerializer _serializer = new();

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Bson",
        "BSON",
        68,
        "Newtonsoft.Json's reused JsonSerializer with BsonDataWriter and BsonDataReader.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Reflection,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromMilliseconds(1),
            Decimals = DecimalForm.Binary,
            NativeAot = false,
            OtherLanguages = new("JavaScript, Java, Python, Go, Rust, C++ and more", "https://bsonspec.org/implementations.html"),
        })
    {
        Library = typeof(BsonDataWriter),
        Documentation = "https://www.newtonsoft.com/json/help/html/SerializeToBson.htm",
        PathOf = static exception => exception switch
        {
            JsonSerializationException json => json.Path,
            JsonReaderException json => json.Path,
            JsonWriterException json => json.Path,
            _ => null,
        },
        NoBufferBecause = "Newtonsoft.Json.Bson writes to a Stream or BinaryWriter and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = KeptMemory.Stream();
        using (var writer = new BsonDataWriter(stream) { CloseOutput = false })
            _serializer.Serialize(writer, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        using var reader = new BsonDataReader(new MemoryStream(payload), Root<T>.IsArray, DateTimeKind.Utc);
        return _serializer.Deserialize<T>(reader)!;
    }

    // A payload does not say whether it is an array.
    private static class Root<T>
    {
        public static readonly bool IsArray = _serializer.ContractResolver.ResolveContract(typeof(T)) is JsonArrayContract;
    }
}
