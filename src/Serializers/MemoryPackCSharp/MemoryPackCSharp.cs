using System.Buffers;
using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.MemoryPackCSharp;

/// <summary>MemoryPack with its default options, texts in UTF-8, and the formatters that its source generator wrote into the type.</summary>
public readonly struct MemoryPackCSharp : IAnyModelBufferSerializer, IAnyModelBodySerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MemoryPack",
        "MemoryPack",
        70,
        "MemoryPack with source-generated formatters and strings in UTF-8.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = true,
            NativeAotNeeds = "Reading fails until the static constructor of the type has run, which registers its formatter: create a value, or write one, before the first is read.",
            OtherLanguages = new("TypeScript", "https://github.com/Cysharp/MemoryPack#typescript-and-aspnet-core-formatter") { Without = "decimals" },
        })
    {
        IsMeasuredTwice = true,
        Library = typeof(MemoryPackSerializer),
        Documentation = "https://github.com/Cysharp/MemoryPack",
    };

    /// <summary>As MemoryPack.AspNetCoreMvcFormatter has it.</summary>
    public static BodyAccess Body => BodyAccess.Pieces;

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => GeneratedCode.MissingFor(model, HasFormatter) is { } type
        ? $"{TypeName.Of(type)} has no [MemoryPackable], so MemoryPack's source generator has written no formatter for it."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MemoryPackSerializer.Serialize(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MemoryPackSerializer.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MemoryPackSerializer.Deserialize<T>(payload)!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => MemoryPackSerializer.Serialize(body, value);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => MemoryPackSerializer.Deserialize<T>(body)!;

    private static bool HasFormatter(Type type) => type.IsDefined(typeof(MemoryPackableAttribute), inherit: false);
}
