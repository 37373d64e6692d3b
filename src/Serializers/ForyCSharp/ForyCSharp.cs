using System.Buffers;
using System.Runtime.CompilerServices;
using Apache.Fory;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>
/// Apache Fory in same-schema mode, which its documentation recommends for speed where reader and writer have the same types, and which
/// checks that they have. An instance is kept for each thread, as its documentation asks.
/// </summary>
public readonly struct ForyCSharp : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Fory",
        "Fory",
        75,
        "Apache Fory in same-schema mode with source-generated serializers.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.Allocates, // The library writes an array and copies it to the buffer.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Scaled,
            NativeAot = false, // Its documentation says nothing of it.
            MadeByReflection = [typeof(EnumSerializer<Level>)],
            OtherLanguages = new("Java, Python, Go, Rust, C++, JavaScript and more", "https://fory.apache.org/docs/") { Without = "GUIDs" }, // The library writes none: ForyTypes does.
        })
    {
        Library = typeof(Fory),
        Documentation = "https://fory.apache.org/docs/guide/csharp/",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => ForyTypes.WithoutSerializer(model) is { } type
        ? $"{TypeName.Of(type)} has no [ForyStruct], and no declaration beside it, so Fory's source generator has written no serializer for it."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => ForyInstance<T>.Current.Serialize(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => ForyInstance<T>.Current.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => ForyInstance<T>.Current.Deserialize<T>(payload);
}
