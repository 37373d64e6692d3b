using System.Globalization;
using System.Text;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>Bytes as text for a table's cell.</summary>
internal static class HexText
{
    private const int LongestUnit = 8;
    private const int FewestRepeats = 16;
    private const int LongestText = 100;

    /// <summary>Writes bytes in hexadecimal, repeated ones once with their number, for example <c>81 C0 (91 × 100000)</c>.</summary>
    /// <returns>The text, cut off behind what a cell holds.</returns>
    public static string Write(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
            return "(no bytes)";
        var text = new StringBuilder();
        for (var offset = 0; offset < bytes.Length;)
        {
            var (unit, repeats) = FindRepeats(bytes[offset..]);
            if (text.Length > LongestText && bytes.Length - offset > unit * repeats)
                return text.Append(CultureInfo.InvariantCulture, $"… ({bytes.Length:N0} bytes)").ToString();
            if (repeats > 1)
            {
                Separate(text, " ").Append('(').Append(Convert.ToHexString(bytes.Slice(offset, unit))).Append(CultureInfo.InvariantCulture, $" × {repeats})");
            }
            else
            {
                Separate(text, text is [.., ')'] ? " " : "").Append(Convert.ToHexString(bytes.Slice(offset, 1)));
            }

            offset += unit * repeats;
        }

        return text.ToString();
    }

    private static StringBuilder Separate(StringBuilder text, string separator) => text.Length == 0 ? text : text.Append(separator);

    // The shortest unit that the bytes start with again and again; one byte once if there is none.
    private static (int Unit, int Repeats) FindRepeats(ReadOnlySpan<byte> bytes)
    {
        for (var unit = 1; unit <= LongestUnit && unit * FewestRepeats <= bytes.Length; unit++)
        {
            var repeats = 1;
            while ((repeats + 1) * unit <= bytes.Length && bytes.Slice(repeats * unit, unit).SequenceEqual(bytes[..unit]))
                repeats++;
            if (repeats >= FewestRepeats)
                return (unit, repeats);
        }

        return (1, 1);
    }
}
