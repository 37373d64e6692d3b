using System.Text.RegularExpressions;
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

    public static string Full(string page) => Path.Combine(RepositoryRoot.Find(), page);

    /// <summary>Reads a page; line ends are line feeds, whatever the checkout made of them.</summary>
    public static string Read(string page) => File.ReadAllText(Full(page)).ReplaceLineEndings("\n");

    /// <summary>A text without its line breaks, so that a sentence is found wherever it is wrapped.</summary>
    public static string Unwrap(string text) => Spaces().Replace(text, " ");

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
