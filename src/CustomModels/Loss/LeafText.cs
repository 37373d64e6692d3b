using System.Globalization;
using System.Text.Json;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>
/// Compares texts, numbers and truth values of a document with what a value writes of them. Types write their values in forms
/// of their own: what counts is the value, not how many zeros it is written with.
/// </summary>
internal static class LeafText
{
    /// <summary>Whether a value holds what a document says.</summary>
    /// <param name="document">What the document says.</param>
    /// <param name="written">What the value writes.</param>
    /// <param name="writtenWithNumbers">What it writes when enumerations are numbers; null if that is not known.</param>
    public static bool IsSame(JsonElement document, JsonElement written, JsonElement? writtenWithNumbers)
    {
        var (expected, actual) = (Of(document), Of(written));
        if (IsSame(expected, actual))
            return true;
        if (writtenWithNumbers is not { } number)
            return false;
        if (IsSame(expected, Of(number)))
            return true;

        // What is a text one time and a number the other is an enumeration, whose names are read in any case.
        return written.ValueKind == JsonValueKind.String && number.ValueKind == JsonValueKind.Number
            && WithoutSpaces(expected).Equals(WithoutSpaces(actual), StringComparison.OrdinalIgnoreCase);
    }

    /// <summary>Whether two texts are forms of one value.</summary>
    public static bool IsSame(string expected, string actual)
    {
        if (expected == actual)
            return true;
        if (expected.Length == 0 || actual.Length == 0)
            return false;
        return IsSameNumber(expected, actual) || IsSameTime(expected, actual)
            || (Guid.TryParse(expected, out var guid) && Guid.TryParse(actual, out var otherGuid) && guid == otherGuid)
            || (bool.TryParse(expected, out var truth) && bool.TryParse(actual, out var otherTruth) && truth == otherTruth);
    }

    private static bool IsSameNumber(string expected, string actual)
    {
        if (!double.TryParse(expected, NumberStyles.Float, CultureInfo.InvariantCulture, out var number)
            || !double.TryParse(actual, NumberStyles.Float, CultureInfo.InvariantCulture, out var other))
            return false;
        if (IsWhole(expected) && IsWhole(actual) && decimal.TryParse(expected, CultureInfo.InvariantCulture, out var exact) && decimal.TryParse(actual, CultureInfo.InvariantCulture, out var otherExact))
            return exact == otherExact; // Two of these can be one as double.
        return number.Equals(other) || (float.IsFinite((float)number) && ((float)number).Equals((float)other) && other != 0);
    }

    private static bool IsWhole(string number) => number.All(letter => char.IsAsciiDigit(letter) || letter is '-' or '+');

    // A time without a zone is taken for universal or for local time, as the member's type says; it has digits up to 100 ns.
    private static bool IsSameTime(string expected, string actual)
    {
        if (!char.IsAsciiDigit(expected[^1]) && expected[^1] is not ('Z' or 'z'))
            return false;
        foreach (var style in (DateTimeStyles[])[DateTimeStyles.AssumeUniversal, DateTimeStyles.AssumeLocal])
        {
            if (expected.Contains('-', StringComparison.Ordinal)
                && DateTimeOffset.TryParse(expected, CultureInfo.InvariantCulture, style, out var time)
                && DateTimeOffset.TryParse(actual, CultureInfo.InvariantCulture, style, out var other)
                && Math.Abs(time.UtcTicks - other.UtcTicks) <= 1)
                return true;
        }

        return expected.Contains(':', StringComparison.Ordinal)
            && TimeSpan.TryParse(expected, CultureInfo.InvariantCulture, out var span)
            && TimeSpan.TryParse(actual, CultureInfo.InvariantCulture, out var otherSpan)
            && span == otherSpan;
    }

    private static string WithoutSpaces(string text) => text.Replace(" ", "", StringComparison.Ordinal);

    private static string Of(JsonElement leaf)
    {
        try
        {
            return leaf.ValueKind == JsonValueKind.String ? leaf.GetString()! : leaf.GetRawText();
        }
        catch (InvalidOperationException)
        {
            return leaf.GetRawText().ToUpperInvariant(); // An unpaired surrogate, which can only be written as an escape.
        }
    }
}
