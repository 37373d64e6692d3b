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
    /// <summary>The page that the command writes.</summary>
    public static readonly FactsPage<TypesReport> Page = new("types", "types.md", "Types of members", (known, found) => found.Over(known), PageOf);

    public TypesCommand()
        : base("types", "Prints which types of members come back, and which are changed, lost or not taken.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Page.CreateOption();
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var updateReadme = Page.Check(parse, update);
            var report = TypesRun.Measure(NameFilter.PickSerializers(parse.GetValue(serializers)), parse.InvocationConfiguration.Error);
            var tables = TypesTables.Write(report);
            var notice = updateReadme ? $"\n{Page.Update(tables, report)}\n" : "";
            parse.InvocationConfiguration.Output.Write(parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }

    private static string PageOf(TypesReport report) =>
        $"[Fidelity](fidelity.md) has values that a format may change, by format, and [the findings](fidelity-findings.md) what is behind them. Your own class is tried with `-- fidelity`: see [own data](own-data.md).\n\n{TypesTables.Write(report, headingLevel: 2)}";
}
