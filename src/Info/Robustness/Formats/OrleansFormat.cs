using System.Buffers.Binary;
using System.Numerics;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Orleans: fields with their kind and the difference of their number, lengths before texts and values, a count as a list's first field.</summary>
/// <remarks>Whether an object is a list is nowhere in the payload, so it comes from the model.</remarks>
[Describes("Orleans")]
internal sealed class OrleansFormat(string name) : WireFormat(name)
{
    // Kinds in the upper 3 bits of a field's byte; an end has no number.
    private const int Varint = 0, Object = 1, Delimited = 2, Fixed32 = 3, Fixed64 = 4;
    private const byte OpenObject = Object << 5, OpenUnknown = Object << 5 | 6, UnknownVarint = 6, End = 0xE0, EndParameters = 0xE8;

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive, 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatest = [[0xF0, 0xFF, 0xFF, 0xFF, 0x0F], [0xF0, 0xFF, 0xFF, 0xFF, 0x1F]];

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = WalkObject(model, payload, 1, lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth) =>
    [
        Nesting("objects in an unknown field, never ended", () => [OpenObject, EndParameters, OpenUnknown, .. Repeat(depth, OpenObject)]),
        Nesting("objects in an unknown field", () => [OpenObject, EndParameters, OpenUnknown, .. Repeat(depth, OpenObject), .. Repeat(depth + 2, End)]),
        Nesting("objects in the first field", () => [OpenObject, EndParameters, .. Repeat(depth, OpenObject), .. Repeat(depth + 1, End)]),
        Nesting("unknown fields, one after the other", () => [OpenObject, EndParameters, .. Repeat(depth, UnknownVarint, 1), End]),
    ];

    // The byte behind the object's end.
    private static int WalkObject(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        var members = ModelMembers.ElementOf(type) is { } element ? [typeof(uint), element] : ModelMembers.Of(type);
        for (var number = 0; payload[offset] != End;)
        {
            var head = payload[offset++];
            if (head == EndParameters)
                continue; // A record's constructor has none, so the numbers begin here.
            number += head & 7;
            var start = offset;
            switch (head >> 5)
            {
                case Varint:
                    Read(payload, ref offset);
                    if (members[number] == typeof(uint))
                        lengths.Add(new LengthField(start, offset - start, _greatest));
                    break;
                case Object:
                    offset = WalkObject(members[number], payload, offset, lengths);
                    break;
                case Delimited:
                    var length = Read(payload, ref offset);
                    lengths.Add(new LengthField(start, offset - start, _greatest));
                    offset += length;
                    break;
                case Fixed32:
                    offset += 4;
                    break;
                case Fixed64:
                    offset += 8;
                    break;
                default:
                    throw new NotSupportedException($"No sample has a field of kind {head >> 5}.");
            }
        }

        return offset + 1;
    }

    // The lowest zero bits are as many as further bytes, and a 1 follows them.
    private static int Read(byte[] payload, ref int offset)
    {
        var size = BitOperations.TrailingZeroCount(payload[offset]) + 1;
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        payload.AsSpan(offset, size).CopyTo(bytes);
        offset += size;
        return (int)(BinaryPrimitives.ReadUInt64LittleEndian(bytes) >> size);
    }
}
