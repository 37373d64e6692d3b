using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopStructByHand;

/// <summary>The codec of <see cref="BebopStructByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructByHandTiny : IBufferCodec, ICodecOf<BebopStructByHand, Tiny>
{
    private const int Size = 2 * sizeof(int);

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var payload = new byte[Size];
        Write(Unsafe.As<Tiny>(data), payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        Write(Unsafe.As<Tiny>(data), buffer.GetSpan(Size));
        buffer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        var reader = new BebopByHandReader(payload);
        var tiny = new Tiny
        {
            Id = reader.ReadInt32(),
            OtherId = reader.ReadInt32(),
        };
        reader.ExpectEnd();
        return tiny;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Tiny tiny, Span<byte> destination)
    {
        destination = destination[..Size];
        BinaryPrimitives.WriteInt32LittleEndian(destination, tiny.Id);
        BinaryPrimitives.WriteInt32LittleEndian(destination[4..], tiny.OtherId);
    }
}
