using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Protocol Buffers: lengths are varints before texts, bytes and submessages; submessages and groups nest.</summary>
[Describes("Protocol Buffers")]
internal sealed class ProtobufFormat(string name) : WireFormat(name)
{
    private const byte Group = 3, EndGroup = 4, Delimited = 2;
    private const int Unknown = 15; // A field number of one byte that no model has.

    // 2^31 - 1 is the greatest length that a 32-bit reader takes for positive, 2^32 - 1 is -1 to it, 2^64 - 1 is the greatest varint.
    private static readonly byte[][] _greatest =
    [
        [0xFF, 0xFF, 0xFF, 0xFF, 0x07],
        [0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
        [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    ];

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        Walk(model, payload, 0, payload.Length, lengths);
        return lengths;
    }

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth)
    {
        byte[] groups = [.. Repeat(depth, Tag(Unknown, Group)), .. Repeat(depth, Tag(Unknown, EndGroup))];
        yield return Nesting("unknown groups, never ended", () => Repeat(depth, Tag(Unknown, Group)));
        yield return Nesting("unknown groups", () => [.. payload, .. groups]);
        yield return Nesting("groups with the number of a known field", () => [.. Repeat(depth, Tag(1, Group)), .. Repeat(depth, Tag(1, EndGroup))]);
        yield return Nesting("unknown submessages", () => [.. payload, .. Submessages(depth)]);
        foreach (var (type, index) in ModelMembers.Of(model).Select((type, index) => (type, index)))
        {
            if (ModelMembers.ElementOf(type) is not { } element || !ModelMembers.IsRecord(element))
                continue;
            var number = index + 1;
            yield return Nesting($"unknown groups in field {number}", () => [Tag(number, Delimited), .. Varint(groups.Length), .. groups]);
            yield return Nesting($"groups in field {number}, itself a group", () => [Tag(number, Group), .. groups, Tag(number, EndGroup)]);
        }
    }

    private static void Walk(Type? model, byte[] payload, int offset, int end, List<LengthField> lengths)
    {
        while (offset < end)
        {
            var tag = (int)VarintReader.Read(payload, ref offset);
            switch (tag & 7)
            {
                case 0:
                    VarintReader.Read(payload, ref offset);
                    break;
                case 1:
                    offset += sizeof(double);
                    break;
                case Delimited:
                    var start = offset;
                    var length = (int)VarintReader.Read(payload, ref offset);
                    lengths.Add(new LengthField(start, offset - start, _greatest));

                    // A moment is a submessage too, but holds no lengths.
                    var type = model is null ? null : ModelMembers.Of(model)[(tag >> 3) - 1];
                    if (type is not null && (ModelMembers.ElementOf(type) ?? type) is var part && ModelMembers.IsRecord(part))
                        Walk(part, payload, offset, offset + length, lengths);
                    offset += length;
                    break;
                case 5:
                    offset += sizeof(float);
                    break;
                default:
                    throw new NotSupportedException($"No sample has wire type {tag & 7}.");
            }
        }
    }

    private static byte[] Submessages(int depth)
    {
        // From the inside out, and turned around at the end.
        var reversed = new List<byte>();
        for (; depth > 0; depth--)
        {
            reversed.AddRange(Varint(reversed.Count).Reverse());
            reversed.Add(Tag(Unknown, Delimited));
        }

        reversed.Reverse();
        return [.. reversed];
    }

    private static byte Tag(int number, int wireType) => (byte)(number << 3 | wireType);

    private static byte[] Varint(int value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        return [.. bytes, (byte)value];
    }
}
