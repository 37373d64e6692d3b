using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>GUIDs as 36 characters of UTF-8, for the formats that have no GUID.</summary>
internal static class GuidText
{
    /// <summary>The length of every text: 32 hexadecimal digits in five groups.</summary>
    public const int Length = 36;

    /// <summary>Parses a GUID; both cases of letters are taken.</summary>
    /// <param name="text">All of the text.</param>
    /// <param name="offset">Its offset in the payload, for the exception.</param>
    /// <exception cref="MalformedPayloadException">The text is not a GUID of this form.</exception>
    public static Guid Parse(ReadOnlySpan<byte> text, int offset)
    {
        if (text.Length != Length || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
            Malformed.Guid(offset);

        // Without the hyphens, converting hexadecimal digits is a matter of a few vector instructions: a third of Guid.Parse's time.
        var digits = default(Digits);
        text[..8].CopyTo(digits);
        text[9..13].CopyTo(digits[8..]);
        text[14..18].CopyTo(digits[12..]);
        text[19..23].CopyTo(digits[16..]);
        text[24..36].CopyTo(digits[20..]);
        Span<byte> bytes = stackalloc byte[16];
        if (Convert.FromHexString(digits, bytes, out _, out _) != System.Buffers.OperationStatus.Done)
            Malformed.Guid(offset);
        return new Guid(bytes, bigEndian: true);
    }

    [InlineArray(32)]
    private struct Digits
    {
        private byte _first;
    }
}
