using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>Prints what each serializer makes of members of .NET's types.</summary>
internal sealed class TypesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<TypesReport> Facts = new("types", (known, found) => found.Over(known));

    public TypesCommand()
        : base("types", "Prints which types of members come back, and which are changed, lost or not taken.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var updateFacts = Facts.Check(parse, update);
            var report = TypesRun.Measure(NameFilter.PickSerializers(parse.GetValue(serializers)), parse.InvocationConfiguration.Error);
            var tables = TypesTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(report)}\n" : "";
            parse.InvocationConfiguration.Output.Write(parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }
}
