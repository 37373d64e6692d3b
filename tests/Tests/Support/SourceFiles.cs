using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The C# files of projects.</summary>
internal static partial class SourceFiles
{
    /// <summary>The names of the folders of src: a project each.</summary>
    public static IReadOnlyList<string> Projects { get; } =
        [.. new DirectoryInfo(Path.Combine(RepositoryRoot.Find(), "src")).GetDirectories().Select(folder => folder.Name).Order(StringComparer.Ordinal)];

    /// <summary>The files of a project that are written and not generated, with their paths in it.</summary>
    /// <param name="folder">The names from the repository's root to the project.</param>
    public static IReadOnlyList<(string Path, string Text)> Of(params string[] folder)
    {
        var root = Path.Combine([RepositoryRoot.Find(), .. folder]);
        var files = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(root, path))
            .Where(path => !path.EndsWith(".g.cs", StringComparison.Ordinal) && path.Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(path => (path, File.ReadAllText(Path.Combine(root, path)).ReplaceLineEndings("\n")))
            .ToArray();
        Assert.NotEmpty(files);
        return files;
    }

    /// <summary>The names of the types that a file declares in its namespace.</summary>
    public static IEnumerable<string> TypesIn(string text) => Types().Matches(text).Select(type => type.Groups[1].Value);

    // Types of a namespace start their line; with the group, their names.
    [GeneratedRegex(@"^(?:public|internal|file)\b[a-z ]* (?:class|record struct|struct|record|interface|enum|delegate [\w<>?]+) (\w+)", RegexOptions.Multiline)]
    private static partial Regex Types();
}
