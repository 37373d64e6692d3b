namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>
/// The wire format of schemas/models.proto written and read with the base class library alone: what Protocol Buffers
/// cost without a library.
/// </summary>
/// <remarks>
/// Writes byte for byte what protobuf-net writes. Reads fields in any order, takes the last of several, merges repeated
/// parts of a submessage and skips unknown fields, as the format demands; throws
/// <see cref="MalformedPayloadException"/> for everything that no writer of this schema can have written.
/// </remarks>
public readonly struct ProtobufByHand : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ProtobufByHand",
        "Protocol Buffers",
        55,
        "Handwritten Protocol Buffers, without a library.",
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
            OtherLanguages = new("C++, Java, Python, Go, Rust, JavaScript and more", "https://protobuf.dev/reference/") { CheckedIn = "C++" },
        });
}
