using System.CommandLine;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Prints what each serializer says of itself, and what was found about it. Tests check what can be checked.</summary>
internal sealed class TraitsCommand : Command
{
    /// <summary>The page that the command writes.</summary>
    public static readonly FactsPage<AllFacts> Page = new("traits", "serializers.md", "Serializers", (known, found) => TraitsFacts.Over(known, found, Judgement.By(RepositoryRoot.Find())), TraitsTables.Page);

    public TraitsCommand()
        : base("traits", "Prints what each serializer is and can do, and its library's version.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var update = Page.CreateOption();
        Add(serializers);
        Add(update);
        SetAction(parse =>
        {
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var isUpdate = Page.Check(parse, update);
            var facts = TraitsFacts.Of(picked, Judgement.By(RepositoryRoot.FindOrCurrent()));
            var tables = TraitsTables.Write(facts, headingLevel: 4);
            var versions = string.Concat(picked.GroupBy(serializer => serializer.LibraryVersion).Select(library => $"- {library.Key}: {string.Join(", ", library)}\n"));
            var output = parse.InvocationConfiguration.Output;
            output.Write($"{tables}\n#### Libraries\n\n{versions}{LeftOutNote.Write()}");
            if (isUpdate)
                output.Write($"\n{string.Join('\n', [Page.Update(tables, facts), .. RenderOthers(RepositoryRoot.Find())])}\n");
        });
    }

    // The pages whose facts take minutes.
    private static IEnumerable<string> RenderOthers(string root) =>
        [
            .. SizesCommand.Page.RenderAgain(root), .. FidelityCommand.Page.RenderAgain(root), .. TypesCommand.Page.RenderAgain(root), .. LanguagesCommand.Page.RenderAgain(root),
            .. UpgradeCommand.Page.RenderAgain(root), .. RobustnessCommand.Page.RenderAgain(root), .. FootprintCommand.Page.RenderAgain(root),
        ];

    /// <summary>Judges all serializers by new facts, and writes the page and the part of README.md.</summary>
    /// <param name="root">The repository's root.</param>
    /// <returns>What became of the files, in a sentence each.</returns>
    public static string Judge(string root)
    {
        var facts = TraitsFacts.Of(Catalog.Serializers, Judgement.By(root));
        return Page.Update(TraitsTables.Write(facts, headingLevel: 4), facts);
    }
}
