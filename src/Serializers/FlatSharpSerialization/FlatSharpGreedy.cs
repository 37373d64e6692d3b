using FlatSharp;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>
/// FlatSharp with classes that its compiler generated from schemas/models.fbs, read greedily: the library's documentation calls it the safest
/// way, and the one that works as other serializers do, because all members are read at once and the payload is needed no longer.
/// </summary>
/// <remarks>
/// What comes back is of a class derived from the generated one, so a user's value would not come back of its own type: there are codecs for the
/// models alone.
/// </remarks>
public readonly struct FlatSharpGreedy : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "FlatSharp",
        "FlatBuffers",
        97,
        "FlatSharp with generated classes, all members read at once (greedily).",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
            OtherLanguages = new("C++, Java, Python, Go, Rust, TypeScript and more", "https://flatbuffers.dev"),
        })
    {
        Library = typeof(IFlatBufferSerializable),
        Documentation = "https://github.com/jamescourtney/FlatSharp/wiki",
    };
}
