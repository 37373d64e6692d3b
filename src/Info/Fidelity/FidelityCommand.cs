using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>Prints what each serializer makes of values that may not survive.</summary>
internal sealed class FidelityCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<FidelityReport> Facts = new("fidelity", (known, found) => found.Over(known));

    public FidelityCommand()
        : base("fidelity", "Prints which values come back exactly, changed or not at all.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        var ownType = new OwnTypeOptions(typeof(FidelityCommand).Assembly);
        ownType.AddTo(this);
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var own = ownType.Load(parse, () => NameFilter.PickSerializers(parse.GetValue(serializers)), update);
            own?.WriteNotes(parse.InvocationConfiguration.Error);
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var updateFacts = Facts.Check(parse, update);
            var report = own is null ? FidelityReport.Measure(picked) : OwnTypeReport.MakeFidelity(own, picked, parse.InvocationConfiguration.Error) with { Lost = own.LostSentence };
            var tables = FidelityTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(report)}\n" : "";
            parse.InvocationConfiguration.Output.Write(
                parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }
}
