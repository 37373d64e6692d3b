using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests;

/// <summary>Folders are rooms: a folder is a namespace, and a file has one public type.</summary>
public partial class LayoutTests
{
    // The projects that keep to both rules.
    public static TheoryData<string> Projects => new("Benchmarks");

    [Theory]
    [MemberData(nameof(Projects))]
    public void ANamespaceIsItsFolder(string project) => Assert.All(Sources(project), file =>
    {
        var folder = Path.GetDirectoryName(file.Path)!;
        var expected = $"SerializationBenchmarks.{project}{(folder.Length == 0 ? "" : ".")}{folder.Replace(Path.DirectorySeparatorChar, '.')}";
        if (Types().IsMatch(file.Text))
            Assert.Equal((file.Path, $"namespace {expected};"), (file.Path, Namespace().Match(file.Text).Value));
    });

    [Theory]
    [MemberData(nameof(Projects))]
    public void AFileHasOnePublicTypeAtMost(string project) => Assert.All(Sources(project), file =>
    {
        var names = Types().Matches(file.Text).Where(match => match.Value.StartsWith("public", StringComparison.Ordinal)).Select(match => match.Groups[1].Value).ToArray();
        Assert.True(names.Length <= 1, $"{file.Path} has {string.Join(", ", names)}; give each a file.");
    });

    /// <summary>The files of a project that are written and not generated, with their paths in it.</summary>
    internal static IReadOnlyList<(string Path, string Text)> Sources(string project)
    {
        var root = Path.Combine(RepositoryRoot.Find(), "src", project);
        var files = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(root, path))
            .Where(path => !path.EndsWith(".g.cs", StringComparison.Ordinal) && path.Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(path => (path, File.ReadAllText(Path.Combine(root, path)).ReplaceLineEndings("\n")))
            .ToArray();
        Assert.NotEmpty(files);
        return files;
    }

    [GeneratedRegex("^namespace .+;$", RegexOptions.Multiline)]
    private static partial Regex Namespace();

    // Types of a namespace start their line; with the group, their names.
    [GeneratedRegex(@"^(?:public|internal|file)\b[a-z ]* (?:class|struct|record|interface|enum|delegate [\w<>?]+) (\w+)", RegexOptions.Multiline)]
    private static partial Regex Types();
}
