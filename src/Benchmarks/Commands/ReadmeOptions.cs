using System.CommandLine;
using SerializationBenchmarks.Benchmarks.Pages;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The options that put a run's tables into README.md and docs/results.md.</summary>
internal sealed class ReadmeOptions
{
    private readonly UpdateOptions _options = new(
        "Put the tables between the marks in README.md and, where there is a docs folder, into docs/results.md, and list all records in results/README.md.",
        "cases");

    /// <summary>Whether to put them there.</summary>
    public Option<bool> Update => _options.Update;

    /// <summary>Adds the options to a command.</summary>
    /// <param name="command">The command.</param>
    public void AddTo(Command command) => _options.AddTo(command);

    /// <summary>Checks, before work is done for it, that the tables can be put in their places if that is asked for.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run, perhaps without its cases.</param>
    /// <param name="cases">The cases that it has or will have.</param>
    /// <exception cref="UserErrorException">README.md or its marks are wrong, or cases that are shown would vanish.</exception>
    public void Check(ParseResult arguments, RunRecord record, IEnumerable<CaseKey> cases)
    {
        if (_options.IsGiven(arguments))
            ReadmeTables.Check(record, cases, _options.MayReplace(arguments));
    }

    /// <summary>Puts the tables in their places, and draws the pictures anew, if that is asked for.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <exception cref="UserErrorException">As for <see cref="Check"/>, or a file cannot be written.</exception>
    public void Write(ParseResult arguments, RunRecord record, string path)
    {
        if (!_options.IsGiven(arguments))
            return;
        ReadmeTables.Update(record, path, _options.MayReplace(arguments));
        if (PictureFiles.Update(record, path) is { } notice)
            arguments.InvocationConfiguration.Output.WriteLine(notice);
    }
}
