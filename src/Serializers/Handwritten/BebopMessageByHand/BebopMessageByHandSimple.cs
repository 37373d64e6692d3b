using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopMessageByHand;

/// <summary>The codec of <see cref="BebopMessageByHand"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopMessageByHandSimple : IBufferCodec, ICodecOf<BebopMessageByHand, Simple>
{
    private const int HeadSize = sizeof(uint) + 2 * (1 + sizeof(int));
    private const int TailSize = 1 + sizeof(uint) + 1;

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
        Write(simple, buffer.GetSpan(size)[..size]);
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var simple = new Simple();
        var fields = BebopByHandReader.OfMessage(payload);
        while (true)
        {
            switch (fields.ReadByte())
            {
                case 0:
                    fields.ExpectEnd();
                    return simple;
                case 1:
                    simple.Id = fields.ReadInt32();
                    if (fields.TryReadField(2))
                        goto case 2;
                    break;
                case 2:
                    simple.OtherId = fields.ReadInt32();
                    if (fields.TryReadField(3))
                        goto case 3;
                    break;
                case 3:
                    simple.Name = fields.ReadText();
                    if (fields.TryReadField(4))
                        goto case 4;
                    break;
                case 4:
                    simple.EnumValue = (Level)fields.ReadInt32();
                    if (fields.TryReadField(0))
                        goto case 0;
                    break;
                default:
                    fields.SkipUnknown();
                    return simple;
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Simple simple) =>
        HeadSize + (simple.Name is { } name ? 1 + BebopByHandWriter.TextSize(name) : 0) + TailSize;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Simple simple, Span<byte> destination)
    {
        var head = destination[..HeadSize];
        BinaryPrimitives.WriteInt32LittleEndian(head, destination.Length - sizeof(uint));
        head[4] = 1;
        BinaryPrimitives.WriteInt32LittleEndian(head[5..], simple.Id);
        head[9] = 2;
        BinaryPrimitives.WriteInt32LittleEndian(head[10..], simple.OtherId);

        var offset = HeadSize;
        if (simple.Name is { } name)
        {
            destination[offset] = 3;
            offset = BebopByHandWriter.WriteText(destination, offset + 1, name);
        }

        var tail = destination.Slice(offset, TailSize);
        tail[0] = 4;
        BinaryPrimitives.WriteInt32LittleEndian(tail[1..], (int)simple.EnumValue);
        tail[5] = 0;
    }
}
