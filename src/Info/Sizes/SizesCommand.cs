using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Sizes;

/// <summary>Prints the sizes of all payloads.</summary>
internal sealed class SizesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<SizesReport> Facts = new("sizes", (known, found) => found.Over(known));

    public SizesCommand()
        : base("sizes", "Prints the sizes of each model's payloads, raw and compressed.") => AddTo(this);

    /// <summary>Makes a command do what <c>sizes</c> does.</summary>
    public static void AddTo(Command command)
    {
        var models = NameFilter.Option("--models", "Models", Model.BuiltIn.Select(model => model.Name));
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        var ownType = new OwnTypeOptions(typeof(SizesCommand).Assembly);
        ownType.AddTo(command);
        command.Add(models);
        command.Add(serializers);
        command.Add(json);
        command.Add(update);
        command.SetAction(parse =>
        {
            var own = ownType.Load(parse, () => NameFilter.PickSerializers(parse.GetValue(serializers)), models, update);
            own?.WriteNotes(parse.InvocationConfiguration.Error);
            var pickedSerializers = NameFilter.PickSerializers(parse.GetValue(serializers));
            var updateFacts = Facts.Check(parse, update, models);
            var report = own is null ? SizesReport.Measure(NameFilter.PickModels(parse.GetValue(models)), pickedSerializers) : OwnTypeReport.MakeSizes(own, pickedSerializers, parse.InvocationConfiguration.Error);
            report = report with { OwnType = own?.Model.FullName, Lost = own?.LostSentence };
            return Print(report, parse, parse.GetValue(json), updateFacts);
        });
    }

    private static int Print(SizesReport report, ParseResult parse, bool json, bool updateFacts)
    {
        var tables = SizesTables.Write(report);
        var notice = updateFacts ? $"\n{Facts.Update(report)}\n" : "";
        parse.InvocationConfiguration.Output.Write(json ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        return report.Models.Any(model => model.Sizes.Any(size => size.Fault is not null)) ? 1 : 0;
    }
}
