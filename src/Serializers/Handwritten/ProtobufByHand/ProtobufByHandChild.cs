using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand.ProtobufByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>A <see cref="Child"/> as a submessage of <see cref="Complex"/>.</summary>
internal static class ProtobufByHandChild
{
    private const byte IdTag = 1 << 3 | 2;
    private const byte CreatedTag = 2 << 3 | 2;
    private const byte LastEditTag = 3 << 3 | 2;
    private const byte NameTag = 4 << 3 | 2;
    private const byte PercentageTag = 5 << 3 | 5;

    /// <summary>The size without tag and length.</summary>
    public static int Size(Child child) =>
        (child.Id == Guid.Empty ? 0 : LengthDelimitedSize(16))
        + LengthDelimitedSize(ProtobufByHandTimestamp.Size(child.Created))
        + LengthDelimitedSize(ProtobufByHandTimestamp.Size(child.LastEdit))
        + TextSize(child.Name)
        + (child.Percentage == 0 ? 0 : 1 + sizeof(float));

    /// <summary>Writes the submessage with its length and without its tag.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // In the loop over all children there are too few registers for it.
    public static int Write(Child child, Span<byte> destination, int offset)
    {
        var start = ++offset; // Nearly every length takes one byte.
        if (child.Id != Guid.Empty)
            offset = WriteGuid(destination, offset, IdTag, child.Id);
        offset = ProtobufByHandTimestamp.Write(destination, offset, CreatedTag, child.Created);
        offset = ProtobufByHandTimestamp.Write(destination, offset, LastEditTag, child.LastEdit);
        offset = WriteText(destination, offset, NameTag, child.Name);
        if (child.Percentage != 0)
            offset = WriteSingle(destination, offset, PercentageTag, child.Percentage);

        var length = offset - start;
        if (length >= 0x80)
            return MakeRoom(destination, start, length);
        destination[start - 1] = (byte)length; // Now the length is known without adding it up again.
        return offset;
    }

    /// <summary>Reads the submessage.</summary>
    /// <param name="payload">The payload, cut off where the submessage ends.</param>
    /// <param name="start">The offset of the submessage's first field.</param>
    public static Child Read(ReadOnlySpan<byte> payload, int start)
    {
        var child = new Child();
        var reader = new ProtobufByHandReader(payload, start);
        while (!reader.AtEnd)
        {
            switch (reader.ReadTag())
            {
                case IdTag:
                    child.Id = reader.ReadGuid();
                    break;
                case CreatedTag:
                    child.Created = reader.ReadTimestamp(child.Created);
                    break;
                case LastEditTag:
                    child.LastEdit = reader.ReadTimestamp(child.LastEdit);
                    break;
                case NameTag:
                    child.Name = reader.ReadText();
                    break;
                case PercentageTag:
                    child.Percentage = reader.ReadSingle();
                    break;
                default:
                    reader.SkipUnknown(highestKnown: 5);
                    break;
            }
        }

        return child;
    }

    // Moves the fields behind a length of several bytes.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int MakeRoom(Span<byte> destination, int start, int length)
    {
        var moved = start - 1 + VarintSize((uint)length);
        destination.Slice(start, length).CopyTo(destination[moved..]);
        WriteVarint(destination, start - 1, (uint)length);
        return moved + length;
    }
}
