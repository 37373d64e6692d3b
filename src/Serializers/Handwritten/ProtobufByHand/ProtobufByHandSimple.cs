using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand.ProtobufByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>The codec of <see cref="ProtobufByHand"/> on <see cref="Simple"/>.</summary>
public readonly struct ProtobufByHandSimple : IBufferCodec, ICodecOf<ProtobufByHand, Simple>
{
    private const byte IdTag = 1 << 3;
    private const byte OtherIdTag = 2 << 3;
    private const byte NameTag = 3 << 3 | 2;
    private const byte EnumValueTag = 4 << 3;

    /// <inheritdoc/>
    public static object Create() => Simple.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var simple = Unsafe.As<Simple>(data);
        var payload = new byte[Size(simple)];
        Write(simple, payload);
        return payload;
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var simple = Unsafe.As<Simple>(data);
        var size = Size(simple);
        Write(simple, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var simple = new Simple();
        var reader = new ProtobufByHandReader(payload);
        while (!reader.AtEnd)
        {
            switch (reader.ReadTag())
            {
                case IdTag:
                    simple.Id = (int)reader.ReadVarint();
                    break;
                case OtherIdTag:
                    simple.OtherId = (int)reader.ReadVarint();
                    break;
                case NameTag:
                    simple.Name = reader.ReadText();
                    break;
                case EnumValueTag:
                    simple.EnumValue = (Level)reader.ReadVarint();
                    break;
                default:
                    reader.SkipUnknown(highestKnown: 4);
                    break;
            }
        }

        return simple;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Simple simple) =>
        Int32Size(simple.Id) + Int32Size(simple.OtherId) + TextSize(simple.Name) + Int32Size((int)simple.EnumValue);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Simple simple, Span<byte> destination)
    {
        var offset = WriteInt32(destination, 0, IdTag, simple.Id);
        offset = WriteInt32(destination, offset, OtherIdTag, simple.OtherId);
        offset = WriteText(destination, offset, NameTag, simple.Name);
        WriteInt32(destination, offset, EnumValueTag, (int)simple.EnumValue);
    }
}
