using System.CommandLine;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>Prints what each library adds to a published program. Needs the .NET SDK, and minutes.</summary>
internal sealed class FootprintCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<FootprintReport> Facts = new("footprint", (known, found) => found.Over(known));

    public FootprintCommand()
        : base("footprint", "Prints what each library adds to the size of a published program; publishes one for each, which takes minutes.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", FootprintReport.Candidates.Select(serializer => serializer.Name));
        var modes = NameFilter.Option("--modes", "Modes of publishing", PublishMode.All.Select(mode => mode.Name));
        var update = Facts.CreateOption();
        Add(serializers);
        Add(modes);
        Add(update);
        SetAction((parse, cancellation) => Task.Run(() =>
        {
            var picked = NameFilter.Pick(parse.GetValue(serializers), "--serializers", "serializer", FootprintReport.Candidates, serializer => serializer.Name, Catalog.LeftOut);
            var pickedModes = NameFilter.Pick(parse.GetValue(modes), "--modes", "mode", PublishMode.All, mode => mode.Name);
            var updateFacts = Facts.Check(parse, update, modes);
            using var publisher = new Publisher(RepositoryRoot.Find(), Name);
            var (output, error) = (parse.InvocationConfiguration.Output, parse.InvocationConfiguration.Error);
            var report = FootprintReport.Measure(picked, pickedModes, (program, mode) => Published.By(publisher, program, mode, cancellation), error, cancellation);
            var tables = FootprintTables.Write(report);
            output.Write(tables);
            if (report.Lines.Count < picked.Count)
                return Facts.Stop(error, report.Lines.Count, NumberText.Count(picked.Count, "serializer"), updateFacts);
            if (updateFacts)
                output.Write($"\n{Facts.Update(report)}\n");
            return 0;
        }));
    }
}
