using System.Buffers;
using System.Collections;
using System.Runtime.CompilerServices;
using Orleans;
using Orleans.Serialization;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>
/// Orleans' serializer without Orleans, as its README has it: a type's codec from the library's source generator, and for the models, which
/// carry nothing of the library, surrogates, its way for types of others. Kept sessions and pooled buffers are the library's own.
/// </summary>
public readonly struct OrleansSerialization : IAnyModelBufferSerializer
{
    private static readonly Type[] _withSurrogate = [typeof(Tiny), typeof(Simple), typeof(Complex), typeof(Child)];

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Orleans",
        "Orleans",
        78,
        "Microsoft.Orleans.Serialization with source-generated codecs; the models by surrogates.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = false, // Its documentation says nothing of it.
        })
    {
        Library = typeof(Serializer),
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => WithoutCodec(model) is { } type
        ? $"{TypeName.Of(type)} has no [GenerateSerializer], and no surrogate beside it, so Orleans' source generator has written no codec for it."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => OrleansSerializer<T>.Kept.SerializeToArray(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => OrleansSerializer<T>.Kept.Serialize(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => OrleansSerializer<T>.Kept.Deserialize(payload);

    // The model itself, or what a collection holds; the generator has seen to the members. The library knows collections, texts and structs itself.
    private static Type? WithoutCodec(Type type)
    {
        if (type.IsDefined(typeof(GenerateSerializerAttribute), inherit: false) || _withSurrogate.Contains(type))
            return null;
        if (type.GetElementType() is { } element)
            return WithoutCodec(element);
        if (type.IsGenericType && (type.IsAssignableTo(typeof(IEnumerable)) || type.IsAssignableTo(typeof(ITuple))))
            return type.GetGenericArguments().Select(WithoutCodec).FirstOrDefault(argument => argument is not null);
        return type.IsValueType || type == typeof(string) ? null : type;
    }
}
