using System.Text.RegularExpressions;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>Whether a time keeps what a document says: .NET's types have seven fractional digits of a second.</summary>
internal static partial class ExactTime
{
    /// <summary>Whether a time lacks digits of its text.</summary>
    /// <param name="text">The text.</param>
    /// <param name="value">The value that was read from it, which need not be a time.</param>
    public static bool IsKept(string text, object value) => value is not (DateTime or DateTimeOffset or TimeOnly or TimeSpan) || !HasMoreDigits(text);

    /// <summary>Whether a text has more fractional digits than a time keeps.</summary>
    /// <param name="text">The text of a time.</param>
    public static bool HasMoreDigits(string text) => MoreDigits().IsMatch(text);

    [GeneratedRegex(@"[.,][0-9]{7}[0-9]*[1-9]")]
    private static partial Regex MoreDigits();
}
