using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopMessageByHand;

/// <summary>A <see cref="Child"/> as a message in <see cref="Complex"/>.</summary>
internal static class BebopMessageByHandChild
{
    /// <summary>The size of a message without fields.</summary>
    public const int MinSize = sizeof(uint) + 1;

    private const int HeadSize = sizeof(uint) + 1 + 16 + 2 * (1 + sizeof(long));
    private const int TailSize = 1 + sizeof(float) + 1;

    public static int Size(Child child) =>
        HeadSize + (child.Name is { } name ? 1 + BebopByHandWriter.TextSize(name) : 0) + TailSize;

    [MethodImpl(MethodImplOptions.NoInlining)] // In the loop over all children there are too few registers for it.
    public static int Write(Child child, Span<byte> destination, int offset)
    {
        var start = offset;
        var head = destination.Slice(offset, HeadSize);
        head[4] = 1;
        child.Id.TryWriteBytes(head[5..]);
        head[21] = 2;
        BebopByHandWriter.WriteDate(head[22..], child.Created);
        head[30] = 3;
        BebopByHandWriter.WriteDate(head[31..], child.LastEdit);
        offset += HeadSize;

        if (child.Name is { } name)
        {
            destination[offset] = 4;
            offset = BebopByHandWriter.WriteText(destination, offset + 1, name);
        }

        var tail = destination.Slice(offset, TailSize);
        tail[0] = 5;
        BinaryPrimitives.WriteSingleLittleEndian(tail[1..], child.Percentage);
        tail[5] = 0;
        offset += TailSize;
        BinaryPrimitives.WriteInt32LittleEndian(head, offset - start - sizeof(uint)); // Now the length is known without adding it up again.
        return offset;
    }

    /// <summary>Reads the message.</summary>
    /// <param name="payload">The payload, cut off where the message ends.</param>
    /// <param name="start">The offset of the message's first field.</param>
    public static Child Read(ReadOnlySpan<byte> payload, int start)
    {
        var child = new Child();
        var fields = new BebopByHandReader(payload, start);
        while (true)
        {
            switch (fields.ReadByte())
            {
                case 0:
                    fields.ExpectEnd();
                    return child;
                case 1:
                    child.Id = fields.ReadGuid();
                    if (fields.TryReadField(2))
                        goto case 2;
                    break;
                case 2:
                    child.Created = fields.ReadDate();
                    if (fields.TryReadField(3))
                        goto case 3;
                    break;
                case 3:
                    child.LastEdit = fields.ReadDate();
                    if (fields.TryReadField(4))
                        goto case 4;
                    break;
                case 4:
                    child.Name = fields.ReadText();
                    if (fields.TryReadField(5))
                        goto case 5;
                    break;
                case 5:
                    child.Percentage = fields.ReadSingle();
                    if (fields.TryReadField(0))
                        goto case 0;
                    break;
                default:
                    fields.SkipUnknown();
                    return child;
            }
        }
    }
}
