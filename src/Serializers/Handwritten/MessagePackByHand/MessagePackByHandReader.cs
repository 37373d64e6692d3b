using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using Code = SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandCode;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>Reads values from the front of a payload.</summary>
/// <remarks>
/// Only methods that are inlined change the offset, and no reader is passed on: a call would force both out of their registers.
/// </remarks>
internal ref struct MessagePackByHandReader(ReadOnlySpan<byte> payload, int offset = 0)
{
    private readonly ReadOnlySpan<byte> _payload = payload;
    private int _offset = offset;

    /// <summary>The offset of the next byte to be read.</summary>
    public readonly int Offset => _offset;

    /// <summary>Reads an array's header.</summary>
    /// <returns>The number of elements; no more than bytes are left, because each takes at least one.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadArrayHeader()
    {
        var code = Peek();
        uint count = (byte)(code ^ Code.FixArray);
        if (count <= 15)
            _offset++;
        else
            count = MessagePackByHandHeaders.ReadArray(_payload, _offset, out _offset);

        var remaining = _payload.Length - _offset;
        if (count > (uint)remaining)
            Malformed.Count(count, remaining, _offset);
        return (int)count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32()
    {
        int value = Peek();
        if (value <= Code.MaxPositiveFixInt)
            _offset++;
        else
            value = MessagePackByHandNumbers.ReadInt32(_payload, _offset, out _offset);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble()
    {
        if (Peek() != Code.Float64 || _payload.Length - _offset < 1 + sizeof(double))
            return MessagePackByHandNumbers.ReadDouble(_payload, _offset, out _offset);
        var value = BinaryPrimitives.ReadDoubleBigEndian(_payload[(_offset + 1)..]);
        _offset += 1 + sizeof(double);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle()
    {
        if (Peek() != Code.Float32 || _payload.Length - _offset < 1 + sizeof(float))
            return (float)MessagePackByHandNumbers.ReadDouble(_payload, _offset, out _offset);
        var value = BinaryPrimitives.ReadSingleBigEndian(_payload[(_offset + 1)..]);
        _offset += 1 + sizeof(float);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadText()
    {
        if (TryReadNil())
            return null;
        var bytes = ReadTextBytes();
        return Utf8Text.Read(bytes, _offset - bytes.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal()
    {
        var bytes = ReadTextBytes();
        return DecimalText.Parse(bytes, _offset - bytes.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid()
    {
        var bytes = ReadTextBytes();
        return GuidText.Parse(bytes, _offset - bytes.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadTimestamp()
    {
        var offset = _offset; // A copy, so that only it has an address.
        var value = MessagePackByHandTimestamp.Read(_payload, ref offset);
        _offset = offset;
        return value;
    }

    /// <summary>Reads a child or nil.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Child? ReadChild()
    {
        var offset = _offset;
        var child = MessagePackByHandChild.Read(_payload, ref offset);
        _offset = offset;
        return child;
    }

    /// <summary>Reads nil if it comes next.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadNil()
    {
        if (Peek() != Code.Nil)
            return false;
        _offset++;
        return true;
    }

    /// <summary>Skips members that a newer writer appended.</summary>
    /// <param name="count">The number of members in the array.</param>
    /// <param name="known">How many of them are known here.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void SkipUnknown(int count, int known)
    {
        if (count > known)
            _offset = MessagePackByHandHeaders.Skip(_payload, _offset, count - known);
    }

    /// <summary>Checks that the payload ends here.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void ExpectEnd()
    {
        if (_offset != _payload.Length)
            Malformed.TrailingBytes(_offset, _payload.Length - _offset);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ReadOnlySpan<byte> ReadTextBytes()
    {
        uint length = (byte)(Peek() ^ Code.FixStr);
        if (length <= 31)
            _offset++;
        else
            length = MessagePackByHandHeaders.ReadText(_payload, _offset, out _offset);

        var remaining = _payload.Length - _offset;
        if (length > (uint)remaining)
            Malformed.Length(length, remaining, _offset);
        var bytes = _payload.Slice(_offset, (int)length);
        _offset += (int)length;
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly byte Peek()
    {
        if ((uint)_offset >= (uint)_payload.Length)
            Malformed.Truncated(_offset);
        return _payload[_offset];
    }
}
