using System.Buffers.Binary;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>CBOR: every text, bytes, array and map has a length or count of its own, and arrays, maps and tags nest.</summary>
[Describes("CBOR")]
internal sealed class CborFormat(string name) : WireFormat(name)
{
    private const byte Null = 0xF6;
    private const int Bytes = 2, Text = 3, Array = 4, Map = 5;

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        for (var offset = 0; offset < payload.Length;)
        {
            var (major, size, argument) = ReadHead(payload, offset);
            if (major is Bytes or Text or Array or Map)
                yield return new LengthField(offset, size, Greatest(major));
            offset += size + (major is Bytes or Text ? (int)argument : 0);
        }
    }

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth)
    {
        byte[] longer = [(byte)(payload[0] + 1), .. payload[1..], 0x61, (byte)'x']; // A map of one member more.
        return
        [
            Nesting("arrays instead of the map, without an end", () => Repeat(depth, 0x81)),
            Nesting("arrays instead of the map", () => [.. Repeat(depth, 0x81), Null]),
            Nesting("arrays in an unknown member", () => [.. longer, .. Repeat(depth, 0x81), Null]),
            Nesting("arrays in an unknown member, without an end", () => [.. longer, .. Repeat(depth, 0x81)]),
            Nesting("arrays of indefinite length in an unknown member", () => [.. longer, .. Repeat(depth, 0x9F), .. Repeat(depth, 0xFF)]),
            Nesting("maps as values of maps in an unknown member", () => [.. longer, .. Repeat(depth, 0xA1, 0x61, (byte)'x'), Null]),
            Nesting("maps as keys of maps in an unknown member", () => [.. longer, .. Repeat(depth, 0xA1), .. Repeat(depth + 1, Null)]),
            Nesting("tags of tags in an unknown member", () => [.. longer, .. Repeat(depth, 0xC1), Null]),
        ];
    }

    // A head's upper 3 bits are its kind, the lower 5 its argument, or in how many bytes that follows.
    private static (int Major, int Size, ulong Argument) ReadHead(byte[] payload, int offset)
    {
        var following = payload.AsSpan(offset + 1);
        var major = payload[offset] >> 5;
        return (payload[offset] & 31) switch
        {
            < 24 and var argument => (major, 1, (ulong)argument),
            24 => (major, 2, following[0]),
            25 => (major, 3, BinaryPrimitives.ReadUInt16BigEndian(following)),
            26 => (major, 5, BinaryPrimitives.ReadUInt32BigEndian(following)),
            27 => (major, 9, BinaryPrimitives.ReadUInt64BigEndian(following)),
            _ => throw new NotSupportedException($"No sample has a head of {payload[offset]:X2}."),
        };
    }

    // The greatest numbers that 32-bit and 64-bit readers take for positive, and those that are -1 to them.
    private static byte[][] Greatest(int major) =>
    [
        [(byte)(major << 5 | 26), 0x7F, 0xFF, 0xFF, 0xFF],
        [(byte)(major << 5 | 26), 0xFF, 0xFF, 0xFF, 0xFF],
        [(byte)(major << 5 | 27), 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [(byte)(major << 5 | 27), 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ];
}
