using System.Runtime.CompilerServices;
using Code = SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandCode;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>Reads headers in the forms that are not worth being inlined, and skips values.</summary>
internal static class MessagePackByHandHeaders
{
    /// <summary>Reads an array's header.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the header starts.</param>
    /// <param name="next">The offset behind the header.</param>
    /// <returns>The number of elements, unchecked.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static uint ReadArray(ReadOnlySpan<byte> payload, int offset, out int next)
    {
        var size = payload[offset] switch { Code.Array16 => 2, Code.Array32 => 4, _ => 0 };
        if (size == 0)
            Malformed.Other($"code {payload[offset]:X2} where an array is expected", offset);
        return (uint)MessagePackByHandNumbers.ReadBigEndian(payload, offset, size, out next);
    }

    /// <summary>Reads a text's header.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the header starts.</param>
    /// <param name="next">The offset behind the header.</param>
    /// <returns>The number of bytes, unchecked.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static uint ReadText(ReadOnlySpan<byte> payload, int offset, out int next)
    {
        var size = payload[offset] switch { Code.Str8 => 1, Code.Str16 => 2, Code.Str32 => 4, _ => 0 };
        if (size == 0)
            Malformed.Other($"code {payload[offset]:X2} where a text is expected", offset);
        return (uint)MessagePackByHandNumbers.ReadBigEndian(payload, offset, size, out next);
    }

    /// <summary>Skips values of any kind. Containers only add to the number of values, so depth costs no memory.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the first value starts.</param>
    /// <param name="count">How many values to skip.</param>
    /// <returns>The offset behind the last value.</returns>
    public static int Skip(ReadOnlySpan<byte> payload, int offset, long count)
    {
        for (; count > 0; count--)
        {
            if (offset >= payload.Length)
                Malformed.Truncated(offset);
            var (header, bytes, values) = Measure(payload, offset);
            var remaining = payload.Length - offset - header;
            if (bytes > remaining)
                Malformed.Length((ulong)bytes, remaining, offset);
            offset += header + (int)bytes;
            count += values;
        }

        return offset;
    }

    // What follows a code: its header's size with the code, then so many bytes, then so many values.
    private static (int Header, long Bytes, long Values) Measure(ReadOnlySpan<byte> payload, int offset)
    {
        var code = payload[offset];
        switch (code)
        {
            case <= Code.MaxPositiveFixInt or >= Code.MinNegativeFixInt or Code.Nil or Code.False or Code.True:
                return (1, 0, 0);
            case < Code.FixArray:
                return (1, 0, 2 * (code & 15));
            case < Code.FixStr:
                return (1, 0, code & 15);
            case < Code.Nil:
                return (1, code & 31, 0);
            case Code.Bin8 or Code.Str8:
                return (2, Number(payload, offset, 1), 0);
            case Code.Bin16 or Code.Str16:
                return (3, Number(payload, offset, 2), 0);
            case Code.Bin32 or Code.Str32:
                return (5, Number(payload, offset, 4), 0);
            case Code.Ext8:
                return (2, 1 + Number(payload, offset, 1), 0);
            case Code.Ext16:
                return (3, 1 + Number(payload, offset, 2), 0);
            case Code.Ext32:
                return (5, 1 + Number(payload, offset, 4), 0);
            case Code.Float32:
                return (1, sizeof(float), 0);
            case Code.Float64:
                return (1, sizeof(double), 0);
            case >= Code.UInt8 and <= Code.UInt64:
                return (1, 1 << (code - Code.UInt8), 0);
            case >= Code.Int8 and <= Code.Int64:
                return (1, 1 << (code - Code.Int8), 0);
            case >= Code.FixExt1 and <= Code.FixExt16:
                return (1, 1 + (1 << (code - Code.FixExt1)), 0);
            case Code.Array16:
                return (3, 0, Number(payload, offset, 2));
            case Code.Array32:
                return (5, 0, Number(payload, offset, 4));
            case Code.Map16:
                return (3, 0, 2 * Number(payload, offset, 2));
            case Code.Map32:
                return (5, 0, 2 * Number(payload, offset, 4));
            default:
                Malformed.Other($"code {code:X2}, which MessagePack does not use", offset);
                return default;
        }
    }

    private static long Number(ReadOnlySpan<byte> payload, int offset, int size) =>
        (long)MessagePackByHandNumbers.ReadBigEndian(payload, offset, size, out _);
}
