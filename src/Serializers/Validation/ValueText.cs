using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Xml;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>Writes a value for a sentence: short, on one line, in the same way in every culture.</summary>
internal static class ValueText
{
    private const int LongestText = 60;

    public static string Of(object? value) => value switch
    {
        null => "null",
        string text => Quote(text, 0),
        JsonElement { ValueKind: JsonValueKind.Undefined } => "nothing",
        JToken token => Shorten(Escape(token.ToString(Newtonsoft.Json.Formatting.None)), 0),
        JsonNode node => Shorten(Escape(node.ToJsonString()), 0),
        XmlNode node => Shorten(Escape(node.OuterXml), 0),
        char character => $"'{Escape(character.ToString())}'",
        DateTime or DateTimeOffset => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        IEnumerable enumerable => Count(enumerable.Cast<object?>().Count()),
        _ when value.ToString() is { } text && text != value.GetType().ToString() => Shorten(Escape(text), 0),
        _ => TypeName.Of(value.GetType()),
    };

    public static string WithType(object value) =>
        Of(value) is var text && text == TypeName.Of(value.GetType()) ? text : $"{text} ({TypeName.Of(value.GetType())})";

    /// <summary>Writes two values; of long texts the parts around their first difference.</summary>
    public static (string Expected, string Actual) OfBoth(object? expected, object? actual)
    {
        if (expected is not string some || actual is not string other)
            return (Of(expected), Of(actual));
        var same = some.AsSpan().CommonPrefixLength(other);
        return (Quote(some, same), Quote(other, same));
    }

    public static string Count(int count) => count == 1 ? "1 element" : string.Create(CultureInfo.InvariantCulture, $"{count:N0} elements");

    /// <summary>The lengths of an array of several dimensions.</summary>
    public static string Lengths(Array array) => string.Join(" × ", Enumerable.Range(0, array.Rank).Select(rank => array.GetLength(rank).ToString(CultureInfo.InvariantCulture)));

    private static string Quote(string text, int focus) => $"\"{Escape(Shorten(text, focus))}\"";

    private static string Shorten(string text, int focus)
    {
        if (text.Length <= LongestText)
            return text;
        var start = Math.Clamp(focus - (LongestText / 2), 0, text.Length - LongestText);
        var part = text.Substring(start, LongestText);
        return (start > 0 ? "…" : "") + part + (start + LongestText < text.Length ? "…" : "");
    }

    // Control characters would break the line, and a console prints every unpaired surrogate alike.
    private static string Escape(string text)
    {
        var escaped = new StringBuilder(text.Length);
        for (var rest = text.AsSpan(); rest.Length > 0;)
        {
            var whole = Rune.DecodeFromUtf16(rest, out var rune, out var length) == OperationStatus.Done && !Rune.IsControl(rune);
            if (whole)
                escaped.Append(rest[..length]);
            else
                escaped.Append(CultureInfo.InvariantCulture, $"\\u{(int)rest[0]:X4}");
            rest = rest[length..];
        }

        return escaped.ToString();
    }
}
