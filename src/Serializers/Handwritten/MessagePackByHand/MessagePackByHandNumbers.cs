using System.Runtime.CompilerServices;
using Code = SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandCode;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>Reads numbers in the forms that are not worth being inlined.</summary>
internal static class MessagePackByHandNumbers
{
    /// <summary>Reads an integer in any form that the library takes.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the value starts.</param>
    /// <param name="next">The offset behind the value.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int ReadInt32(ReadOnlySpan<byte> payload, int offset, out int next)
    {
        if (!TryReadInteger(payload, offset, out var value, out next))
            Malformed.Other($"code {payload[offset]:X2} where an integer is expected", offset);
        if (value < int.MinValue || value > int.MaxValue)
            Malformed.Other($"the integer {value}, which 32 bits do not hold", offset);
        return (int)value;
    }

    /// <summary>Reads a floating-point number; also from single precision and integers, as the library does.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the value starts.</param>
    /// <param name="next">The offset behind the value.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static double ReadDouble(ReadOnlySpan<byte> payload, int offset, out int next)
    {
        switch (payload[offset])
        {
            case Code.Float64:
                return BitConverter.UInt64BitsToDouble(ReadBigEndian(payload, offset, sizeof(double), out next));
            case Code.Float32:
                return BitConverter.UInt32BitsToSingle((uint)ReadBigEndian(payload, offset, sizeof(float), out next));
            default:
                if (!TryReadInteger(payload, offset, out var value, out next))
                    Malformed.Other($"code {payload[offset]:X2} where a number is expected", offset);
                return (double)value;
        }
    }

    /// <summary>Reads the unsigned number behind a code.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">The code's offset.</param>
    /// <param name="size">The number's size in bytes, up to eight.</param>
    /// <param name="next">The offset behind the number.</param>
    public static ulong ReadBigEndian(ReadOnlySpan<byte> payload, int offset, int size, out int next)
    {
        if (payload.Length - offset <= size)
            Malformed.Truncated(payload.Length);
        ulong value = 0;
        foreach (var current in payload.Slice(offset + 1, size))
            value = value << 8 | current;
        next = offset + 1 + size;
        return value;
    }

    private static bool TryReadInteger(ReadOnlySpan<byte> payload, int offset, out Int128 value, out int next)
    {
        var code = payload[offset];
        next = offset + 1;
        switch (code)
        {
            case <= Code.MaxPositiveFixInt:
                value = code;
                return true;
            case >= Code.MinNegativeFixInt:
                value = (sbyte)code;
                return true;
            case >= Code.UInt8 and <= Code.UInt64:
                value = ReadBigEndian(payload, offset, 1 << (code - Code.UInt8), out next);
                return true;
            case >= Code.Int8 and <= Code.Int64:
                var size = 1 << (code - Code.Int8);
                var unused = 64 - 8 * size;
                value = (long)ReadBigEndian(payload, offset, size, out next) << unused >> unused; // Extends the sign.
                return true;
            default:
                value = 0;
                return false;
        }
    }
}
