using System.Text;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// A text file, such as README.md, with parts that a program writes. A part stands between two lines of its own,
/// <c>&lt;!-- name:begin --&gt;</c> and <c>&lt;!-- name:end --&gt;</c>, which Markdown does not show.
/// </summary>
public static class MarkedFile
{
    private const string ByteOrderMark = "\u00EF\u00BB\u00BF"; // UTF-8's, read as Latin-1.

    /// <summary>
    /// Replaces what stands between the marks of some parts, all at once. Everything else stays byte for byte, and line ends
    /// written are those of the part's first mark. A file that would not change is not written.
    /// </summary>
    /// <param name="path">The file, in UTF-8 or another encoding in which ASCII is itself.</param>
    /// <param name="parts">The parts' names and new texts. Names are of lower-case letters, digits and hyphens.</param>
    /// <returns>Whether the file was written.</returns>
    /// <exception cref="UserErrorException">
    /// A mark is missing, there twice or in the wrong order, or the file cannot be read or written. It is as it was.
    /// </exception>
    /// <exception cref="ArgumentException">A text holds a mark itself.</exception>
    public static bool Replace(string path, IReadOnlyDictionary<string, string> parts)
    {
        var before = Read(path);

        // Latin-1 has a character for every byte, so that whatever is not replaced comes back as it was, valid or not.
        var text = Encoding.Latin1.GetString(before);
        foreach (var (name, part) in parts)
            text = ReplacePart(path, text, name, part);
        var after = Encoding.Latin1.GetBytes(text);
        if (after.AsSpan().SequenceEqual(before))
            return false;
        AtomicFile.WriteAllBytes(path, after);
        return true;
    }

    /// <summary>Checks that a part could be replaced, before work is done for it.</summary>
    /// <param name="path">The file.</param>
    /// <param name="name">The part's name.</param>
    /// <exception cref="UserErrorException">A mark is missing, there twice or in the wrong order, or the file cannot be read.</exception>
    public static void Check(string path, string name) => ReplacePart(path, Encoding.Latin1.GetString(Read(path)), name, "");

    /// <summary>Whether either mark of a part is there, so that the file means to have it.</summary>
    /// <param name="path">The file.</param>
    /// <param name="name">The part's name.</param>
    /// <exception cref="UserErrorException">The file cannot be read.</exception>
    public static bool HasMark(string path, string name)
    {
        var text = Encoding.Latin1.GetString(Read(path));
        var (begin, end) = MarksOf(name);
        return FindLines(text, begin).Concat(FindLines(text, end)).Any();
    }

    /// <summary>Reads what stands between the marks of a part.</summary>
    /// <param name="path">The file.</param>
    /// <param name="name">The part's name.</param>
    /// <exception cref="UserErrorException">A mark is missing, there twice or in the wrong order, or the file cannot be read.</exception>
    public static string ReadPart(string path, string name)
    {
        var text = Encoding.Latin1.GetString(Read(path));
        var (from, to) = FindPart(path, text, name);
        return Encoding.UTF8.GetString(Encoding.Latin1.GetBytes(text[from.Next..to.Start]));
    }

    private static byte[] Read(string path)
    {
        try
        {
            return File.ReadAllBytes(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    private static string ReplacePart(string path, string text, string name, string part)
    {
        var (begin, end) = MarksOf(name);
        if (part.Contains(begin, StringComparison.Ordinal) || part.Contains(end, StringComparison.Ordinal))
            throw new ArgumentException($"The text holds a mark of '{name}' itself.", nameof(part));

        var (from, to) = FindPart(path, text, name);
        var lineEnd = text[from.Start..from.Next].EndsWith("\r\n", StringComparison.Ordinal) ? "\r\n" : "\n";
        var body = part.Length == 0 ? "" : part.TrimEnd('\r', '\n').ReplaceLineEndings(lineEnd) + lineEnd;
        return text[..from.Next] + Encoding.Latin1.GetString(Encoding.UTF8.GetBytes(body)) + text[to.Start..];
    }

    private static (string Begin, string End) MarksOf(string name) => ($"<!-- {name}:begin -->", $"<!-- {name}:end -->");

    private static ((int Start, int Next) From, (int Start, int Next) To) FindPart(string path, string text, string name)
    {
        var (begin, end) = MarksOf(name);
        var (from, to) = (FindLine(path, text, begin), FindLine(path, text, end));
        return to.Start < from.Start
            ? throw new UserErrorException($"{path}: the mark '{end}' stands before '{begin}'; put it after it.")
            : (from, to);
    }

    /// <summary>Finds the one line that a mark has for itself, but for spaces around it.</summary>
    private static (int Start, int Next) FindLine(string path, string text, string mark) => FindLines(text, mark).Take(2).ToArray() switch
    {
        [var line] => line,
        [] => throw new UserErrorException($"{path}: the mark '{mark}' is missing; put it on a line of its own."),
        _ => throw new UserErrorException($"{path}: the mark '{mark}' is there more than once; leave one."),
    };

    private static IEnumerable<(int Start, int Next)> FindLines(string text, string mark)
    {
        for (var start = text.StartsWith(ByteOrderMark, StringComparison.Ordinal) ? ByteOrderMark.Length : 0; start < text.Length;)
        {
            var lineFeed = text.IndexOf('\n', start);
            var next = lineFeed < 0 ? text.Length : lineFeed + 1;
            if (text.AsSpan(start, next - start).Trim(" \t\r\n").SequenceEqual(mark))
                yield return (start, next);
            start = next;
        }
    }
}
