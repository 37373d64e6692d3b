using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Xml;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>The first place where two values differ.</summary>
/// <param name="Path">The way to it, for example <c>Children[1].Name</c>; empty where the values themselves differ.</param>
/// <param name="RecordedPath">The same without keys of dictionaries, which are data: <c>Prices[…].Amount</c>.</param>
/// <param name="Expected">What should be there, short and on one line.</param>
/// <param name="Actual">What is there, in the same way.</param>
public sealed record Difference(string Path, string RecordedPath, string Expected, string Actual)
{
    /// <summary>What became of the expected value.</summary>
    internal Likeness Likeness { get; init; } = Likeness.Changed;

    /// <summary>The value that should be there.</summary>
    internal object? Value { get; init; }

    /// <summary>The last member on the way to it; null if there is none.</summary>
    internal StateMember? Member { get; init; }

    /// <summary>The library in whose documents the values differ; null where they do in their members.</summary>
    internal string? Writer { get; init; }

    /// <summary>Words the difference for the user, for example <c>Children[1].Name: expected "a", got null</c>.</summary>
    public override string ToString() => $"{(Path.Length == 0 ? "" : $"{Path}: ")}expected {Expected}, got {Actual}";

    /// <summary>Makes a reason of it.</summary>
    /// <param name="what">What made the difference, for example "The round trip changes the sample".</param>
    /// <param name="serializer">The serializer that did, if its attribute may help; null for none.</param>
    /// <param name="recordedWhat">The same for records, without names of the user's; null if it has none.</param>
    public Reason Explain(string what, SerializerInfo? serializer = null, string? recordedWhat = null)
    {
        var help = Likeness == Likeness.Lost && Member is { CanBeSet: true, IsHidden: true } member && serializer?.KeepsWith is { } attribute ? $" {attribute} on {member.Name} may keep it." : "";
        var asWritten = Writer is null ? "" : $", as {Writer} writes it";
        return new Reason(
            $"{what}{asWritten}: {this}.{help}",
            $"{recordedWhat ?? what}{(RecordedPath.Length == 0 ? "" : $" at {RecordedPath}")}{asWritten}; the program shows the values and does not record them.{help}");
    }
}

/// <summary>How like one value is to another that it should be, from the best on.</summary>
internal enum Likeness
{
    /// <summary>Nothing tells them apart.</summary>
    SameBits,

    /// <summary>Their type calls them equal, but they are not written alike: <c>1.0</c> and <c>1.00</c>.</summary>
    Equal,

    /// <summary>It is another value.</summary>
    Changed,

    /// <summary>It is not there: null, empty, or what its type holds where nothing was set.</summary>
    Lost,
}

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
