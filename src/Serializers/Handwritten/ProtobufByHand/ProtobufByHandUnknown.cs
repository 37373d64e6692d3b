using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>Skips fields that this schema does not have, which a newer writer may have added.</summary>
internal static class ProtobufByHandUnknown
{
    private const int MaxDepth = 100; // Groups in groups; the same bound as Google.Protobuf's.

    /// <summary>Skips a value.</summary>
    /// <param name="payload">The message, cut off at its end.</param>
    /// <param name="offset">The offset behind the tag.</param>
    /// <param name="tag">The tag.</param>
    /// <param name="highestKnown">The message's highest field number: it has all from 1.</param>
    /// <returns>The offset behind the value.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Skip(ReadOnlySpan<byte> payload, int offset, uint tag, int highestKnown)
    {
        var number = tag >> 3;
        if (number == 0)
            Malformed.Other("field number 0", offset - 1);

        // Readers may skip these too, but no writer of this or a later schema writes them.
        if (number <= highestKnown)
            Malformed.Other($"field {number} with wire type {tag & 7}, which is not its own", offset - 1);
        return SkipValue(payload, offset, tag, MaxDepth);
    }

    private static int SkipValue(ReadOnlySpan<byte> payload, int offset, uint tag, int depth)
    {
        var reader = new ProtobufByHandReader(payload, offset);
        switch (tag & 7)
        {
            case 0:
                reader.ReadVarint();
                break;
            case 1:
                reader.ReadDouble();
                break;
            case 2:
                reader.ReadBytes();
                break;
            case 3:
                return SkipGroup(payload, offset, tag >> 3, depth);
            case 5:
                reader.ReadSingle();
                break;
            default:
                Malformed.Other($"wire type {tag & 7}", offset - 1);
                break;
        }

        return reader.Offset;
    }

    // A group is a submessage between two tags instead of behind a length: an old form that writers may still use.
    private static int SkipGroup(ReadOnlySpan<byte> payload, int offset, uint number, int depth)
    {
        if (depth == 0)
            Malformed.Other($"more than {MaxDepth} groups in one another", offset);
        while (true)
        {
            var reader = new ProtobufByHandReader(payload, offset);
            var tag = reader.ReadTag();
            if ((tag & 7) == 4)
            {
                if (tag >> 3 != number)
                    Malformed.Other($"the end of group {tag >> 3} in group {number}", offset);
                return reader.Offset;
            }

            if (tag >> 3 == 0)
                Malformed.Other("field number 0", offset);
            offset = SkipValue(payload, reader.Offset, tag, depth - 1);
        }
    }
}
