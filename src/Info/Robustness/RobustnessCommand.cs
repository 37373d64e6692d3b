using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Prints what each serializer does with malformed input.</summary>
internal sealed class RobustnessCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<RobustnessFacts> Facts = new("robustness", (known, found) => found.Over(known));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public RobustnessCommand(Func<string, string> judge)
        : base("robustness", "Feeds each serializer malformed input and counts the outcomes.")
    {
        var models = NameFilter.Option("--models", "Models", Model.BuiltIn.Select(model => model.Name));
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var mutants = NumberOption.Create("--mutants", $"How many mutants each serializer and model gets; {RobustnessSettings.DefaultMutants} if not given", 0, RobustnessSettings.MostMutants);
        var seed = NumberOption.Create<ulong>("--seed", $"The seed of mutants and repetitions; {RobustnessSettings.DefaultSeed} if not given", 0, ulong.MaxValue);
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        foreach (var option in new Option[] { models, serializers, mutants, seed, json, update })
            Add(option);
        SetAction((parse, cancellation) => Task.Run(() =>
        {
            var pickedSerializers = NameFilter.PickSerializers(parse.GetValue(serializers));
            var picked = NameFilter.PickModels(parse.GetValue(models));
            var updateFacts = Facts.Check(parse, update, models, mutants, seed); // Before minutes of work, not after them.
            Binding[] bindings = [.. Catalog.Bindings.Where(binding => pickedSerializers.Contains(binding.Serializer) && picked.Contains(binding.Model))];
            var report = RobustnessRun.Run(
                bindings,
                new RobustnessSettings { Mutants = parse.GetValue(mutants) ?? RobustnessSettings.DefaultMutants, Seed = parse.GetValue(seed) ?? RobustnessSettings.DefaultSeed },
                parse.InvocationConfiguration.Error,
                cancellation);
            var isStopped = report.Results.Count < bindings.Length;
            var exitCode = Print(report, parse, parse.GetValue(json), updateFacts && !isStopped ? judge : null);
            return isStopped ? Facts.Stop(parse.InvocationConfiguration.Error, report.Results.Count, NumberText.Count(bindings.Length, "case"), updateFacts) : exitCode;
        }));
    }

    private static int Print(RobustnessReport report, ParseResult parse, bool json, Func<string, string>? judge)
    {
        var (console, facts) = (parse.InvocationConfiguration, RobustnessFacts.Of(report));
        console.Output.Write(json ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : RobustnessTables.Write(facts));
        if (judge is not null)
            console.Error.WriteLine(Facts.Update(facts, judge));

        // What this repository wrote itself has no excuse.
        var faulty = report.Results.Where(result => result is { ByHand: true, Examples.Count: > 0 }).ToList();
        foreach (var result in faulty)
            console.Error.WriteLine($"{result.Serializer} on {result.Model} has a bad outcome, which no handwritten serializer may have: {result.Examples[0].Outcome}.");
        return faulty.Count > 0 ? 1 : 0;
    }
}
