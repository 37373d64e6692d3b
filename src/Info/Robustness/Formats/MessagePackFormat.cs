using System.Buffers.Binary;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>MessagePack: every text, binary, array, map and extension has a count of its own, and arrays and maps nest.</summary>
[Describes("MessagePack", "MessagePack maps", "MessagePack with native values", "MessagePack with LZ4", "MessagePack with extensions")]
internal sealed class MessagePackFormat(string name) : WireFormat(name)
{
    private const byte Nil = 0xC0;

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        for (var offset = 0; offset < payload.Length;)
        {
            var (header, bytes, greatest) = Measure(payload, offset);
            if (greatest.Length > 0)
                yield return new LengthField(offset, header, greatest);
            offset += header + bytes;
        }
    }

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth)
    {
        byte[] key = payload[0] is >= 0x80 and <= 0x8F ? [0xA1, (byte)'x'] : []; // In a map each element has one.
        byte[] longer = [(byte)(payload[0] + 1), .. payload[1..], .. key]; // A fixarray or fixmap of one element more.
        return
        [
            Nesting("arrays instead of the first member, without an end", () => Repeat(depth, 0x91)),
            Nesting("arrays instead of the first member", () => [.. Repeat(depth, 0x91), Nil]),
            Nesting("arrays in an element more", () => [.. longer, .. Repeat(depth, 0x91), Nil]),
            Nesting("arrays in an element more, without an end", () => [.. longer, .. Repeat(depth, 0x91)]),
            Nesting("maps as values of maps in an element more", () => [.. longer, .. Repeat(depth, 0x81, 0x01), Nil]),
            Nesting("maps as keys of maps in an element more", () => [.. longer, .. Repeat(depth, 0x81), .. Repeat(depth + 1, Nil)]),
        ];
    }

    // A value's header, what bytes follow it before the next value, and what its header can be made to promise.
    private static (int Header, int Bytes, byte[][] Greatest) Measure(byte[] payload, int offset)
    {
        var code = payload[offset];
        return code switch
        {
            <= 0x7F or >= 0xE0 or 0xC0 or 0xC2 or 0xC3 => (1, 0, []),
            <= 0x8F => (1, 0, [[0x8F], .. Long(0xDF)]),
            <= 0x9F => (1, 0, [[0x9F], .. Long(0xDD)]),
            <= 0xBF => (1, code & 31, [[0xBF], .. Long(0xDB)]),
            0xC4 => (2, payload[offset + 1], [[code, 0xFF], .. Long(0xC6)]),
            0xD9 => (2, payload[offset + 1], [[code, 0xFF], .. Long(0xDB)]),
            0xC5 => (3, Read16(payload, offset), [[code, 0xFF, 0xFF], .. Long(0xC6)]),
            0xDA => (3, Read16(payload, offset), [[code, 0xFF, 0xFF], .. Long(0xDB)]),
            0xDC => (3, 0, [[code, 0xFF, 0xFF], .. Long(0xDD)]),
            0xCA => (5, 0, []),
            0xCB => (9, 0, []),
            >= 0xCC and <= 0xCF => (1 + (1 << code - 0xCC), 0, []),
            >= 0xD0 and <= 0xD3 => (1 + (1 << code - 0xD0), 0, []),
            >= 0xD4 and <= 0xD8 => (1, 1 + (1 << code - 0xD4), [[0xC7, 0xFF], .. Long(0xC9)]),
            0xC7 => (2, 1 + payload[offset + 1], [[code, 0xFF], .. Long(0xC9)]),
            _ => throw new NotSupportedException($"No sample has code {code:X2}."),
        };
    }

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive; 2^32 - 1 is -1 to it.
    private static byte[][] Long(byte code) => [[code, 0x7F, 0xFF, 0xFF, 0xFF], [code, 0xFF, 0xFF, 0xFF, 0xFF]];

    private static int Read16(byte[] payload, int offset) => BinaryPrimitives.ReadUInt16BigEndian(payload.AsSpan(offset + 1));
}
