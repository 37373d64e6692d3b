using System.Buffers.Binary;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>FlatBuffers: 16-bit sizes of tables and of the lists of their fields, 32-bit lengths of texts and counts of vectors, wherever offsets lead.</summary>
/// <param name="name">The name that serializers of the format give.</param>
/// <remarks>What an offset leads to is nowhere in the payload, so it comes from the model.</remarks>
[Describes("FlatBuffers", "FlatBuffers (Google)")]
internal sealed class FlatBuffersFormat(string name) : WireFormat(name)
{
    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive; 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatest = [[0xFF, 0xFF, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF]];
    private static readonly byte[][] _greatestSize = [[0xFF, 0x7F], [0xFF, 0xFF]];

    public override string? WhyNoNesting => "A FlatBuffers payload is as deep as the schema that reads it, and none of the models' tables refers to itself; a field that the reader does not know is never followed.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        WalkTable(model, payload, Follow(payload, 0), lengths);
        return lengths.DistinctBy(length => length.Offset); // Tables that have the same fields share the list of them.
    }

    private static void WalkTable(Type type, byte[] payload, int table, List<LengthField> lengths)
    {
        var fields = table - BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(table));
        lengths.Add(new LengthField(fields, sizeof(ushort), _greatestSize));
        lengths.Add(new LengthField(fields + sizeof(ushort), sizeof(ushort), _greatestSize));
        var known = ReadSize(payload, fields) / sizeof(ushort) - 2;
        foreach (var (number, member) in ModelMembers.Of(type).Take(known).Index())
        {
            if (ReadSize(payload, fields + (2 + number) * sizeof(ushort)) is not 0 and var field)
                WalkField(member, payload, table + field, lengths);
        }
    }

    private static void WalkField(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        if (type.IsValueType)
            return;
        var target = Follow(payload, offset);
        if (ModelMembers.IsRecord(type))
        {
            WalkTable(type, payload, target, lengths);
            return;
        }

        lengths.Add(new LengthField(target, sizeof(uint), _greatest));
        if (ModelMembers.ElementOf(type) is not { } element)
            return;
        var count = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(target));
        for (var index = 0; index < count; index++)
            WalkField(element, payload, target + (1 + index) * sizeof(uint), lengths);
    }

    private static int Follow(byte[] payload, int offset) => offset + BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(offset));

    private static int ReadSize(byte[] payload, int offset) => BinaryPrimitives.ReadUInt16LittleEndian(payload.AsSpan(offset));
}
