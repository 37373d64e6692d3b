using System.Globalization;
using System.Numerics;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>A number exactly as its text says it: any digits at any exponent, without a type that would round them.</summary>
/// <param name="IsNegative">Whether it is less than zero.</param>
/// <param name="Digits">Its digits without zeros at either end; none for zero.</param>
/// <param name="Exponent">The power of ten of the last digit.</param>
internal readonly partial record struct ExactNumber(bool IsNegative, string Digits, BigInteger Exponent)
{
    private bool IsZero => Digits.Length == 0;

    private bool IsWhole => Exponent >= 0;

    /// <summary>
    /// Compares a number with its text. Whole numbers must be kept exactly, or be what the type itself writes so; of fractions, floating-point
    /// types keep the nearest that they have, as everybody knows who declares one, but <see cref="decimal"/> keeps all digits. What becomes zero or
    /// infinite is not kept.
    /// </summary>
    /// <param name="text">The text, which need not be a number.</param>
    /// <param name="value">The value that was read from it, which need not be a number either.</param>
    public static bool IsKept(string text, object value)
    {
        if (TextOf(value) is not { } shortest || Parse(text) is not { } written)
            return true;
        return Parse(shortest) is { } kept && (kept == written || (value is double or float or Half && !written.IsWhole && !kept.IsZero));
    }

    /// <summary>Whether a number lacks a digit of its text.</summary>
    /// <param name="text">The text of a number.</param>
    /// <param name="value">The value that was read from it, which need not be a number.</param>
    public static bool IsRounded(string text, object value) => TextOf(value) is { } shortest && Parse(shortest) != Parse(text);

    // The shortest text that is read as the same value.
    private static string? TextOf(object value) => value switch
    {
        double or float or Half => ((IFormattable)value).ToString("R", CultureInfo.InvariantCulture),
        decimal or long or ulong or int or uint or short or ushort or byte or sbyte or BigInteger or Int128 or UInt128 => ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
        _ => null,
    };

    private static ExactNumber? Parse(string text)
    {
        if (Number().Match(text) is not { Success: true } match)
            return null;
        var fraction = match.Groups["fraction"].Value;
        var digits = (match.Groups["whole"].Value + fraction).TrimStart('0');
        var trimmed = digits.TrimEnd('0');
        if (trimmed.Length == 0)
            return new ExactNumber(false, "", 0);
        var exponent = match.Groups["exponent"] is { Success: true, Value: var power } ? BigInteger.Parse(power, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture) : 0;
        return new ExactNumber(text[0] == '-', trimmed, exponent - fraction.Length + digits.Length - trimmed.Length);
    }

    [GeneratedRegex(@"^[+-]?(?<whole>[0-9]+)(\.(?<fraction>[0-9]+))?([eE](?<exponent>[+-]?[0-9]{1,30}))?\z", RegexOptions.ExplicitCapture)]
    private static partial Regex Number();
}
