using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary>Folders are rooms: a folder is a namespace, and a file has one public type.</summary>
public partial class LayoutTests
{
    // The projects that keep to both rules.
    public static TheoryData<string> Projects => new("Benchmarks");

    [Theory]
    [MemberData(nameof(Projects))]
    public void ANamespaceIsItsFolder(string project) => Assert.All(SourceFiles.Of(project), file =>
    {
        var folder = Path.GetDirectoryName(file.Path)!;
        var expected = $"SerializationBenchmarks.{project}{(folder.Length == 0 ? "" : ".")}{folder.Replace(Path.DirectorySeparatorChar, '.')}";
        if (Types().IsMatch(file.Text))
            Assert.Equal((file.Path, $"namespace {expected};"), (file.Path, Namespace().Match(file.Text).Value));
    });

    [Theory]
    [MemberData(nameof(Projects))]
    public void AFileHasOnePublicTypeAtMost(string project) => Assert.All(SourceFiles.Of(project), file =>
    {
        var names = Types().Matches(file.Text).Where(match => match.Value.StartsWith("public", StringComparison.Ordinal)).Select(match => match.Groups[1].Value).ToArray();
        Assert.True(names.Length <= 1, $"{file.Path} has {string.Join(", ", names)}; give each a file.");
    });

    [GeneratedRegex("^namespace .+;$", RegexOptions.Multiline)]
    private static partial Regex Namespace();

    // Types of a namespace start their line; with the group, their names.
    [GeneratedRegex(@"^(?:public|internal|file)\b[a-z ]* (?:class|struct|record|interface|enum|delegate [\w<>?]+) (\w+)", RegexOptions.Multiline)]
    private static partial Regex Types();
}
