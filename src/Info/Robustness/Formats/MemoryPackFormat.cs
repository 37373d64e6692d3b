using System.Buffers.Binary;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>MemoryPack: a count of members in a byte, 32-bit counts of elements, and of each text its bytes, complemented, and its characters.</summary>
/// <remarks>A payload says nothing of its types, so they come from the model.</remarks>
/// <param name="name">The format's name.</param>
[Describes("MemoryPack", VersionTolerant)]
internal sealed class MemoryPackFormat(string name) : WireFormat(name)
{
    private const string VersionTolerant = "MemoryPack, version-tolerant"; // Here the lengths of an object's members stand behind their count.

    private readonly bool _hasMemberLengths = name == VersionTolerant;

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive, -2 is none, and -1 means null.
    private static readonly byte[][] _greatest = [[0xFF, 0xFF, 0xFF, 0x7F], [0xFE, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF]];

    // The complement of 2^31 - 1, and the same number without it, which promises characters of two bytes.
    private static readonly byte[][] _greatestComplement = [[0x00, 0x00, 0x00, 0x80], [0xFF, 0xFF, 0xFF, 0x7F]];

    // A reader takes 249 for the most members, and 255 for null.
    private static readonly byte[][] _mostMembers = [[0xF9], [0xFE], [0xFF]];

    // 2^31 - 1, 2^32 - 1 and -1 of the numbers that say how many bytes they have.
    private static readonly byte[][] _greatestLength = [[0x82, 0xFF, 0xFF, 0xFF, 0x7F], [0x83, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF]];

    // What says that two bytes of a number follow; the models' members have no longer ones.
    private const byte TwoBytes = 0x84;

    public override string? WhyNoNesting => "A MemoryPack payload is as deep as the types that read it, and none of the models' refers to itself.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = Walk(model, payload, 0, lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    private int Walk(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        if (type.IsEnum || type == typeof(int) || type == typeof(float))
            return offset + 4;
        if (type == typeof(long) || type == typeof(double) || type == typeof(DateTime))
            return offset + 8;
        if (type == typeof(Guid) || type == typeof(decimal))
            return offset + 16;
        if (ModelMembers.IsRecord(type))
        {
            lengths.Add(new LengthField(offset++, 1, _mostMembers));
            var members = ModelMembers.Of(type);
            foreach (var _ in _hasMemberLengths ? members : [])
            {
                var size = payload[offset] == TwoBytes ? 1 + sizeof(short) : 1;
                lengths.Add(new LengthField(offset, size, _greatestLength));
                offset += size;
            }

            return members.Aggregate(offset, (position, member) => Walk(member, payload, position, lengths));
        }

        var number = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(offset));
        if (type == typeof(string))
        {
            lengths.Add(new LengthField(offset, sizeof(int), _greatestComplement));
            lengths.Add(new LengthField(offset + sizeof(int), sizeof(int), _greatest));
            return offset + 2 * sizeof(int) + ~number;
        }

        lengths.Add(new LengthField(offset, sizeof(int), _greatest));
        var element = ModelMembers.ElementOf(type) ?? throw new NotSupportedException($"No model had a member of type {type.Name}.");
        offset += sizeof(int);
        for (; number > 0; number--)
            offset = Walk(element, payload, offset, lengths);
        return offset;
    }
}
