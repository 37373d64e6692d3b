using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>Reads the fields of one message from the front.</summary>
/// <remarks>
/// A submessage is read from the same bytes, cut off at its end, so that offsets count from the payload's start. Only
/// methods that are inlined change the offset, and no reader is passed on: a call would force both out of their registers.
/// </remarks>
internal ref struct ProtobufByHandReader(ReadOnlySpan<byte> payload, int offset = 0)
{
    private readonly ReadOnlySpan<byte> _payload = payload;
    private int _offset = offset;
    private uint _tag;

    /// <summary>The offset of the next byte to be read.</summary>
    public readonly int Offset => _offset;

    /// <summary>Whether the message has no more fields.</summary>
    public readonly bool AtEnd => _offset >= _payload.Length;

    /// <summary>Reads the next field's number and wire type, in the form in which the field's tag byte holds them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadTag()
    {
        var value = ReadVarint();
        if (value > uint.MaxValue)
            Malformed.Other("a field number of more than 29 bits", _offset);
        return _tag = (uint)value;
    }

    /// <summary>Reads a varint of up to 64 bits. What a 32-bit field has no room for is cut off, as the format demands.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadVarint()
    {
        var offset = _offset;
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            if ((uint)offset >= (uint)_payload.Length)
                Malformed.Truncated(offset);
            ulong current = _payload[offset++];
            value |= (current & 0x7F) << shift;
            if (current < 0x80)
            {
                if (shift == 63 && current > 1)
                    Malformed.Other("a varint of more than 64 bits", offset - 1);
                _offset = offset;
                return value;
            }

            if (shift == 63)
                Malformed.Other("a varint of more than ten bytes", offset - 1);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble()
    {
        if (_payload.Length - _offset < sizeof(double))
            Malformed.Truncated(_offset);
        var value = BinaryPrimitives.ReadDoubleLittleEndian(_payload[_offset..]);
        _offset += sizeof(double);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle()
    {
        if (_payload.Length - _offset < sizeof(float))
            Malformed.Truncated(_offset);
        var value = BinaryPrimitives.ReadSingleLittleEndian(_payload[_offset..]);
        _offset += sizeof(float);
        return value;
    }

    /// <summary>Reads a length and that many bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> ReadBytes()
    {
        var length = ReadLength();
        var bytes = _payload.Slice(_offset, length);
        _offset += length;
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string ReadText()
    {
        var bytes = ReadBytes();
        return Utf8Text.Read(bytes, _offset - bytes.Length);
    }

    /// <summary>Reads a decimal's text; an empty one is zero, like every default value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal()
    {
        var bytes = ReadBytes();
        return bytes.IsEmpty ? 0 : DecimalText.Parse(bytes, _offset - bytes.Length);
    }

    /// <summary>Reads a GUID's 16 bytes; none is the GUID of zeros, like every default value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid()
    {
        var bytes = ReadBytes();
        if (bytes.Length == 16)
            return new Guid(bytes, bigEndian: true);
        if (!bytes.IsEmpty)
            Malformed.Guid(_offset - bytes.Length);
        return Guid.Empty;
    }

    /// <summary>Steps over a submessage.</summary>
    /// <param name="start">The offset of its first field.</param>
    /// <returns>The payload, cut off where the submessage ends: what a reader of its fields needs.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> ReadSubmessage(out int start)
    {
        var length = ReadLength();
        start = _offset;
        _offset += length;
        return _payload[.._offset];
    }

    /// <summary>Reads a timestamp.</summary>
    /// <param name="previous">What an earlier timestamp of the same field held, which this one adds to.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadTimestamp(DateTime previous)
    {
        var fields = ReadSubmessage(out var start);
        return ProtobufByHandTimestamp.Read(fields, start, previous);
    }

    /// <summary>Skips the value of a field that this schema does not have.</summary>
    /// <param name="highestKnown">The message's highest field number: it has all from 1.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void SkipUnknown(int highestKnown) => _offset = ProtobufByHandUnknown.Skip(_payload, _offset, _tag, highestKnown);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadLength()
    {
        var length = ReadVarint();
        var remaining = _payload.Length - _offset;
        if (length > (uint)remaining)
            Malformed.Length(length, remaining, _offset);
        return (int)length;
    }
}
