#if HAS_MESSAGEPACK
using System.Runtime.CompilerServices;
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MessagePackCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>MessagePack-CSharp with the library's own resolvers that write .NET's memory of a GUID, a date and a decimal.</summary>
public readonly struct MessagePackNative : IAnyModelSerializer
{
    private static readonly MessagePackSerializerOptions _options = MessagePackSerializerOptions.Standard.WithResolver(
        CompositeResolver.Create(NativeDateTimeResolver.Instance, NativeGuidResolver.Instance, NativeDecimalResolver.Instance, StandardResolver.Instance));

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = "MessagePackNative",
        Format = "MessagePack with native values",
        Order = 61,
        Summary = "MessagePack-CSharp with NativeGuidResolver, NativeDateTimeResolver and NativeDecimalResolver.",
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, _options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, _options);
}
#endif
