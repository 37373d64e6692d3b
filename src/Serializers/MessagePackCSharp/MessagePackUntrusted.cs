using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;

namespace SerializationBenchmarks.Serializers.MessagePackCSharp;

/// <summary>MessagePack-CSharp with the security that its documentation asks for where payloads come from others: hashes that cannot be made to collide, and a limit of depth.</summary>
public readonly struct MessagePackUntrusted : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = "MessagePackUntrusted",
        Order = 64,
        WayOf = MessagePackCSharp.Info.Name,
        Traits = MessagePackCSharp.Info.Traits with { UntrustedNeeds = null },
        Summary = "MessagePack-CSharp with MessagePackSecurity.UntrustedData.",
        Documentation = "https://github.com/MessagePack-CSharp/MessagePack-CSharp#security",
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
        public static readonly MessagePackSerializerOptions Value = MessagePackCSharp.OptionsOf(typeof(T)).WithSecurity(MessagePackSecurity.UntrustedData);
    }
}
