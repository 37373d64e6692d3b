using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>compare</c>: puts records side by side.</summary>
internal static class CompareCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "Two or more records; each is compared with the first. One with --operations.",
        Arity = ArgumentArity.OneOrMore,
    };

    private static readonly Option<string?> _failOnSlower = new("--fail-on-slower")
    {
        Description = "Exit with 1 if a case is slower by more than this share, for example 10%, and beyond that by more than the runs can tell, or only one record has it.",
    };

    private static readonly Option<bool> _allowMissing = new("--allow-missing")
    {
        Description = "Let --fail-on-slower pass although only one record has a case.",
    };

    private static readonly Option<string?> _changed = new("--changed")
    {
        Description = "Show only the cases that differ, and by more than this share, for example 10%.",
    };

    private static readonly Option<bool> _all = new("--all")
    {
        Description = "Show every case, and not only those that differ.",
    };

    private static readonly Option<bool> _relative = new("--relative")
    {
        Description = "Compare ratios to the first serializer of each table, not times: a faster machine is not a faster library.",
    };

    private static readonly Option<bool> _series = new("--series")
    {
        Description = "Put at most 26 records into one table, each compared with the one before it: the history of every case.",
    };

    private static readonly Option<string?> _operations = new("--operations")
    {
        Description = "Compare two operations of one record with each other, for example SerializeOnce,SerializeToBuffer.",
        HelpName = "A,B",
    };

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("compare", "Put records side by side: releases, machines, runtimes.") { _records, _all, _relative, _changed, _failOnSlower, _allowMissing, _series, _operations };
        command.Validators.Add(result =>
        {
            if (result.GetResult(_records)?.Tokens is not { Count: > 0 } records)
                return;
            if (result.GetResult(_operations) is null && records.Count == 1)
                result.AddError($"'compare' needs at least two records, and only '{records[0].Value}' is given; name another, or two of its operations with {_operations.Name}.");
            else if (result.GetResult(_operations) is not null && records.Count > 1)
                result.AddError($"{_operations.Name} compares within one record, and {records.Count} are given; name one.");
        });
        command.SetAction(Run);
        return command;
    }

    private static int Run(ParseResult arguments)
    {
        var output = arguments.InvocationConfiguration.Output;
        var (limit, changed) = (ParseShare(arguments, _failOnSlower), ParseShare(arguments, _changed));
        var records = arguments.GetValue(_records)!.Select(path => (Path: path, Record: RecordFile.Read(path))).ToArray();
        var operations = arguments.GetValue(_operations);
        if (arguments.GetValue(_series))
        {
            if (new Option[] { _all, _failOnSlower, _allowMissing, _relative, _changed, _operations }.FirstOrDefault(option => arguments.GetResult(option) is { Implicit: false }) is { } other)
                throw new UserErrorException($"{other.Name} takes records one by one; leave out {_series.Name}.");
            return ShowSeries(records, output);
        }

        if (arguments.GetValue(_all) && changed is not null)
            throw new UserErrorException($"{_all.Name} shows what {_changed.Name} leaves out; give one of them.");

        Limit? ofOneRun = operations is null ? null : Limit.Of(records[0].Record);
        if (operations is not null)
            records = OperationPair.Split(operations, _operations.Name, records[0].Path, records[0].Record);
        var (firstPath, first) = records[0];
        var failures = new List<string>();
        foreach (var (path, record) in records.Skip(1))
        {
            var comparison = new RecordComparison(first, record, arguments.GetValue(_relative), ofOneRun);
            if (comparison.Cases.Count == 0)
                throw new UserErrorException($"{firstPath} and {path} have no case in common; compare records of the same study.");
            output.WriteLine(ComparisonTable.Render(firstPath, first, path, record, comparison, changed, arguments.GetValue(_all)));
            if (limit is not { } share)
                continue;
            failures.AddRange(comparison.Slower(share)
                .Select(@case => string.Create(CultureInfo.InvariantCulture, $"SLOWER by {@case.Ratio - 1:P1}: {@case.Key}")));
            failures.AddRange(comparison.Cases.Where(@case => @case.Verdict == "unclear").Select(@case => $"UNCLEAR, too few rounds or less time than the empty loop takes: {@case.Key}"));
            if (!arguments.GetValue(_allowMissing))
                failures.AddRange(comparison.Unpaired.Select(@case => $"MISSING, {@case.Verdict}: {@case.Key}"));
        }

        foreach (var failure in failures)
            output.WriteLine(failure);
        return failures.Count > 0 ? 1 : 0;
    }

    private static int ShowSeries((string Path, RunRecord Record)[] records, TextWriter output)
    {
        if (records.Length > 26)
            throw new UserErrorException($"{_series.Name} takes at most 26 records, and {records.Length} are given; name fewer.");
        foreach (var ((path, record), (nextPath, next)) in records.Zip(records.Skip(1)))
        {
            if (!record.Cases.Select(@case => @case.Key).Intersect(next.Cases.Select(@case => @case.Key)).Any())
                throw new UserErrorException($"{path} and {nextPath} have no case in common; name records of the same study.");
        }

        output.WriteLine(HistoryTable.Render(records));
        return 0;
    }

    private static double? ParseShare(ParseResult arguments, Option<string?> option)
    {
        if (arguments.GetValue(option) is not { } text)
            return null;
        if (text.EndsWith('%') && double.TryParse(text.AsSpan(..^1), NumberStyles.Float, CultureInfo.InvariantCulture, out var percent) && percent is >= 0 and <= 1000)
            return percent / 100;
        throw new UserErrorException($"{option.Name} is \"{text}\"; write a percentage from 0% to 1000%, for example 10%.");
    }
}
