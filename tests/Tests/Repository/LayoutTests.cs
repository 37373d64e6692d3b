using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary>Folders are rooms: a folder is a namespace, a file holds one idea, and tests are in the folders of what they test.</summary>
public partial class LayoutTests
{
    public static TheoryData<string> Projects => [.. SourceFiles.Projects];

    public static TheoryData<string> TestProjects => ["Tests", "EndToEnd"];

    [Theory]
    [MemberData(nameof(Projects))]
    public void ANamespaceIsItsFolder(string project) => HasNamespaces(project, SourceFiles.Of("src", project));

    [Theory]
    [MemberData(nameof(TestProjects))]
    public void ANamespaceOfTestsIsItsFolderToo(string project) => HasNamespaces(project, SourceFiles.Of("tests", project));

    [Theory]
    [MemberData(nameof(Projects))]
    public void AFileHoldsOneIdeaInAtMost250Lines(string project) => Assert.All(SourceFiles.Of("src", project), file =>
        Assert.True(file.Path.EndsWith(".g.cs", StringComparison.Ordinal) || file.Text.Count(character => character == '\n') <= 250, $"{file.Path} has more than 250 lines; give what is another idea a file of its own."));

    // Folders of other names are of what no project has alone: pages, packages, the repository.
    [Theory]
    [MemberData(nameof(TestProjects))]
    public void TestsOfAProjectAreInTheFoldersOfTheProject(string project) => Assert.All(SourceFiles.Of("tests", project), file =>
    {
        var folder = Path.GetDirectoryName(file.Path)!;
        if (SourceFiles.Projects.Contains(folder.Split(Path.DirectorySeparatorChar)[0]))
            Assert.True(Directory.Exists(Path.Combine(RepositoryRoot.Find(), "src", folder)), $"There is no src/{folder} for tests/{project}/{file.Path}.");
    });

    [Theory]
    [MemberData(nameof(TestProjects))]
    public void WhatIsNoTestIsInSupport(string project) => Assert.All(SourceFiles.Of("tests", project), file =>
    {
        var isTest = Test().IsMatch(file.Text);
        Assert.Equal((file.Path, !isTest), (file.Path, Path.GetDirectoryName(file.Path) == "Support"));
        Assert.Equal((file.Path, isTest), (file.Path, file.Path.EndsWith("Tests.cs", StringComparison.Ordinal)));
    });

    private static void HasNamespaces(string project, IEnumerable<(string Path, string Text)> files) => Assert.All(files, file =>
    {
        var folder = Path.GetDirectoryName(file.Path)!;
        var expected = $"SerializationBenchmarks.{project}{(folder.Length == 0 ? "" : ".")}{folder.Replace(Path.DirectorySeparatorChar, '.')}";
        if (SourceFiles.TypesIn(file.Text).Any())
            Assert.Equal((file.Path, $"namespace {expected};"), (file.Path, Namespace().Match(file.Text).Value));
    });

    [GeneratedRegex("^namespace .+;$", RegexOptions.Multiline)]
    private static partial Regex Namespace();

    // The attribute of a test: [Fact], or [Theory, MemberData(…)].
    [GeneratedRegex(@"^    \[(?:Fact|Theory)\b", RegexOptions.Multiline)]
    private static partial Regex Test();
}
