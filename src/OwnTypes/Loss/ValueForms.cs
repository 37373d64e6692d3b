using System.Globalization;
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
