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
