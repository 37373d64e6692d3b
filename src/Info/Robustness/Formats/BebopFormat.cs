using System.Buffers.Binary;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Bebop: 32-bit lengths of texts and messages, 32-bit counts of arrays.</summary>
/// <remarks>A payload says nothing of its types, so they come from the model.</remarks>
[Describes("Bebop message", "Bebop struct")]
internal sealed class BebopFormat(string name) : WireFormat(name)
{
    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive; 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatest = [[0xFF, 0xFF, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF]];

    private readonly bool _messages = name == "Bebop message";

    public override string? WhyNoNesting => "A Bebop payload is as deep as its schema, and none of the models' refers to itself; what follows an unknown field is not read.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = WalkRecord(model, payload, 0, lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    private int WalkRecord(Type model, byte[] payload, int offset, List<LengthField> lengths)
    {
        var members = ModelMembers.Of(model);
        if (!_messages)
        {
            foreach (var member in members)
                offset = Walk(member, payload, offset, lengths);
            return offset;
        }

        ReadNumber(payload, ref offset, lengths);
        while (payload[offset++] is not 0 and var number)
            offset = Walk(members[number - 1], payload, offset, lengths);
        return offset;
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
            return WalkRecord(type, payload, offset, lengths);
        if (type == typeof(string))
        {
            var length = ReadNumber(payload, ref offset, lengths);
            return offset + length;
        }

        var element = ModelMembers.ElementOf(type) ?? throw new NotSupportedException($"No model had a member of type {type.Name}.");
        for (var count = ReadNumber(payload, ref offset, lengths); count > 0; count--)
            offset = Walk(element, payload, offset, lengths);
        return offset;
    }

    private static int ReadNumber(byte[] payload, ref int offset, List<LengthField> lengths)
    {
        lengths.Add(new LengthField(offset, sizeof(uint), _greatest));
        offset += sizeof(uint);
        return BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(offset - sizeof(uint)));
    }
}
