using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Pages.Texts;

/// <summary>
/// A file of which parts are rendered: what stands between two lines, <c>&lt;!-- name:begin --&gt;</c> and <c>&lt;!-- name:end --&gt;</c>, which
/// Markdown does not show.
/// </summary>
internal static class MarkedText
{
    /// <summary>Replaces parts of a file's text. Everything else stays as it is.</summary>
    /// <param name="page">The file, relative to the root.</param>
    /// <exception cref="UserErrorException">A mark is missing, there twice or in the wrong order, or the file cannot be read.</exception>
    public static string Replace(string root, string page, params IEnumerable<(string Name, string Text)> parts)
    {
        var text = Read(Path.Combine(root, page));
        foreach (var (name, part) in parts)
        {
            var (begin, end) = ($"<!-- {name}:begin -->\n", $"<!-- {name}:end -->\n");
            var (from, to) = (Find(page, text, begin) + begin.Length, Find(page, text, end));
            if (to < from)
                throw new UserErrorException($"{page}: the mark '{end.TrimEnd()}' stands before '{begin.TrimEnd()}'; put it after it.");
            text = $"{text[..from]}{part.TrimEnd('\n')}{(part.Length > 0 ? "\n" : "")}{text[to..]}";
        }

        return text;
    }

    /// <summary>Reads a file with line feeds, whatever a checkout made of them.</summary>
    /// <exception cref="UserErrorException">It cannot be read.</exception>
    public static string Read(string path)
    {
        try
        {
            InputFile.Check(path);
            return File.ReadAllText(path).ReplaceLineEndings("\n");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    // The one line that a mark has for itself.
    private static int Find(string page, string text, string mark) => $"{text}\n".Split('\n').Count(line => line == mark.TrimEnd()) switch
    {
        0 => throw new UserErrorException($"{page}: the mark '{mark.TrimEnd()}' is missing; put it on a line of its own."),
        1 => $"\n{text}".IndexOf($"\n{mark}", StringComparison.Ordinal),
        _ => throw new UserErrorException($"{page}: the mark '{mark.TrimEnd()}' is there more than once; leave one."),
    };
}
