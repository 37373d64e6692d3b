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
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<AllFacts> Facts = new("traits", (known, found) => TraitsFacts.Over(known, found, NeedVerdicts.By(RepositoryRoot.Find())));

    public TraitsCommand()
        : base("traits", "Prints what each serializer is and can do, and its library's version.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var update = Facts.CreateOption();
        Add(serializers);
        Add(update);
        SetAction(parse =>
        {
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var isUpdate = Facts.Check(parse, update);
            var facts = TraitsFacts.Of(picked, NeedVerdicts.By(RepositoryRoot.FindOrCurrent()));
            var tables = TraitsTables.Write(facts, headingLevel: 4);
            var versions = string.Concat(picked.GroupBy(serializer => serializer.LibraryVersion).Select(library => $"- {library.Key}: {string.Join(", ", library)}\n"));
            var output = parse.InvocationConfiguration.Output;
            output.Write($"{tables}\n#### Libraries\n\n{versions}{LeftOutNote.Write()}");
            if (isUpdate)
                output.Write($"\n{Facts.Update(facts)}\n");
        });
    }

    /// <summary>Judges all serializers by new facts, and writes the facts.</summary>
    public static string Judge(string root)
    {
        var facts = TraitsFacts.Of(Catalog.Serializers, NeedVerdicts.By(root));
        return Facts.Update(facts);
    }
}
