using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>MessagePack-CSharp with its LZ4 compression in blocks, which the library advises over the one in a single block.</summary>
/// <remarks>The library leaves payloads of fewer than 64 bytes uncompressed, which its users meet too: their bytes are those of <see cref="MessagePackCSharp"/>.</remarks>
public readonly struct MessagePackLz4 : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = "MessagePackLz4",
        Format = "MessagePack with LZ4",
        Order = 63,
        WayOf = MessagePackCSharp.Info.Name,
        Traits = MessagePackCSharp.Info.Traits with { OtherLanguages = null }, // Nobody looked who else has these extensions.
        Summary = "MessagePack-CSharp with Lz4BlockArray, which compresses payloads from 64 bytes on.",
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
            MessagePackCSharp.OptionsOf(typeof(T)).WithCompression(MessagePackCompression.Lz4BlockArray);
    }
}
