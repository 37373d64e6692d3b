using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>Links between the repository's files lead somewhere.</summary>
public partial class LinkTests
{
    public static TheoryData<string> Pages => [.. Page.All];

    [Theory, MemberData(nameof(Pages))]
    public void EveryRelativeLinkLeadsToAFileAndAHeading(string page) => Assert.All(
        Links(page),
        link => Assert.True(LeadsSomewhere(page, link), $"{page}: the link '{link}' leads nowhere."));

    [Fact]
    public void LinksAndAnchorsAreFound()
    {
        Assert.Contains("docs/results.md", Links("README.md"));
        Assert.Contains("../method.md#how-it-was-checked", Links("docs/studies/README.md"));
        Assert.False(LeadsSomewhere("docs/command-line.md", "method.md#what-nobody-wrote"));
        Assert.False(LeadsSomewhere("docs/command-line.md", "nowhere.md"));
    }

    private static string[] Links(string page) =>
    [
        .. Link().Matches(CodeBlock().Replace(Page.Read(page), "")).Select(match => match.Groups[1].Value).Where(link => !link.Contains("://", StringComparison.Ordinal)),
    ];

    private static bool LeadsSomewhere(string page, string link)
    {
        var parts = link.Split('#');
        var path = parts[0].Length == 0 ? Page.Full(page) : Path.Combine(Path.GetDirectoryName(Page.Full(page))!, parts[0]);
        return parts.Length == 1 ? File.Exists(path) || Directory.Exists(path) : File.Exists(path) && Anchors(File.ReadAllText(path)).Contains(parts[1]);
    }

    // As GitHub does it: letters, digits, hyphens and underscores stay, in lower case, and spaces become hyphens.
    private static IEnumerable<string> Anchors(string text) =>
        Heading().Matches(text).Select(match => NotInAnchor().Replace(match.Groups[1].Value.Trim().ToLowerInvariant(), "").Replace(' ', '-'));

    [GeneratedRegex(@"\[[^\]\n]*\]\(([^)\s]+)\)")]
    private static partial Regex Link();

    [GeneratedRegex("^```.*?^```", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex CodeBlock();

    [GeneratedRegex("^#+ (.+)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NotInAnchor();
}
