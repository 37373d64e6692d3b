using System.Buffers;
using System.Runtime.CompilerServices;
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
            Decimals = DecimalForm.Bits,
            NativeAot = true,
            OtherLanguages = new("C++, Java, Python, Go, Rust, TypeScript and more", "https://flatbuffers.dev") { CheckedIn = "C++" },
        })
    {
        Library = typeof(IFlatBufferSerializable),
        Documentation = "https://github.com/jamescourtney/FlatSharp/wiki",
    };
}

/// <summary>Writes with the library, which fills a span that is large enough for any text of that many characters.</summary>
/// <remarks>
/// The library skips the bytes that align numbers and does not write them. In memory that is used again they would hold what stood there
/// before, perhaps of another user's payload, so the memory is cleared first.
/// </remarks>
internal static class FlatSharpWriting
{
    /// <summary>Writes to the array that the thread keeps, and copies the payload to one of its length, which is known only afterwards.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(ISerializer<T> serializer, T value)
        where T : class
    {
        var size = serializer.GetMaxSize(value);
        var span = KeptMemory.Array(size).AsSpan(0, size);
        span.Clear();
        return span[..serializer.Write(span, value)].ToArray();
    }

    /// <summary>Appends the payload to a buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(ISerializer<T> serializer, T value, ArrayBufferWriter<byte> buffer)
        where T : class
    {
        var size = serializer.GetMaxSize(value);
        var span = buffer.GetSpan(size)[..size];
        span.Clear();
        buffer.Advance(serializer.Write(span, value));
    }
}
