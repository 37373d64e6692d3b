using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopMessageByHand;

/// <summary>The codec of <see cref="BebopMessageByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopMessageByHandTiny : IBufferCodec, ICodecOf<BebopMessageByHand, Tiny>
{
    private const int Size = sizeof(uint) + 2 * (1 + sizeof(int)) + 1;

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
        // What every writer of this schema writes: both fields, in order.
        if (payload.Length == Size && BinaryPrimitives.ReadInt32LittleEndian(payload) == Size - sizeof(uint)
            && payload[4] == 1 && payload[9] == 2 && payload[14] == 0)
        {
            return new Tiny
            {
                Id = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(5)),
                OtherId = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(10)),
            };
        }

        return ReadFields(payload);
    }

    private static Tiny ReadFields(byte[] payload)
    {
        var tiny = new Tiny();
        var fields = BebopByHandReader.OfMessage(payload);
        while (true)
        {
            switch (fields.ReadByte())
            {
                case 0:
                    fields.ExpectEnd();
                    return tiny;
                case 1:
                    tiny.Id = fields.ReadInt32();
                    break;
                case 2:
                    tiny.OtherId = fields.ReadInt32();
                    break;
                default:
                    fields.SkipUnknown();
                    return tiny;
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Tiny tiny, Span<byte> destination)
    {
        destination = destination[..Size];
        BinaryPrimitives.WriteInt32LittleEndian(destination, Size - sizeof(uint));
        destination[4] = 1;
        BinaryPrimitives.WriteInt32LittleEndian(destination[5..], tiny.Id);
        destination[9] = 2;
        BinaryPrimitives.WriteInt32LittleEndian(destination[10..], tiny.OtherId);
        destination[14] = 0;
    }
}
