using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>MessagePack-CSharp with the members' names as keys of a map.</summary>
/// <remarks>
/// The library's contractless resolver, asked first where a type has attributes with integer keys, writes the same bytes as
/// <c>[MessagePackObject(keyAsPropertyName: true)]</c> would, with formatters that it emits at run time. All else is the library's own choice.
/// </remarks>
public readonly struct MessagePackMap : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = "MessagePackMap",
        Format = "MessagePack maps",
        Order = 61,
        WayOf = MessagePackCSharp.Info.Name,
        Summary = "MessagePack-CSharp with names as keys, by its contractless resolver.",
        Traits = MessagePackCSharp.Info.Traits with { Code = CodeOrigin.EmittedIL, NativeAot = false, OtherLanguages = new("JavaScript, Java, Python, Go, Rust, C++ and more", "https://msgpack.org") },
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, FirstResolver<Resolvers>.Options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MessagePackSerializer.Serialize(buffer, value, FirstResolver<Resolvers>.Options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, FirstResolver<Resolvers>.Options);

    private readonly struct Resolvers : IResolvers
    {
        public static IReadOnlyList<IFormatterResolver> All => [new NameResolver(), ContractlessStandardResolver.Instance];
    }

    private sealed class NameResolver : IFormatterResolver
    {
        public IMessagePackFormatter<T>? GetFormatter<T>() => MessagePackCSharp.HasAttributes(typeof(T)) ? DynamicContractlessObjectResolver.Instance.GetFormatter<T>() : null;
    }
}
