namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>
/// The structs of schemas/models.bop written and read with the base class library alone: what Bebop's structs cost
/// without a library.
/// </summary>
/// <remarks>
/// Writes byte for byte what bebop writes. A struct has every field, so a null text is written as an empty one and a null
/// list as an empty list. Throws <see cref="MalformedPayloadException"/> for everything that is not exactly one struct.
/// </remarks>
public readonly struct BebopStructByHand : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "BebopStructByHand",
        "Bebop struct",
        95,
        "Handwritten Bebop structs, without a library.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromMilliseconds(1),
            Decimals = DecimalForm.Bits,
            NativeAot = true,
            OtherLanguages = new("TypeScript, Rust, C++, Dart, Python", "https://docs.bebop.sh") { CheckedIn = "TypeScript" },
        })
    {
        StandsInFor = "BebopStruct",
    };
}
