using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>
/// How text is written that this program did not make: names, reasons and paths of records, types, documents and libraries. A terminal would obey
/// its control characters, and Markdown would take its line ends for its own.
/// </summary>
public static partial class ForeignText
{
    /// <summary>Writes text on one line: line ends and tabs as spaces, and what cannot be seen but has an effect as an escape such as \u001B.</summary>
    public static string OnOneLine(string text) => Escape(text.ReplaceLineEndings(" ").Replace('\t', ' '), static _ => false);

    /// <summary>Writes text of this program with what is foreign in it: line ends and tabs stay.</summary>
    public static string Within(string text) => Escape(text, static letter => letter is '\n' or '\r' or '\t');

    /// <summary>
    /// Writes text in Markdown: what would begin a tag of HTML, or an entity, is shown as it is. Code in backticks, links and what a backslash
    /// escapes stay, so that text may hold Markdown of this program, and be given twice.
    /// </summary>
    public static string InMarkdown(string text) =>
        HtmlPattern().Replace(OnOneLine(text), match => match.Groups["stays"].Success ? match.Value : $@"\{match.Value}");

    private static string Escape(string text, Func<char, bool> isKept)
    {
        if (!text.AsSpan().ContainsAnyExceptInRange(' ', '~'))
            return text;
        StringBuilder? escaped = null;
        for (var place = 0; place < text.Length; place++)
        {
            var letter = text[place];
            if (!HasEffect(text, place) || isKept(letter))
            {
                escaped?.Append(letter);
                continue;
            }

            escaped ??= new StringBuilder(text, 0, place, text.Length + 16);
            escaped.Append(CultureInfo.InvariantCulture, $@"\u{(int)letter:X4}");
        }

        return escaped?.ToString() ?? text;
    }

    // Control characters, separators of lines, half of a pair, and what turns the direction of writing.
    private static bool HasEffect(string text, int place) => char.GetUnicodeCategory(text[place]) switch
    {
        UnicodeCategory.Control or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator => true,
        UnicodeCategory.Surrogate => !(char.IsHighSurrogate(text[place]) ? place + 1 < text.Length && char.IsLowSurrogate(text[place + 1]) : place > 0 && char.IsHighSurrogate(text[place - 1])),
        UnicodeCategory.Format => text[place] is '\u061C' or '\u200E' or '\u200F' or (>= '\u202A' and <= '\u202E') or (>= '\u2066' and <= '\u2069'),
        _ => false,
    };

    // As many backticks as began it end code; where they do not come, they are text.
    [GeneratedRegex(@"(?<stays>\\[!-/:-@\[-`{-~]|(?<ticks>(?>`+)).*?(?<!`)\k<ticks>(?!`)|`+|<https?://[^\s<>]*>)|<|&(?=#?[A-Za-z0-9]+;)", RegexOptions.ExplicitCapture)]
    private static partial Regex HtmlPattern();
}
