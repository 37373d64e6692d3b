using System.Globalization;
using System.Text;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>
/// How text is written that this program did not make: names, reasons and paths of records, types, documents and libraries. A terminal would obey
/// its control characters, and Markdown would take its line ends for its own.
/// </summary>
public static class ForeignText
{
    /// <summary>Writes text on one line: line ends and tabs as spaces, and what cannot be seen but has an effect as an escape such as \u001B.</summary>
    /// <param name="text">The text.</param>
    public static string OnOneLine(string text) => Escape(text.ReplaceLineEndings(" ").Replace('\t', ' '), static _ => false);

    /// <summary>Writes text of this program with what is foreign in it: line ends and tabs stay.</summary>
    /// <param name="text">The text.</param>
    public static string Within(string text) => Escape(text, static letter => letter is '\n' or '\r' or '\t');

    /// <summary>Writes text in Markdown outside of tables' code: what would begin a tag of HTML, or an entity, is shown as it is; code in backticks is code already.</summary>
    /// <param name="text">The text.</param>
    public static string InMarkdown(string text)
    {
        text = OnOneLine(text);
        if (!text.AsSpan().ContainsAny('<', '&'))
            return text;
        var escaped = new StringBuilder(text.Length + 8);
        var inCode = false;
        for (var place = 0; place < text.Length; place++)
        {
            var letter = text[place];
            if (letter == '`')
                inCode = !inCode && text.IndexOf('`', place + 1) >= 0;
            else if (!inCode && (letter == '<' || (letter == '&' && place + 1 < text.Length && (char.IsAsciiLetter(text[place + 1]) || text[place + 1] == '#'))))
                escaped.Append('\\');
            escaped.Append(letter);
        }

        return escaped.ToString();
    }

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
}
