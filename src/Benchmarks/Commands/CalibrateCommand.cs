using System.CommandLine;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>calibrate</c>: shows over all pairs of repeated runs how well runs repeat.</summary>
internal static class CalibrateCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "Two or more records; those that share half of their cases or more, libraries, settings and machine are put in pairs.",
        Arity = ArgumentArity.OneOrMore,
        Validators =
        {
            result =>
            {
                if (result.Tokens.Count < 2)
                    result.AddError($"'calibrate' needs at least two records, and only '{result.Tokens[0].Value}' is given; name another.");
            },
        },
    };

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("calibrate", "Show how well runs repeat, and how often their limits hold.") { _records };
        command.SetAction(arguments =>
        {
            var output = arguments.InvocationConfiguration.Output;
            var records = new List<(string Name, RunRecord Record)>();
            var names = new Dictionary<string, string>();
            foreach (var path in arguments.GetValue(_records)!)
            {
                var record = RecordFile.Read(path);
                if (names.TryAdd(RecordFile.Text(record), path))
                    records.Add((Path.GetFileName(path), record));
                else
                    output.WriteLine($"{path} is {names[RecordFile.Text(record)]} again, and counts once.");
            }

            if (records.Count < 2)
                throw new UserErrorException($"All of these are {names.Values.First()}, and a run does not show how well it repeats; name records of repeated runs.");
            output.Write(CalibrationTable.Render(records)
                ?? throw new UserErrorException("No two of these records share half of their cases, libraries, settings and machine; name records of repeated runs."));
        });
        return command;
    }
}
