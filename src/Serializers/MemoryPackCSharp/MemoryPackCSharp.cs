using System.Buffers;
using System.Collections;
using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.MemoryPackCSharp;

/// <summary>MemoryPack with its default options, texts in UTF-8, and the formatters that its source generator wrote into the type.</summary>
public readonly struct MemoryPackCSharp : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MemoryPack",
        "MemoryPack",
        70,
        "MemoryPack with source-generated formatters and texts in UTF-8.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        })
    {
        Library = typeof(MemoryPackSerializer),
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => WithoutFormatter(model) is { } type
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

    // The model itself, or what a collection holds; the generator has seen to the members. The library knows collections, texts and structs itself.
    private static Type? WithoutFormatter(Type type)
    {
        if (type.IsDefined(typeof(MemoryPackableAttribute), inherit: false))
            return null;
        if (type.GetElementType() is { } element)
            return WithoutFormatter(element);
        if (type.IsGenericType && (type.IsAssignableTo(typeof(IEnumerable)) || type.IsAssignableTo(typeof(ITuple))))
            return type.GetGenericArguments().Select(WithoutFormatter).FirstOrDefault(argument => argument is not null);
        return type.IsValueType || type == typeof(string) ? null : type;
    }
}
