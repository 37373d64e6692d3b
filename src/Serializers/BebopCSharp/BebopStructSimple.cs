using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructSimple : IBufferCodec, ICodecOf<BebopStruct, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.SimpleStruct
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.SimpleStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.SimpleStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.SimpleStruct.Decode(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => BebopConversion.ToModel(Unsafe.As<Bop.SimpleStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => BebopConversion.ToSimpleStruct(Unsafe.As<Simple>(model));
}
