using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Records;
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
