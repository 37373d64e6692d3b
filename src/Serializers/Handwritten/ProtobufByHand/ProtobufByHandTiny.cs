using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand.ProtobufByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>The codec of <see cref="ProtobufByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct ProtobufByHandTiny : IBufferCodec, ICodecOf<ProtobufByHand, Tiny>
{
    private const byte IdTag = 1 << 3;
    private const byte OtherIdTag = 2 << 3;

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var tiny = Unsafe.As<Tiny>(data);
        var payload = new byte[Size(tiny)];
        Write(tiny, payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var tiny = Unsafe.As<Tiny>(data);
        var size = Size(tiny);
        Write(tiny, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        var tiny = new Tiny();
        var reader = new ProtobufByHandReader(payload);
        while (!reader.AtEnd)
        {
            switch (reader.ReadTag())
            {
                case IdTag:
                    tiny.Id = (int)reader.ReadVarint();
                    break;
                case OtherIdTag:
                    tiny.OtherId = (int)reader.ReadVarint();
                    break;
                default:
                    reader.SkipUnknown(highestKnown: 2);
                    break;
            }
        }

        return tiny;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Tiny tiny) => Int32Size(tiny.Id) + Int32Size(tiny.OtherId);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Tiny tiny, Span<byte> destination)
    {
        var offset = WriteInt32(destination, 0, IdTag, tiny.Id);
        WriteInt32(destination, offset, OtherIdTag, tiny.OtherId);
    }
}
