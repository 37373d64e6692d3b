using System.Buffers;
using System.Text.Json;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>
/// JSON written and read member by member with the base class library's <see cref="Utf8JsonWriter"/> and <see cref="Utf8JsonReader"/>: what
/// JSON costs without a serializer.
/// </summary>
/// <remarks>
/// Writes byte for byte what System.Text.Json's serializer writes. Reads members in any order, skips those that it does not know, and leaves
/// missing ones at their defaults; but throws <see cref="MalformedPayloadException"/> for everything that is not JSON or not of the model.
/// </remarks>
public readonly struct JsonByHand : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "JsonByHand",
        "JSON",
        35,
        "Handwritten JSON with Utf8JsonWriter and Utf8JsonReader, without a serializer.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
            IsText = true,
            OtherLanguages = new("every language", "https://www.json.org") { CheckedIn = "JavaScript" },
        });
}

/// <summary>The members' names, escaped once instead of in each call.</summary>
internal static class JsonByHandNames
{
    public static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    public static readonly JsonEncodedText OtherId = JsonEncodedText.Encode("OtherId");
    public static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    public static readonly JsonEncodedText EnumValue = JsonEncodedText.Encode("EnumValue");
    public static readonly JsonEncodedText Percentage = JsonEncodedText.Encode("Percentage");
    public static readonly JsonEncodedText Cost = JsonEncodedText.Encode("Cost");
    public static readonly JsonEncodedText Children = JsonEncodedText.Encode("Children");
    public static readonly JsonEncodedText Created = JsonEncodedText.Encode("Created");
    public static readonly JsonEncodedText LastEdit = JsonEncodedText.Encode("LastEdit");
}

/// <summary>One buffer for each thread, from which a payload is copied to an array of its own: its length is known only when it is written.</summary>
internal static class JsonByHandBuffer
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    /// <summary>The thread's buffer, empty.</summary>
    public static ArrayBufferWriter<byte> Take()
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        return buffer;
    }
}
