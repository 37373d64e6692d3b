using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>A <see cref="DateTime"/> as the submessage google.protobuf.Timestamp.</summary>
internal static class ProtobufByHandTimestamp
{
    private const byte SecondsTag = 1 << 3;
    private const byte NanosTag = 2 << 3;
    private const int NanosPerSecond = 1_000_000_000;

    // Ticks count from year 1, so no moment is negative before the epoch is subtracted and division always rounds down.
    private const long EpochSeconds = 719_162L * 24 * 60 * 60;

    private const long MaxSeconds = 3_155_378_975_999_999_999 / TimeSpan.TicksPerSecond - EpochSeconds; // DateTime.MaxValue.

    /// <summary>The size of the submessage without its tag and length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Size(DateTime value)
    {
        var (seconds, nanos) = Split(value);
        return (seconds == 0 ? 0 : 1 + ProtobufByHandWriter.VarintSize((ulong)seconds))
            + (nanos == 0 ? 0 : 1 + ProtobufByHandWriter.VarintSize((uint)nanos));
    }

    /// <summary>Writes the submessage with its tag and length. A timestamp is always written, as protobuf-net does.</summary>
    public static int Write(Span<byte> destination, int offset, byte tag, DateTime value)
    {
        var (seconds, nanos) = Split(value);
        destination[offset] = tag;
        var start = offset + 2; // At most 18 bytes follow, so the length takes one.
        var end = start;
        if (seconds != 0)
        {
            destination[end++] = SecondsTag;
            end = ProtobufByHandWriter.WriteVarint(destination, end, (ulong)seconds);
        }

        if (nanos != 0)
        {
            destination[end++] = NanosTag;
            end = ProtobufByHandWriter.WriteVarint(destination, end, (uint)nanos);
        }

        destination[offset + 1] = (byte)(end - start);
        return end;
    }

    /// <summary>Reads the submessage.</summary>
    /// <param name="payload">The payload, cut off where the submessage ends.</param>
    /// <param name="start">The offset of the submessage's first field.</param>
    /// <param name="previous">What an earlier submessage of the same field held, which this one adds to.</param>
    public static DateTime Read(ReadOnlySpan<byte> payload, int start, DateTime previous)
    {
        var fields = new ProtobufByHandReader(payload, start);
        var (seconds, nanos) = previous.Kind == DateTimeKind.Utc ? Split(previous) : default; // No date that was not read is UTC.
        while (!fields.AtEnd)
        {
            switch (fields.ReadTag())
            {
                case SecondsTag:
                    seconds = (long)fields.ReadVarint();
                    break;
                case NanosTag:
                    nanos = (int)fields.ReadVarint();
                    break;
                default:
                    fields.SkipUnknown(highestKnown: 2);
                    break;
            }
        }

        if (seconds is < -EpochSeconds or > MaxSeconds || (uint)nanos >= NanosPerSecond)
            Malformed.Date(start);
        return new DateTime((seconds + EpochSeconds) * TimeSpan.TicksPerSecond + nanos / TimeSpan.NanosecondsPerTick, DateTimeKind.Utc);
    }

    // The kind is not looked at, as in protobuf-net: a local time is written as if it were UTC.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static (long Seconds, int Nanos) Split(DateTime value)
    {
        var (seconds, ticks) = Math.DivRem((ulong)value.Ticks, TimeSpan.TicksPerSecond);
        return ((long)seconds - EpochSeconds, (int)ticks * (int)TimeSpan.NanosecondsPerTick);
    }
}
