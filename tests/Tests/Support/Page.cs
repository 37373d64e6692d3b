using System.Text.RegularExpressions;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The repository's Markdown pages.</summary>
internal static partial class Page
{
    /// <summary>Every page, relative to the repository's root, without those of other projects' packages and of builds.</summary>
    public static IReadOnlyList<string> All { get; } =
    [
        .. Directory.EnumerateFiles(RepositoryRoot.Find(), "*.md", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(RepositoryRoot.Find(), path).Replace('\\', '/'))
            .Where(path => !path.Split('/')[..^1].Any(folder => folder is "bin" or "obj" or "artifacts" or "node_modules" or "Snapshots" or "BenchmarkDotNet.Artifacts" || folder.StartsWith('.')))
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>The studies that have a page to be written, by name, whether it is there or not.</summary>
    public static IReadOnlyList<string> Studies { get; } = [.. StudyPages.All.Select(page => page.Study)];

    /// <summary>Whether the page of a study shows a record.</summary>
    public static bool IsWritten(string study) => RecordsIn(Read(RecordPage.OfStudy(study))).Count > 0;

    public static string Full(string page) => Path.Combine(RepositoryRoot.Find(), page);

    /// <summary>Reads a page; line ends are line feeds, whatever the checkout made of them.</summary>
    public static string Read(string page) => File.ReadAllText(Full(page)).ReplaceLineEndings("\n");

    /// <summary>A text without its line breaks, so that a sentence is found wherever it is wrapped.</summary>
    public static string Unwrap(string text) => Spaces().Replace(text, " ");

    /// <summary>The records that a text names by their paths from the repository's root, each once, in the order of the text.</summary>
    public static IReadOnlyList<string> RecordsIn(string text) => [.. RecordPath().Matches(text).Select(match => match.Value).Distinct()];

    [GeneratedRegex(@"results/[^)\s]+\.json")]
    private static partial Regex RecordPath();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
