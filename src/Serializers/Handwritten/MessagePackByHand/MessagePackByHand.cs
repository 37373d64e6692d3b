namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>
/// MessagePack arrays written and read with the base class library alone: what MessagePack costs without a library.
/// </summary>
/// <remarks>
/// Writes byte for byte what MessagePack-CSharp writes for classes with integer keys. Reads what it reads: numbers in any
/// form that fits, members that an older writer left off, members that a newer writer appended; but throws
/// <see cref="MalformedPayloadException"/> for everything else, such as text that is not UTF-8 and bytes behind the value.
/// </remarks>
public readonly struct MessagePackByHand : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MessagePackByHand",
        "MessagePack",
        65,
        "Handwritten MessagePack arrays, without a library.",
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
            OtherLanguages = new("JavaScript, Java, Python, Go, Rust, C++ and more", "https://msgpack.org") { CheckedIn = "JavaScript" },
        });
}
