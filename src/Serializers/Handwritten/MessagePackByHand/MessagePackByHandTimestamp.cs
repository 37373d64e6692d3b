using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Code = SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandCode;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>A <see cref="DateTime"/> as MessagePack's timestamp extension in the shortest of its three forms.</summary>
internal static class MessagePackByHandTimestamp
{
    private const long EpochSeconds = 719_162L * 24 * 60 * 60;
    private const long MaxSeconds = 3_155_378_975_999_999_999 / TimeSpan.TicksPerSecond - EpochSeconds; // DateTime.MaxValue.
    private const int NanosPerSecond = 1_000_000_000;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Size(DateTime value)
    {
        var (seconds, nanos) = Split(value);
        return seconds >> 34 != 0 ? 15 : seconds > uint.MaxValue || nanos != 0 ? 10 : 6;
    }

    public static int Write(Span<byte> destination, int offset, DateTime value)
    {
        var (seconds, nanos) = Split(value);
        if (seconds >> 34 != 0)
        {
            destination = destination.Slice(offset, 15);
            destination[0] = Code.Ext8;
            destination[1] = 12;
            destination[2] = Code.TimestampType;
            BinaryPrimitives.WriteUInt32BigEndian(destination[3..], nanos);
            BinaryPrimitives.WriteInt64BigEndian(destination[7..], seconds);
            return offset + 15;
        }

        if (seconds > uint.MaxValue || nanos != 0)
        {
            destination = destination.Slice(offset, 10);
            destination[0] = Code.FixExt8;
            destination[1] = Code.TimestampType;
            BinaryPrimitives.WriteUInt64BigEndian(destination[2..], (ulong)nanos << 34 | (ulong)seconds);
            return offset + 10;
        }

        destination = destination.Slice(offset, 6);
        destination[0] = Code.FixExt4;
        destination[1] = Code.TimestampType;
        BinaryPrimitives.WriteUInt32BigEndian(destination[2..], (uint)seconds);
        return offset + 6;
    }

    /// <summary>Reads a timestamp in any form.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="offset">Where the value starts; moved behind it.</param>
    public static DateTime Read(ReadOnlySpan<byte> payload, ref int offset)
    {
        var start = offset;
        var data = ReadHeader(payload, ref offset);
        long seconds = 0;
        uint nanos = 0;
        switch (data.Length)
        {
            case 4:
                seconds = BinaryPrimitives.ReadUInt32BigEndian(data);
                break;
            case 8:
                var both = BinaryPrimitives.ReadUInt64BigEndian(data);
                seconds = (long)(both & (1UL << 34) - 1);
                nanos = (uint)(both >> 34);
                break;
            default:
                nanos = BinaryPrimitives.ReadUInt32BigEndian(data);
                seconds = BinaryPrimitives.ReadInt64BigEndian(data[4..]);
                break;
        }

        if (seconds is < -EpochSeconds or > MaxSeconds || nanos >= NanosPerSecond)
            Malformed.Date(start);
        return new DateTime((seconds + EpochSeconds) * TimeSpan.TicksPerSecond + nanos / TimeSpan.NanosecondsPerTick, DateTimeKind.Utc);
    }

    // The fixed forms carry their length in the code; the form of 12 bytes has no code of its own.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ReadOnlySpan<byte> ReadHeader(ReadOnlySpan<byte> payload, ref int offset)
    {
        if (payload.Length - offset < 6) // The shortest form.
            Malformed.Truncated(payload.Length);
        var code = payload[offset++];
        var length = code switch { Code.FixExt4 => 4, Code.FixExt8 => 8, Code.Ext8 => payload[offset++], _ => 0 };
        var type = payload[offset++];
        if (type != Code.TimestampType || length is not (4 or 8 or 12))
            Malformed.Other($"code {code:X2} and extension type {type} where a timestamp is expected", offset - 1);
        if (payload.Length - offset < length)
            Malformed.Truncated(payload.Length);
        var data = payload.Slice(offset, length);
        offset += length;
        return data;
    }

    // The library converts a local time and takes one of no kind for UTC.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static (long Seconds, uint Nanos) Split(DateTime value)
    {
        if (value.Kind == DateTimeKind.Local)
            value = value.ToUniversalTime();
        var (seconds, ticks) = Math.DivRem((ulong)value.Ticks, TimeSpan.TicksPerSecond);
        return ((long)seconds - EpochSeconds, (uint)ticks * (uint)TimeSpan.NanosecondsPerTick);
    }
}
