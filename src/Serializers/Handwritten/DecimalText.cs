using System.Globalization;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>Decimals as UTF-8 text with invariant culture, for the formats that have no decimal.</summary>
internal static class DecimalText
{
    /// <summary>The length of the longest text: a sign, 29 digits and a point.</summary>
    public const int MaxLength = 31;

    /// <summary>Formats a decimal as <see cref="decimal.ToString(IFormatProvider)"/> does.</summary>
    /// <param name="value">The decimal.</param>
    /// <param name="scratch">Room for <see cref="MaxLength"/> bytes.</param>
    /// <returns>The part of <paramref name="scratch"/> that holds the text.</returns>
    public static ReadOnlySpan<byte> Format(decimal value, Span<byte> scratch)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);

        // Three of four words suffice for 19 digits, and 64-bit division is much shorter than the general way.
        if (bits[2] != 0)
        {
            value.TryFormat(scratch, out var length, default, CultureInfo.InvariantCulture);
            return scratch[..length];
        }

        var digits = (uint)bits[0] | (ulong)(uint)bits[1] << 32;
        var negative = bits[3] < 0 && digits != 0; // The text of a negative zero has no sign.
        var start = MaxLength;
        for (var scale = value.Scale; scale > 0; scale--)
        {
            (digits, var digit) = Math.DivRem(digits, 10);
            scratch[--start] = (byte)('0' + digit);
            if (scale == 1)
                scratch[--start] = (byte)'.';
        }

        do
        {
            (digits, var digit) = Math.DivRem(digits, 10);
            scratch[--start] = (byte)('0' + digit);
        }
        while (digits != 0);

        if (negative)
            scratch[--start] = (byte)'-';
        return scratch[start..MaxLength];
    }

    /// <summary>Parses a decimal: an optional sign, digits with at most one point among them, an optional exponent.</summary>
    /// <param name="text">All of the text.</param>
    /// <param name="offset">Its offset in the payload, for the exception.</param>
    /// <exception cref="MalformedPayloadException">The text is not a decimal, or out of range.</exception>
    public static decimal Parse(ReadOnlySpan<byte> text, int offset)
    {
        var index = text.Length > 0 && text[0] == '-' ? 1 : 0;
        var negative = index == 1;
        var firstDigit = index;
        var point = -1;
        ulong digits = 0;

        // Nineteen characters hold no number that 64 bits could not.
        if (text.Length - index is 0 or > 19)
            return ParseAny(text, offset);
        for (; index < text.Length; index++)
        {
            var digit = (uint)text[index] - '0';
            if (digit <= 9)
                digits = digits * 10 + digit;
            else if (text[index] == '.' && point < 0 && index > firstDigit)
                point = index;
            else
                return ParseAny(text, offset);
        }

        var scale = point < 0 ? 0 : text.Length - 1 - point;
        return new decimal((int)digits, (int)(digits >> 32), 0, negative, (byte)scale);
    }

    private static decimal ParseAny(ReadOnlySpan<byte> text, int offset)
    {
        const NumberStyles Style = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
        if (!decimal.TryParse(text, Style, CultureInfo.InvariantCulture, out var value) || text[^1] == 0) // TryParse passes over NULs at the end.
            Malformed.Decimal(offset);
        return value;
    }
}
