using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>Prints what values that .NET wrote are in JavaScript and in Python, and the other way.</summary>
internal sealed class LanguagesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<LanguagesReport> Facts = new("languages", (known, found) => found.Over(known));

    public LanguagesCommand()
        : base("languages", "Prints what arrives of each value in JavaScript and Python, and the other way; where Node.js or Python is missing, what is known.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Implementation.AllSerializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var picked = NameFilter.Pick(parse.GetValue(serializers), "--serializers", "serializer", Implementation.AllSerializers, serializer => serializer.Name, Catalog.LeftOut);
            var updateFacts = Facts.Check(parse, update);
            var root = RepositoryRoot.Find();
            var found = LanguagesReport.Measure(root, picked, Script.All, what => parse.InvocationConfiguration.Error.WriteLine($"Waiting for {what}…"));
            foreach (var missing in found.Missing)
                parse.InvocationConfiguration.Error.WriteLine($"{missing} Shown is what is known without.");
            var names = picked.Select(serializer => serializer.Name).ToHashSet();
            var known = found.Missing.Count > 0 ? found.Over(Facts.Read(root)) : found;
            var report = known with { Exchanges = [.. known.Exchanges.Where(exchange => names.Contains(exchange.Serializer))] };
            var tables = LanguagesTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(found)}\n" : "";
            parse.InvocationConfiguration.Output.Write(parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }
}
