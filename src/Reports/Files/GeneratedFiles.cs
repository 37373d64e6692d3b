using System.CommandLine;
using System.Text;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// The files that <c>--update-readme</c> writes: pages that a program owns whole, and README.md, of which it owns the parts between two
/// lines, <c>&lt;!-- name:begin --&gt;</c> and <c>&lt;!-- name:end --&gt;</c>, which Markdown does not show. A README of a user's own has
/// the marks and no page; this repository has a docs folder with pages.
/// </summary>
public sealed class GeneratedFiles
{
    /// <summary>The name of the option that asks for them.</summary>
    public const string OptionName = "--update-readme";

    private const string ByteOrderMark = "\u00EF\u00BB\u00BF"; // UTF-8's, read as Latin-1.

    private readonly string _root;
    private readonly string _readme;

    private GeneratedFiles(string root, IReadOnlyList<string> parts, IReadOnlyList<string> pages) => (_root, _readme, Parts, Pages) = (root, ReadmeIn(root), parts, pages);

    /// <summary>The names of the parts that README.md has marks for.</summary>
    public IReadOnlyList<string> Parts { get; }

    /// <summary>The pages, relative to the repository's root; none in a repository without a docs folder.</summary>
    public IReadOnlyList<string> Pages { get; }

    /// <summary>Makes the option that asks for them.</summary>
    /// <param name="description">What is written, for the help.</param>
    public static Option<bool> Option(string description) => new(OptionName) { Description = description };

    /// <summary>Renders a page. Its first line says where it comes from, so that nobody edits it; its tables are not padded.</summary>
    /// <param name="command">The program and its arguments, for example <c>src/Info -- sizes --update-readme</c>.</param>
    /// <param name="source">What the command renders, as Markdown; null for what the build itself says.</param>
    /// <param name="title">The page's title.</param>
    /// <param name="body">The rest.</param>
    public static string Render(string command, string? source, string title, string body) =>
        $"*Generated{(source is null ? "" : $" from {source}")} by `dotnet run -c Release --project {command}`; do not edit.*\n\n# {title}\n\n{MarkdownTable.WithoutPadding(body)}";

    /// <summary>Finds the files, before work is done for them.</summary>
    /// <param name="parts">The parts that README.md may have. Names are of lower-case letters, digits and hyphens.</param>
    /// <param name="pages">The pages that the repository may have, relative to its root.</param>
    /// <exception cref="UserErrorException">
    /// README.md is missing, its marks are broken, or there is neither a mark nor a page to update.
    /// </exception>
    public static GeneratedFiles Find(IReadOnlyList<string> parts, IReadOnlyList<string> pages)
    {
        var root = RepositoryRoot.Find();
        var readme = ReadmeIn(root);
        string[] marked = [.. parts.Where(part => HasMark(readme, part))];
        string[] owned = Directory.Exists(Path.Combine(root, "docs"))
            ? [.. pages.Where(page => page.StartsWith(FactsJson.Folder, StringComparison.Ordinal) || Directory.Exists(Path.Combine(root, Path.GetDirectoryName(page)!)))]
            : [];
        if (marked.Length == 0 && owned.Length == 0 && parts.Count == 0)
            throw new UserErrorException($"{OptionName} would write {pages[0]}, for whose folder there is none in {root}; make the folder, or leave the option out.");
        if (marked.Length == 0 && owned.Length == 0)
            marked = [parts[^1]]; // Whose marks are then said to be missing.
        var text = Encoding.Latin1.GetString(Read(readme));
        foreach (var part in marked)
            FindPart(readme, text, part);
        return new GeneratedFiles(root, marked, owned);
    }

    /// <summary>Renders everything, then writes it; README.md comes last, since it is what a reader sees first.</summary>
    /// <param name="part">Renders a part of README.md.</param>
    /// <param name="page">Renders a page.</param>
    /// <returns>What became of each file, in sentences.</returns>
    /// <exception cref="UserErrorException">A file cannot be written; it is as it was.</exception>
    public IReadOnlyList<string> Write(Func<string, string> part, Func<string, string> page)
    {
        var parts = Parts.ToDictionary(name => name, part);
        var pages = Pages.Select(name => (Path: Path.Combine(_root, name), Text: page(name))).ToArray();
        var notices = new List<string>();
        foreach (var (path, text) in pages)
        {
            var isNew = !File.Exists(path) || Encoding.UTF8.GetString(Read(path)) != text;
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            if (isNew)
                AtomicFile.WriteAllText(path, text);
            Tell(path, isNew);
        }

        if (parts.Count > 0)
            Tell(_readme, Replace(_readme, parts));
        return notices;

        void Tell(string path, bool written) => notices.Add($"{path} {(written ? "is updated" : "was up to date")}.");
    }

    /// <summary>
    /// Replaces what stands between the marks of some parts, all at once. Everything else stays byte for byte, and line ends
    /// written are those of the part's first mark. A file that would not change is not written.
    /// </summary>
    /// <param name="path">The file, in UTF-8 or another encoding in which ASCII is itself.</param>
    /// <param name="parts">The parts' names and new texts.</param>
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
        {
            if (MarksOf(name).Any(mark => part.Contains(mark, StringComparison.Ordinal)))
                throw new ArgumentException($"The text holds a mark of '{name}' itself.", nameof(parts));
            var (from, to) = FindPart(path, text, name);
            var lineEnd = text[from.Start..from.Next].EndsWith("\r\n", StringComparison.Ordinal) ? "\r\n" : "\n";
            var body = part.Length == 0 ? "" : part.TrimEnd('\r', '\n').ReplaceLineEndings(lineEnd) + lineEnd;
            text = text[..from.Next] + Encoding.Latin1.GetString(Encoding.UTF8.GetBytes(body)) + text[to.Start..];
        }

        var after = Encoding.Latin1.GetBytes(text);
        if (after.AsSpan().SequenceEqual(before))
            return false;
        AtomicFile.WriteAllBytes(path, after);
        return true;
    }

    /// <summary>Whether either mark of a part is there, so that the file means to have it.</summary>
    /// <param name="path">The file.</param>
    /// <param name="name">The part's name.</param>
    /// <exception cref="UserErrorException">The file cannot be read.</exception>
    public static bool HasMark(string path, string name)
    {
        var text = Encoding.Latin1.GetString(Read(path));
        return MarksOf(name).Any(mark => FindLines(text, mark).Any());
    }

    private static string ReadmeIn(string root) => Path.Combine(root, "README.md");

    private static byte[] Read(string path)
    {
        try
        {
            return InputFile.ReadAllBytes(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    private static string[] MarksOf(string name) => [$"<!-- {name}:begin -->", $"<!-- {name}:end -->"];

    private static ((int Start, int Next) From, (int Start, int Next) To) FindPart(string path, string text, string name)
    {
        (int Start, int Next)[] lines = [.. MarksOf(name).Select(mark => FindLine(path, text, mark))];
        return lines[1].Start < lines[0].Start
            ? throw new UserErrorException($"{path}: the mark '{MarksOf(name)[1]}' stands before '{MarksOf(name)[0]}'; put it after it.")
            : (lines[0], lines[1]);
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
