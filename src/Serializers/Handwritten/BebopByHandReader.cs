using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>Reads Bebop's values from a payload.</summary>
/// <remarks>Only methods that are inlined change the offset, and no reader is passed on: a call would force payload and offset out of their registers.</remarks>
internal ref struct BebopByHandReader(ReadOnlySpan<byte> payload, int offset = 0)
{
    private readonly ReadOnlySpan<byte> _payload = payload;
    private int _offset = offset; // Never behind the end.

    /// <summary>The offset of the next byte to be read.</summary>
    public readonly int Offset => _offset;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32() => BinaryPrimitives.ReadInt32LittleEndian(Take(sizeof(int)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle() => BinaryPrimitives.ReadSingleLittleEndian(Take(sizeof(float)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble() => BinaryPrimitives.ReadDoubleLittleEndian(Take(sizeof(double)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid() => new(Take(16));

    /// <summary>Reads a date: ticks, with two bits above them that other writers use and every reader ignores.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDate()
    {
        var ticks = BinaryPrimitives.ReadInt64LittleEndian(Take(sizeof(long))) & 0x3FFF_FFFF_FFFF_FFFF;
        if (ticks > DateTime.MaxValue.Ticks)
            Malformed.Date(_offset - sizeof(long));
        return new DateTime(ticks, DateTimeKind.Utc);
    }

    /// <summary>Reads the struct DecimalBits of schemas/models.bop.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal()
    {
        var bytes = Take(BebopByHandWriter.DecimalSize);
        var signScale = BinaryPrimitives.ReadUInt32LittleEndian(bytes[12..]);
        var scale = signScale >> 16 & 0xFF;
        if ((signScale & 0x7F00_FFFF) != 0 || scale > 28)
            Malformed.Decimal(_offset - sizeof(uint));
        return new decimal(
            BinaryPrimitives.ReadInt32LittleEndian(bytes),
            BinaryPrimitives.ReadInt32LittleEndian(bytes[4..]),
            BinaryPrimitives.ReadInt32LittleEndian(bytes[8..]),
            (int)signScale < 0,
            (byte)scale);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string ReadText()
    {
        var length = ReadLength();
        var bytes = _payload.Slice(_offset, length);
        _offset += length;
        if (!Utf8.IsValid(bytes))
            Malformed.Text(_offset - length);
        return Encoding.UTF8.GetString(bytes);
    }

    /// <summary>Reads an array's count.</summary>
    /// <param name="smallestElement">The fewest bytes an element can take, so that no more elements are promised than can follow.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadCount(int smallestElement)
    {
        var count = (uint)ReadInt32();
        var remaining = _payload.Length - _offset;
        if (count > (uint)remaining / (uint)smallestElement)
            Malformed.Count(count, remaining, _offset - sizeof(uint));
        return (int)count;
    }

    /// <summary>Checks that the payload ends here.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void ExpectEnd()
    {
        if (_offset != _payload.Length)
            Malformed.TrailingBytes(_offset, _payload.Length - _offset);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadLength()
    {
        var length = (uint)ReadInt32();
        var remaining = _payload.Length - _offset;
        if (length > (uint)remaining)
            Malformed.Length(length, remaining, _offset - sizeof(uint));
        return (int)length;
    }

    // The one check covers the span that is returned; a slice would check again, and its constant length saves the next check.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ReadOnlySpan<byte> Take(int size)
    {
        var start = _offset;
        if (_payload.Length - start < size)
            Malformed.Truncated(_payload.Length);
        _offset = start + size;
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref MemoryMarshal.GetReference(_payload), start), size);
    }
}
