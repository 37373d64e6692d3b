using System.Text.RegularExpressions;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>The commands that README.md and the pages in docs show.</summary>
internal static partial class ShownCommands
{
    private const string Measure = "dotnet run -c Release --project src/Benchmarks --";

    /// <summary>Each command once: the lines of indented blocks, and what stands within a sentence but for the line that says how a page was generated.</summary>
    public static IReadOnlyList<string> All { get; } =
    [
        .. Page.All.Where(page => page == "README.md" || page.StartsWith("docs/", StringComparison.Ordinal)).SelectMany(page => Of(Page.Read(page))).Distinct(),
    ];

    /// <summary>The commands of a page.</summary>
    /// <param name="page">Its Markdown.</param>
    public static IEnumerable<string> Of(string page)
    {
        var text = Fenced().Replace(page, "");
        var blocks = Block().Matches(text).SelectMany(block => Line().Matches(block.Value)).Select(line => line.Groups[1].Value);
        var sentences = Code().Matches(Block().Replace(text, "")).Select(code => Page.Unwrap(code.Groups[1].Value));
        return
        [
            .. blocks.Where(line => !line.StartsWith('<')),
            .. sentences.Where(code => (code.StartsWith("dotnet run ", StringComparison.Ordinal) || code.StartsWith("dotnet src/", StringComparison.Ordinal)) && !code.EndsWith("src/Pages", StringComparison.Ordinal)),
            .. sentences.Where(code => code.StartsWith("compare ", StringComparison.Ordinal)).Select(code => $"{Measure} {code}"),
        ];
    }

    [GeneratedRegex(@"^```.*?^```", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Fenced();

    // Indented by four spaces behind an empty line; what belongs to an item of a list is indented by more.
    [GeneratedRegex(@"(?<=\n\n)(?: {4}\S.*\n)+")]
    private static partial Regex Block();

    [GeneratedRegex(@"^ {4}(.+)$", RegexOptions.Multiline)]
    private static partial Regex Line();

    // It may be broken at the end of a line.
    [GeneratedRegex(@"`((?:[^`\n]|\n(?!\n))+)`")]
    private static partial Regex Code();
}
