using System.Buffers.Binary;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>BSON: 32-bit lengths of documents, arrays, texts and binaries; documents and arrays nest.</summary>
/// <param name="name">The name that serializers of the format give.</param>
[Describes("BSON", "BSON of MongoDB")]
internal sealed class BsonFormat(string name) : WireFormat(name)
{
    private const byte Double = 0x01, Text = 0x02, Document = 0x03, Array = 0x04, Binary = 0x05, Date = 0x09, Null = 0x0A, Int32 = 0x10, Int64 = 0x12, Decimal = 0x13;

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive; 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatest = [[0xFF, 0xFF, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF]];

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        Walk(payload, 0, lengths);
        return lengths;
    }

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth) =>
    [
        Nesting("documents in an unknown element", () => [.. Open(depth, Document), .. Repeat(depth + 1, 0)]),
        Nesting("documents in an unknown element, never ended", () => Open(depth, Document)),
        Nesting("arrays in an unknown element", () => [.. Open(depth, Array), .. Repeat(depth + 1, 0)]),
        Nesting("arrays in an unknown element, never ended", () => Open(depth, Array)),
    ];

    // Documents of one element, which is the next one; the innermost is empty. All are still to be ended, each with a zero.
    private static byte[] Open(int depth, byte type)
    {
        var bytes = new byte[depth * 7 + 4];
        for (var level = 0; level <= depth; level++)
        {
            BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(level * 7), 5 + (depth - level) * 8);
            if (level < depth)
                ((ReadOnlySpan<byte>)[type, (byte)'0', 0]).CopyTo(bytes.AsSpan(level * 7 + 4));
        }

        return bytes;
    }

    private static int Walk(byte[] payload, int offset, List<LengthField> lengths)
    {
        offset = ReadLength(payload, offset, lengths).Offset;
        while (payload[offset++] is not 0 and var type)
        {
            offset = System.Array.IndexOf(payload, (byte)0, offset) + 1; // Behind the name.
            offset = type switch
            {
                Double or Date or Int64 => offset + 8,
                Int32 => offset + 4,
                Decimal => offset + 16,
                Null => offset,
                Document or Array => Walk(payload, offset, lengths),
                Text => Behind(ReadLength(payload, offset, lengths)),
                Binary => Behind(ReadLength(payload, offset, lengths)) + 1, // Its kind is a byte before it.
                _ => throw new NotSupportedException($"No sample has an element of type {type:X2}."),
            };
        }

        return offset;
    }

    private static int Behind((int Offset, int Length) bytes) => bytes.Offset + bytes.Length;

    private static (int Offset, int Length) ReadLength(byte[] payload, int offset, List<LengthField> lengths)
    {
        lengths.Add(new LengthField(offset, sizeof(int), _greatest));
        return (offset + sizeof(int), BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(offset)));
    }
}
