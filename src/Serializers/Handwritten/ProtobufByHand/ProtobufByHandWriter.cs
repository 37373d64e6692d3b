using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>
/// Sizes and bytes of the fields that the models need. Each <c>Write…</c> takes the offset at which it writes and returns
/// the one behind; each field that has its default value has size 0 and is not written.
/// </summary>
internal static class ProtobufByHandWriter
{
    /// <summary>The bytes of a varint: seven bits in each.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int VarintSize(ulong value) => (BitOperations.Log2(value | 1) * 9 + 73) >> 6; // The same as Log2 / 7 + 1, without a division.

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteVarint(Span<byte> destination, int offset, ulong value)
    {
        while (value >= 0x80)
        {
            destination[offset++] = (byte)(value | 0x80);
            value >>= 7;
        }

        destination[offset++] = (byte)value;
        return offset;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32Size(int value) => value == 0 ? 0 : 1 + VarintSize((ulong)value); // A negative one is extended to 64 bits: ten bytes.

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteInt32(Span<byte> destination, int offset, byte tag, int value)
    {
        if (value == 0)
            return offset;
        destination[offset++] = tag;
        return WriteVarint(destination, offset, (ulong)value);
    }

    /// <summary>The size of a field that carries its length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int LengthDelimitedSize(int length) => 1 + VarintSize((uint)length) + length;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteLengthDelimited(Span<byte> destination, int offset, byte tag, int length)
    {
        destination[offset++] = tag;
        return WriteVarint(destination, offset, (uint)length);
    }

    /// <summary>The size of a text's field; null is not written, an empty text is.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int TextSize(string? text) => text is null ? 0 : LengthDelimitedSize(Utf8Text.Count(text));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteText(Span<byte> destination, int offset, byte tag, string? text)
    {
        if (text is null)
            return offset;
        var start = WriteLengthDelimited(destination, offset, tag, text.Length);
        return AsciiText.TryWrite(text, destination[start..])
            ? start + text.Length
            : WriteLongerText(destination, offset, tag, text);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteBytes(Span<byte> destination, int offset, byte tag, ReadOnlySpan<byte> bytes)
    {
        offset = WriteLengthDelimited(destination, offset, tag, bytes.Length);
        bytes.CopyTo(destination[offset..]);
        return offset + bytes.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteGuid(Span<byte> destination, int offset, byte tag, Guid value)
    {
        offset = WriteLengthDelimited(destination, offset, tag, 16);
        value.TryWriteBytes(destination[offset..], bigEndian: true, out _);
        return offset + 16;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteDouble(Span<byte> destination, int offset, byte tag, double value)
    {
        destination[offset++] = tag;
        BinaryPrimitives.WriteDoubleLittleEndian(destination[offset..], value);
        return offset + sizeof(double);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteSingle(Span<byte> destination, int offset, byte tag, float value)
    {
        destination[offset++] = tag;
        BinaryPrimitives.WriteSingleLittleEndian(destination[offset..], value);
        return offset + sizeof(float);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteLongerText(Span<byte> destination, int offset, byte tag, string text)
    {
        var length = Utf8Text.Count(text);
        offset = WriteLengthDelimited(destination, offset, tag, length);
        Utf8Text.Write(text, destination[offset..]);
        return offset + length;
    }
}
