using System.CommandLine;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>merge</c>: joins the records of shards.</summary>
internal static class MergeCommand
{
    private static readonly Argument<string[]> _records = new("records") { Description = "The records of a run's shards.", Arity = ArgumentArity.OneOrMore };
    private static readonly Option<string> _output = PathOption.RequiredFile("--output", "The file for the joined record; it must not exist.");

    private static readonly Option<bool> _partial = new("--partial") { Description = "Join them although some of the run is missing; the missing records can be joined later." };

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("merge", "Join the records of a run's shards into one.") { _records, _output, _partial };
        command.SetAction(Run);
        return command;
    }

    private static int Run(ParseResult arguments)
    {
        var path = arguments.GetValue(_output)!;
        if (File.Exists(path))
            throw Taken(path);
        (string Path, RunRecord Record)[] shards = [.. arguments.GetValue(_records)!.Select(record => (record, RecordFile.Read(record)))];
        var merged = RecordMerge.Merge(shards);
        var (otherPlan, gap) = (RecordMerge.FirstOtherPlan(shards), MissingCases.OfWhole(merged));
        if (otherPlan is not null && !arguments.GetValue(_partial))
            throw new UserErrorException($"The records are of different selections: {otherPlan}; measure the shards with the same options, or give --partial to join what there is.");
        if (gap is not null && !arguments.GetValue(_partial))
            throw new UserErrorException($"The run is not complete, {gap}; give the records of all shards, or --partial to join these without it.");
        if (!RecordFile.TryWriteNew(path, merged))
            throw Taken(path);
        arguments.InvocationConfiguration.Output.WriteLine($"{NumberText.Count(merged.Cases.Count, "case")}: {path}");
        if (otherPlan is not null)
            arguments.InvocationConfiguration.Output.WriteLine($"The records are of different selections: {otherPlan}. The run is all that any of them plans.");
        if (gap is not null)
            arguments.InvocationConfiguration.Output.WriteLine($"The run is not complete, {gap}.");
        return 0;
    }

    private static UserErrorException Taken(string path) => new($"{path} exists; name a file that does not, so that no record is lost.");
}
