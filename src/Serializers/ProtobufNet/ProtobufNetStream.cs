using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>protobuf-net with the compiled model of <see cref="ProtobufNet"/> and its stream API, which writes each child once.</summary>
/// <remarks>
/// The stream is kept and copied to a new array. Reading is that of <see cref="ProtobufNet"/>: a payload in memory needs no stream.
/// </remarks>
[SuppressMessage("Naming", "CA1711:Identifiers should not have incorrect suffix", Justification = "It is named by the API that it uses.")]
public readonly struct ProtobufNetStream : IAnyModelSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Configuration = null,
        Name = "ProtobufNetStream",
        Order = 45,
        Summary = "protobuf-net with a compiled model and a reused stream.",
        Traits = ProtobufNet.Info.Traits with { Buffer = BufferReuse.None },
        NoBufferBecause = "ProtobufNet is how protobuf-net writes into a caller's buffer; this serializer writes to a stream.",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => ProtobufNet.UnsupportedBecause(model);

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => ProtobufNet.NoteOn(model);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = KeptMemory.Stream();
        ProtobufNetModel<T>.Compiled.Serialize(stream, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => ProtobufNet.Deserialize<T>(payload);
}
