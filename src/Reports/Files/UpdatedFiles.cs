using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// The files that <c>--update-readme</c> writes: README.md, in which a program owns the parts between its marks, and pages that
/// it owns whole. A README of a user's own has the marks and no page; this repository has a docs folder with pages.
/// </summary>
public sealed class UpdatedFiles
{
    private readonly string _root;

    private UpdatedFiles(string root, IReadOnlyList<string> parts, IReadOnlyList<string> pages) => (_root, Parts, Pages) = (root, parts, pages);

    /// <summary>README.md.</summary>
    public string Readme => Path.Combine(_root, "README.md");

    /// <summary>The names of the parts that README.md has marks for.</summary>
    public IReadOnlyList<string> Parts { get; }

    /// <summary>The pages, relative to the repository's root; none in a repository without a docs folder.</summary>
    public IReadOnlyList<string> Pages { get; }

    /// <summary>Finds the files, before work is done for them.</summary>
    /// <param name="parts">The parts that README.md may have.</param>
    /// <param name="pages">The pages that the repository may have, relative to its root.</param>
    /// <exception cref="UserErrorException">
    /// README.md is missing, its marks are broken, or there is neither a mark nor a page to update.
    /// </exception>
    public static UpdatedFiles Find(IReadOnlyList<string> parts, IReadOnlyList<string> pages)
    {
        var root = RepositoryRoot.Find();
        var readme = Path.Combine(root, "README.md");
        string[] marked = [.. parts.Where(part => MarkedFile.HasMark(readme, part))];
        string[] owned = Directory.Exists(Path.Combine(root, "docs"))
            ? [.. pages.Where(page => page.StartsWith(FactsJson.Folder, StringComparison.Ordinal) || Directory.Exists(Path.Combine(root, Path.GetDirectoryName(page)!)))]
            : [];
        if (marked.Length == 0 && owned.Length == 0 && parts.Count == 0)
            throw new UserErrorException($"{UpdateOptions.UpdateName} would write {pages[0]}, for whose folder there is none in {root}; make the folder, or leave the option out.");
        if (marked.Length == 0 && owned.Length == 0)
            marked = [parts[^1]]; // Whose marks are then said to be missing.
        foreach (var part in marked)
            MarkedFile.Check(readme, part);
        return new UpdatedFiles(root, marked, owned);
    }

    private string ReadPage(string page)
    {
        var path = Path.Combine(_root, page);
        try
        {
            return File.Exists(path) ? File.ReadAllText(path) : "";
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }

    /// <summary>Renders everything, then writes it; README.md comes last, since it is what a reader sees first.</summary>
    /// <param name="part">Renders a part of README.md.</param>
    /// <param name="page">Renders a page.</param>
    /// <returns>What became of each file, in sentences.</returns>
    /// <exception cref="UserErrorException">A file cannot be written; it is as it was.</exception>
    public IReadOnlyList<string> Write(Func<string, string> part, Func<string, string> page)
    {
        var parts = Parts.ToDictionary(name => name, part);
        var pages = Pages.Select(name => (Name: name, Text: page(name))).ToArray();
        var notices = new List<string>();
        foreach (var (name, text) in pages)
        {
            var isNew = ReadPage(name) != text;
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(_root, name))!);
            if (isNew)
                AtomicFile.WriteAllText(Path.Combine(_root, name), text);
            Tell(Path.Combine(_root, name), isNew);
        }

        if (parts.Count > 0)
            Tell(Readme, MarkedFile.Replace(Readme, parts));
        return notices;

        void Tell(string path, bool written) => notices.Add($"{path} {(written ? "is updated" : "was up to date")}.");
    }
}
