using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Output.Pages;

/// <summary>All that a page shows of records: computed figures, which its code only filters, sorts and draws.</summary>
internal sealed record PageData(IReadOnlyList<PageRecord> Records, IReadOnlyList<PageComparison> Comparisons)
{
    /// <summary>The columns of the records' tables.</summary>
    public IReadOnlyList<PageColumn> Columns { get; } = PageColumn.All;

    /// <summary>How data for scripts is written. The default encoder escapes what could end the script that holds the text.</summary>
    public static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web) { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };

    private static readonly JsonSerializerOptions _short = new(Options) { Converters = { new ShortNumber() } };

    /// <summary>Computes the data.</summary>
    /// <param name="records">The records with their files, at least one.</param>
    /// <exception cref="UserErrorException">Two records of a study have nothing to show side by side.</exception>
    public static PageData Of(IReadOnlyList<(string Path, RunRecord Record)> records)
    {
        var pairs =
            from other in Enumerable.Range(0, records.Count)
            let first = Enumerable.Range(0, other).FirstOrDefault(index => records[index].Record.Study == records[other].Record.Study, other)
            where first != other
            select (First: first, Other: other);
        foreach (var (first, other) in pairs)
            Check(records[first], records[other]);
        return new PageData(
            [.. records.Select(record => PageRecord.Of(Path.GetFileName(record.Path), record.Record))],
            [.. pairs.Select(pair => PageComparison.Of(pair.First, records[pair.First].Record, pair.Other, records[pair.Other].Record))]);
    }

    /// <summary>Writes the data as JSON that can stand in a script of a page.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, _short);

    private static void Check((string Path, RunRecord Record) first, (string Path, RunRecord Record) other)
    {
        if (OwnTypeRecord.FirstDifference(first.Record.OwnType, other.Record.OwnType) is { } difference)
            throw new UserErrorException($"{first.Path} and {other.Path} cannot stand side by side: {difference}; make a page of each.");
        if (!first.Record.Cases.Select(@case => @case.Key).Intersect(other.Record.Cases.Select(@case => @case.Key)).Any())
            throw new UserErrorException($"{first.Path} and {other.Path} have no case in common; make a page of each.");
    }
}

/// <summary>A record beside the first one of its study, as a page has it.</summary>
/// <param name="Machine">In which respect the machine is another; null if it is alike.</param>
/// <param name="Code">In which respect the measured code is another; null if it is the same.</param>
internal sealed record PageComparison(
    int First,
    int Other,
    string? Machine,
    string? Code,
    IReadOnlyList<PageComparison.Case> Cases,
    IReadOnlyList<PageComparison.OnlyCase> Unpaired)
{
    /// <summary>Compares two records.</summary>
    public static PageComparison Of(int first, RunRecord firstRecord, int other, RunRecord otherRecord)
    {
        var comparison = new RecordComparison(firstRecord, otherRecord);
        return new PageComparison(
            first,
            other,
            firstRecord.Environment.FirstMachineDifference(otherRecord.Environment),
            firstRecord.Environment.FirstCodeDifference(otherRecord.Environment),
            [.. comparison.Cases.Select(@case => new Case(@case.Key.Operation, @case.Key.Model, @case.Key.Serializer, @case.Ratio, @case.Verdict))],
            [.. comparison.Unpaired.Select(@case => new OnlyCase(@case.Key.ToString(), @case.Verdict))]);
    }

    /// <summary>A case of both.</summary>
    internal sealed record Case(string Operation, string Model, string Serializer, double Ratio, string Verdict);

    /// <summary>A case of one alone.</summary>
    internal sealed record OnlyCase(string Name, string Verdict);
}
