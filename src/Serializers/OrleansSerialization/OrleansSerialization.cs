using System.Buffers;
using System.Runtime.CompilerServices;
using Microsoft.Extensions.DependencyInjection;
using Orleans;
using Orleans.Serialization;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>
/// Orleans' serializer without Orleans, as its README has it: a type's codec from the library's source generator. Kept sessions and pooled
/// buffers are the library's own.
/// </summary>
public readonly struct OrleansSerialization : IAnyModelBufferSerializer, IAnyModelBodySerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Orleans",
        "Orleans",
        78,
        "Microsoft.Orleans.Serialization with source-generated codecs.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            AllocatesFor = "each value of an enumeration without [GenerateSerializer]",
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = false, // Its documentation asks for codecs that are statically available, which those that AddSerializer finds are not.
            OtherLanguages = new(null, "https://learn.microsoft.com/dotnet/orleans/host/configuration-guide/serialization"),
        })
    {
        Library = typeof(Serializer),
        Documentation = "https://learn.microsoft.com/dotnet/orleans/host/configuration-guide/serialization",
    };

    /// <inheritdoc/>
    public static BodyAccess Body => BodyAccess.Pieces;

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => GeneratedCode.MissingFor(model, HasCodec) is { } type
        ? $"{TypeName.Of(type)} has no [GenerateSerializer], so Orleans' source generator has written no codec for it."
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
        where T : class => OrleansSerializer<T>.Kept.Deserialize(payload)!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => OrleansSerializer<T>.Kept.Serialize(value, body);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => OrleansSerializer<T>.Kept.Deserialize(body)!;

    private static bool HasCodec(Type type) => type.IsDefined(typeof(GenerateSerializerAttribute), inherit: false);
}

/// <summary>The library's serializer of a type, from a container that knows the codecs of the type's assembly.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class OrleansSerializer<T>
{
    /// <summary>The serializer, which any thread can use.</summary>
    public static readonly Serializer<T> Kept = new ServiceCollection()
        .AddSerializer(builder => builder.AddAssembly(typeof(T).Assembly))
        .BuildServiceProvider()
        .GetRequiredService<Serializer<T>>();
}
