using System.Globalization;
using System.Numerics;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>A number exactly as its text says it: any digits at any exponent, without a type that would round them.</summary>
internal readonly partial record struct ExactNumber(bool IsNegative, string Digits, BigInteger Exponent)
{
    /// <summary>
    /// Compares a number with what a floating-point type made of it. Whole numbers must be kept exactly, or be what the type itself writes so; of fractions, the type
    /// keeps the nearest that it has, as everybody knows who declares one. What becomes zero or infinite is not kept.
    /// </summary>
    public static bool IsKeptInBits(string text, IReadOnlyList<string> forms)
    {
        if (Parse(text) is not { } said)
            return forms.Contains(text); // "NaN", which is no number.
        return forms.Any(form => Parse(form) == said) || (said.Exponent < 0 && Parse(forms[0]) is { Digits.Length: > 0 });
    }

    /// <summary>Reads a text; null if it is no number.</summary>
    public static ExactNumber? Parse(string text)
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
