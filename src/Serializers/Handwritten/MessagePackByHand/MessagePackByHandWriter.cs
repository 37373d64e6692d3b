using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Code = SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandCode;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>
/// Sizes and bytes of the values that the models need, each in the shortest form. Each <c>Write…</c> takes the offset at
/// which it writes and returns the one behind.
/// </summary>
internal static class MessagePackByHandWriter
{
    public const int SingleSize = 1 + sizeof(float);
    public const int DoubleSize = 1 + sizeof(double);
    public const int GuidSize = 2 + GuidText.Length;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32Size(int value) => value switch
    {
        >= 0 => value switch { <= Code.MaxPositiveFixInt => 1, <= byte.MaxValue => 2, <= ushort.MaxValue => 3, _ => 5 },
        >= -32 => 1,
        >= sbyte.MinValue => 2,
        >= short.MinValue => 3,
        _ => 5,
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteInt32(Span<byte> destination, int offset, int value)
    {
        switch (value)
        {
            case >= -32 and <= Code.MaxPositiveFixInt:
                destination[offset] = (byte)value;
                return offset + 1;
            case >= 0 and <= byte.MaxValue:
                return Write8(destination, offset, Code.UInt8, (byte)value);
            case >= 0 and <= ushort.MaxValue:
                return Write16(destination, offset, Code.UInt16, (ushort)value);
            case >= 0:
                return Write32(destination, offset, Code.UInt32, (uint)value);
            case >= sbyte.MinValue:
                return Write8(destination, offset, Code.Int8, (byte)value);
            case >= short.MinValue:
                return Write16(destination, offset, Code.Int16, (ushort)value);
            default:
                return Write32(destination, offset, Code.Int32, (uint)value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ArrayHeaderSize(int count) => count switch { <= 15 => 1, <= ushort.MaxValue => 3, _ => 5 };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteArrayHeader(Span<byte> destination, int offset, int count)
    {
        if (count > ushort.MaxValue)
            return Write32(destination, offset, Code.Array32, (uint)count);
        if (count > 15)
            return Write16(destination, offset, Code.Array16, (ushort)count);
        destination[offset] = (byte)(Code.FixArray | count);
        return offset + 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int TextSize(string? text) => text is null ? 1 : TextSize(Utf8Text.Count(text));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int TextSize(int length) =>
        length + length switch { <= 31 => 1, <= byte.MaxValue => 2, <= ushort.MaxValue => 3, _ => 5 };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteText(Span<byte> destination, int offset, string? text)
    {
        if (text is null)
        {
            destination[offset] = Code.Nil;
            return offset + 1;
        }

        var start = WriteTextHeader(destination, offset, text.Length);
        return AsciiText.TryWrite(text, destination[start..])
            ? start + text.Length
            : WriteLongerText(destination, offset, text);
    }

    /// <summary>Writes a text that is UTF-8 already.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteText(Span<byte> destination, int offset, ReadOnlySpan<byte> text)
    {
        offset = WriteTextHeader(destination, offset, text.Length);
        text.CopyTo(destination[offset..]);
        return offset + text.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteGuid(Span<byte> destination, int offset, Guid value)
    {
        offset = WriteTextHeader(destination, offset, GuidText.Length);
        value.TryFormat(destination.Slice(offset, GuidText.Length), out _);
        return offset + GuidText.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteDouble(Span<byte> destination, int offset, double value)
    {
        destination[offset] = Code.Float64;
        BinaryPrimitives.WriteDoubleBigEndian(destination[(offset + 1)..], value);
        return offset + DoubleSize;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteSingle(Span<byte> destination, int offset, float value)
    {
        destination[offset] = Code.Float32;
        BinaryPrimitives.WriteSingleBigEndian(destination[(offset + 1)..], value);
        return offset + SingleSize;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteNil(Span<byte> destination, int offset)
    {
        destination[offset] = Code.Nil;
        return offset + 1;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteLongerText(Span<byte> destination, int offset, string text)
    {
        var length = Utf8Text.Count(text);
        offset = WriteTextHeader(destination, offset, length);
        Utf8Text.Write(text, destination[offset..]);
        return offset + length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteTextHeader(Span<byte> destination, int offset, int length)
    {
        switch (length)
        {
            case <= 31:
                destination[offset] = (byte)(Code.FixStr | length);
                return offset + 1;
            case <= byte.MaxValue:
                return Write8(destination, offset, Code.Str8, (byte)length);
            case <= ushort.MaxValue:
                return Write16(destination, offset, Code.Str16, (ushort)length);
            default:
                return Write32(destination, offset, Code.Str32, (uint)length);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Write8(Span<byte> destination, int offset, byte code, byte value)
    {
        destination[offset] = code;
        destination[offset + 1] = value;
        return offset + 2;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Write16(Span<byte> destination, int offset, byte code, ushort value)
    {
        destination[offset] = code;
        BinaryPrimitives.WriteUInt16BigEndian(destination[(offset + 1)..], value);
        return offset + 3;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Write32(Span<byte> destination, int offset, byte code, uint value)
    {
        destination[offset] = code;
        BinaryPrimitives.WriteUInt32BigEndian(destination[(offset + 1)..], value);
        return offset + 5;
    }
}
