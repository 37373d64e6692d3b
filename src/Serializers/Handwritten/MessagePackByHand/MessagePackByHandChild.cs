using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>A <see cref="Child"/> as an array in <see cref="Complex"/>; a null among the children is nil, as in the library.</summary>
internal static class MessagePackByHandChild
{
    private const int MemberCount = 5;

    public static int Size(Child? child) => child is null
        ? 1
        : ArrayHeaderSize(MemberCount)
            + GuidSize
            + MessagePackByHandTimestamp.Size(child.Created)
            + MessagePackByHandTimestamp.Size(child.LastEdit)
            + TextSize(child.Name)
            + SingleSize;

    [MethodImpl(MethodImplOptions.NoInlining)] // In the loop over all children there are too few registers for it.
    public static int Write(Child? child, Span<byte> destination, int offset)
    {
        if (child is null)
            return WriteNil(destination, offset);
        offset = WriteArrayHeader(destination, offset, MemberCount);
        offset = WriteGuid(destination, offset, child.Id);
        offset = MessagePackByHandTimestamp.Write(destination, offset, child.Created);
        offset = MessagePackByHandTimestamp.Write(destination, offset, child.LastEdit);
        offset = WriteText(destination, offset, child.Name);
        return WriteSingle(destination, offset, child.Percentage);
    }

    /// <summary>Reads the array or nil.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the value starts; moved behind it.</param>
    public static Child? Read(ReadOnlySpan<byte> payload, ref int offset)
    {
        var reader = new MessagePackByHandReader(payload, offset);
        if (reader.TryReadNil())
        {
            offset = reader.Offset;
            return null;
        }

        var count = reader.ReadArrayHeader();
        var child = new Child();
        if (count > 0)
            child.Id = reader.ReadGuid();
        if (count > 1)
            child.Created = reader.ReadTimestamp();
        if (count > 2)
            child.LastEdit = reader.ReadTimestamp();
        if (count > 3)
            child.Name = reader.ReadText();
        if (count > 4)
            child.Percentage = reader.ReadSingle();
        reader.SkipUnknown(count, MemberCount);
        offset = reader.Offset;
        return child;
    }
}
