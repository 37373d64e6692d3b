using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Pages.Texts;

namespace SerializationBenchmarks.Pages.Facts;

/// <summary>The pages of what src/Info found.</summary>
internal static class FactsPages
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<FactsPage> All { get; } =
    [
        FactsPage.Of("sizes.md", "Sizes", SizesCommand.Facts, facts => SizesTables.Write(facts, headingLevel: 2)),
        FactsPage.Of("serializers.md", "Serializers", TraitsCommand.Facts, SerializersPage.Body),
        FactsPage.Of("fidelity.md", "Fidelity", FidelityCommand.Facts, facts =>
            $"[What surprises, and why](fidelity-findings.md) explains the cells that are not `exact`.\n\n{FidelityTables.Write(facts, headingLevel: 2)}"),
        FactsPage.Of("types.md", "Types of members", TypesCommand.Facts, facts =>
            $"[Fidelity](fidelity.md) has values that a format may change, by format, and [the findings](fidelity-findings.md) what is behind them. Your own class is tried with `-- fidelity`: see [own data](own-data.md).\n\n{TypesTables.Write(facts, headingLevel: 2)}"),
        FactsPage.Of("languages.md", "Other languages", LanguagesCommand.Facts, facts => LanguagesTables.Write(facts, headingLevel: 2)),
        FactsPage.Of("hostile-input.md", "Hostile input", RobustnessCommand.Facts, facts =>
            $"[What that means for untrusted input](robustness-findings.md), library by library.\n\n{RobustnessTables.Write(facts)}"),
        FactsPage.Of("footprint.md", "Footprint", FootprintCommand.Facts, FootprintTables.Write),
    ];
}

/// <summary>A page that is rendered from a file of facts.</summary>
/// <param name="Path">The page, relative to the repository's root.</param>
/// <param name="Render">Renders it from the facts of a repository, whose root it is given; null if there are none.</param>
internal sealed record FactsPage(string Path, Func<string, string?> Render)
{
    /// <summary>Makes a page.</summary>
    public static FactsPage Of<TFacts>(string name, string title, FactsFile<TFacts> file, Func<TFacts, string> body)
        where TFacts : class =>
        new($"docs/{name}", root => file.Read(root) is { } facts ? GeneratedPage.Render($"[{file.Name}](facts/{file.Name})", title, body(facts)) : null);
}
