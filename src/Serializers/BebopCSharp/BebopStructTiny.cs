using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructTiny : IBufferCodec, ICodecOf<BebopStruct, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyStruct { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TinyStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TinyStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyStruct.Decode(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => BebopConversion.ToModel(Unsafe.As<Bop.TinyStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => BebopConversion.ToTinyStruct(Unsafe.As<Tiny>(model));
}
