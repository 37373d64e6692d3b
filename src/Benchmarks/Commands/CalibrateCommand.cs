using System.CommandLine;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>calibrate</c>: shows over all pairs of repeated runs how well runs repeat.</summary>
internal static class CalibrateCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "Two or more records; those of the same cases, libraries, settings and machine are put in pairs.",
        Arity = ArgumentArity.OneOrMore,
        Validators =
        {
            result =>
            {
                if (result.Tokens.Count < 2)
                    result.AddError($"'calibrate' compares records with each other, and '{result.Tokens[0].Value}' is alone; name at least two.");
            },
        },
    };

    private static readonly Option<bool> _mechanisms = new("--mechanisms")
    {
        Description = "Show how far the runs would be apart without each of the things that make them repeat.",
    };

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("calibrate", "Show how well runs repeat, and whether their intervals hold what they claim.") { _records, _mechanisms };
        command.SetAction(arguments =>
        {
            var records = arguments.GetValue(_records)!.Select(path => (Path.GetFileName(path), RecordFile.Read(path))).ToArray();
            var table = arguments.GetValue(_mechanisms) ? MechanismTable.Render([.. records.Select(record => record.Item2)]) : CalibrationTable.Render(records);
            arguments.InvocationConfiguration.Output.Write(table
                ?? throw new UserErrorException("No two of these records have the same cases, libraries, settings and machine; name records of repeated runs."));
        });
        return command;
    }
}
