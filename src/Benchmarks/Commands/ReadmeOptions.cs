using System.CommandLine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The options that put a run's tables into README.md and docs/results.md.</summary>
internal sealed class ReadmeOptions
{
    private readonly Option<bool> _replace = new("--replace") { Description = "Let --update-readme remove cases that are shown and that the run lacks." };

    /// <summary>Whether to put them there.</summary>
    public Option<bool> Update { get; } = new("--update-readme") { Description = "Put the tables between the marks in README.md and, where there is a docs folder, into docs/results.md, and list all records in results/README.md." };

    /// <summary>Adds the options to a command.</summary>
    /// <param name="command">The command.</param>
    public void AddTo(Command command)
    {
        command.Options.Add(Update);
        command.Options.Add(_replace);
    }

    /// <summary>Checks, before work is done for it, that the tables can be put in their places if that is asked for.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run, perhaps without its cases.</param>
    /// <param name="cases">The cases that it has or will have.</param>
    /// <exception cref="UserErrorException">README.md or its marks are wrong, or cases that are shown would vanish.</exception>
    public void Check(ParseResult arguments, RunRecord record, IEnumerable<CaseKey> cases)
    {
        if (arguments.GetValue(Update))
            ReadmeTables.Check(record, cases, arguments.GetValue(_replace));
        else if (arguments.GetValue(_replace))
            throw new UserErrorException($"{_replace.Name} says what {Update.Name} may do; give both.");
    }

    /// <summary>Puts the tables in their places if that is asked for.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <exception cref="UserErrorException">As for <see cref="Check"/>, or a file cannot be written.</exception>
    public void Write(ParseResult arguments, RunRecord record, string path)
    {
        if (arguments.GetValue(Update))
            ReadmeTables.Update(record, path, arguments.GetValue(_replace));
    }
}
