using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>A <see cref="Child"/> as a struct in <see cref="Complex"/>.</summary>
internal static class BebopStructByHandChild
{
    /// <summary>The size without the text's bytes.</summary>
    public const int MinSize = HeadSize + sizeof(uint) + sizeof(float);

    private const int HeadSize = 16 + 2 * sizeof(long);

    public static int Size(Child child) => HeadSize + BebopByHandWriter.TextSize(child.Name ?? "") + sizeof(float);

    [MethodImpl(MethodImplOptions.NoInlining)] // In the loop over all children there are too few registers for it.
    public static int Write(Child child, Span<byte> destination, int offset)
    {
        var head = destination.Slice(offset, HeadSize);
        child.Id.TryWriteBytes(head);
        BebopByHandWriter.WriteDate(head[16..], child.Created);
        BebopByHandWriter.WriteDate(head[24..], child.LastEdit);
        offset = BebopByHandWriter.WriteText(destination, offset + HeadSize, child.Name ?? "");
        BinaryPrimitives.WriteSingleLittleEndian(destination[offset..], child.Percentage);
        return offset + sizeof(float);
    }

    /// <summary>Reads the struct.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the struct starts; moved behind it.</param>
    public static Child Read(ReadOnlySpan<byte> payload, ref int offset)
    {
        var reader = new BebopByHandReader(payload, offset);
        var child = new Child
        {
            Id = reader.ReadGuid(),
            Created = reader.ReadDate(),
            LastEdit = reader.ReadDate(),
            Name = reader.ReadText(),
            Percentage = reader.ReadSingle(),
        };
        offset = reader.Offset;
        return child;
    }
}
