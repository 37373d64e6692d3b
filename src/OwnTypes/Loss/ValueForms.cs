using System.Globalization;
using System.Numerics;
using System.Text.RegularExpressions;
using Newtonsoft.Json;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>Whether a document's value and the one that a library wrote are forms of one: numbers by value and digits, times by instant and offset, enumerations by what the library read.</summary>
internal sealed partial class ValueForms
{
    private readonly HashSet<(string Read, string Written)> _names = [];

    /// <summary>Notes what a library writes of an enumeration's value that it read.</summary>
    public void Add(string read, string written) => _names.Add((read, written));

    /// <summary>Whether two texts say the same.</summary>
    public bool AreSame(string said, string written)
    {
        if (said == written || _names.Contains((said, written)))
            return true;
        if (Marks.FormsOfBits(written) is { } forms)
            return ExactNumber.IsKeptInBits(said, forms);
        return (ExactNumber.Parse(written) is { } number && ExactNumber.Parse(said) == number)
            || (bool.TryParse(written, out var isTrue) && (said.Equals(written, StringComparison.OrdinalIgnoreCase) || said == (isTrue ? "1" : "0")))
            || (Guid.TryParse(said, out var id) && Guid.TryParse(written, out var other) && id == other)
            || IsSameTime(said, written);
    }

    private static bool IsSameTime(string said, string written)
    {
        if (MoreDigits().IsMatch(said))
            return false;
        if (TimeSpan.TryParse(said, CultureInfo.InvariantCulture, out var span) && TimeSpan.TryParse(written, CultureInfo.InvariantCulture, out var other))
            return span == other;
        if (Parse(said) is not { } time || Parse(written) is not { } kept)
            return false;
        return HasOffset(said) ? time.EqualsExact(kept) : time.DateTime == kept.DateTime; // Which offset a time without one gets is the machine's.
    }

    private static bool HasOffset(string text) => Microsoft().IsMatch(text) || (DateTime.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out var time) && time.Kind != DateTimeKind.Unspecified);

    private static DateTimeOffset? Parse(string text) => Microsoft().IsMatch(text) ? JsonConvert.DeserializeObject<DateTimeOffset>(JsonConvert.ToString(text))
        : DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var time) ? time : null;

    // .NET's types have seven fractional digits of a second.
    [GeneratedRegex(@"[.,][0-9]{7}[0-9]*[1-9]")]
    private static partial Regex MoreDigits();

    // As old libraries of Microsoft's wrote times.
    [GeneratedRegex(@"^/Date\(-?[0-9]{1,15}([+-][0-9]{4})?\)/\z", RegexOptions.ExplicitCapture)]
    private static partial Regex Microsoft();
}

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
