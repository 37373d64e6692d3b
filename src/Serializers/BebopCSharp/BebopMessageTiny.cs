using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopMessageTiny : IBufferCodec, ICodecOf<BebopMessage, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyMessage { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TinyMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TinyMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyMessage.Decode(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => BebopConversion.ToModel(Unsafe.As<Bop.TinyMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => BebopConversion.ToTinyMessage(Unsafe.As<Tiny>(model));
}
