using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;
using MessagePack.Resolvers;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>MessagePack-CSharp with the library's own resolvers that write .NET's memory of a GUID, a date and a decimal, for .NET alone.</summary>
public readonly struct MessagePackNative : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = "MessagePackNative",
        Format = "MessagePack with native values",
        Order = 62,
        WayOf = MessagePackCSharp.Info.Name,
        IsAlternative = true,
        Traits = MessagePackCSharp.Info.Traits with { Decimals = DecimalForm.Bits, OtherLanguages = null }, // Nobody looked who else has these extensions.
        Summary = "MessagePack-CSharp with NativeGuidResolver, NativeDateTimeResolver and NativeDecimalResolver.",
    };

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => MessagePackCSharp.NoteOn(model);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, Options<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MessagePackSerializer.Serialize(buffer, value, Options<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, Options<T>.Value);

    private static class Options<T>
    {
        public static readonly MessagePackSerializerOptions Value =
            MessagePackCSharp.OptionsOf(typeof(T)) == MessagePackSerializerOptions.Standard ? FirstResolver<Resolvers>.Options : FirstResolver<ContractlessResolvers>.Options;
    }

    private readonly struct Resolvers : IResolvers
    {
        public static IReadOnlyList<IFormatterResolver> All => [NativeDateTimeResolver.Instance, NativeGuidResolver.Instance, NativeDecimalResolver.Instance, StandardResolver.Instance];
    }

    private readonly struct ContractlessResolvers : IResolvers
    {
        public static IReadOnlyList<IFormatterResolver> All => [.. Resolvers.All.SkipLast(1), ContractlessStandardResolver.Instance];
    }
}
