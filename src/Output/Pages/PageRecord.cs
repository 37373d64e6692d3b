using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Output.Pages;

/// <summary>A run, as a page has it: the figures of its tables, and what stands above and below them.</summary>
internal sealed record PageRecord
{
    /// <summary>The record's file, without its folder.</summary>
    public required string Name { get; init; }

    /// <summary>The study's name.</summary>
    public required string Study { get; init; }

    /// <summary>What the study is, in a line; null of one that this build lacks.</summary>
    public string? Summary { get; init; }

    /// <summary>When the run started, in UTC.</summary>
    public required DateTime Started { get; init; }

    /// <summary>The machine, as the folder of its records.</summary>
    public required string Machine { get; init; }

    /// <summary>The .NET runtime.</summary>
    public required string Runtime { get; init; }

    /// <summary>How far equal serializers are apart, and what the tables can tell, in a line.</summary>
    public required string Repeatability { get; init; }

    /// <summary>The machine, the runtime, every library's version and how it was measured, as lines.</summary>
    public required string Hardware { get; init; }

    /// <summary>What the run lacks, if it is a part of one; null of a whole run.</summary>
    public string? Gap { get; init; }

    /// <summary>What the values of a user's type lost, as lines; null if nothing.</summary>
    public string? Foot { get; init; }

    /// <summary>The operations, in the order of tables.</summary>
    public required IReadOnlyList<OperationRecord> Operations { get; init; }

    /// <summary>The models, in the order of tables.</summary>
    public required IReadOnlyList<string> Models { get; init; }

    /// <summary>The serializers, in the order of tables.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>What the serializers are called beside their libraries' others, by their names.</summary>
    public required IReadOnlyDictionary<string, string> Labels { get; init; }

    /// <summary>The tables, in order.</summary>
    public required IReadOnlyList<PageTable> Tables { get; init; }

    /// <summary>The study's own tables, as Markdown; null if it has none.</summary>
    public string? StudyTables { get; init; }

    /// <summary>What the tables lack, with reasons, as Markdown; null if they have all.</summary>
    public string? Missing { get; init; }

    /// <summary>The sentences that cases refer to.</summary>
    public required IReadOnlyList<string> Notes { get; init; }

    /// <summary>Computes what a page has of a record.</summary>
    public static PageRecord Of(string name, RunRecord record)
    {
        var notes = new OrderedDictionary<string, int>();
        var tables = ResultTable.Of(record).ToArray();
        var study = SerializationBenchmarks.Studies.Study.Of(record);
        return new PageRecord
        {
            Name = name,
            Study = record.Study,
            Summary = record.OwnType is { } ownType ? $"Your own type {ownType.Type}." : study?.Summary,
            Started = record.Started,
            Machine = record.Environment.MachineName(),
            Runtime = record.Environment.Runtime,
            Repeatability = Output.Tables.Repeatability.Describe(record),
            Hardware = string.Join('\n', HardwareBlock.Render(record).TrimEnd().Split('\n')[1..^1]),
            Gap = MissingCases.OfWhole(record),
            Foot = ResultTable.LossOf(record),
            Operations = record.Operations,
            Models = record.Models,
            Serializers = record.Serializers,
            Labels = RowLabels.Of(record),
            Tables = [.. tables.Select(table => new PageTable(
                table.OperationName,
                table.ModelName,
                [.. table.Lines.Select(line => PageCase.Of(line, PlaceOf))]))],
            StudyTables = NullIfEmpty(Output.Studies.StudyTables.Of(record, headingLevel: 4)),
            Missing = NullIfEmpty(MissingCases.Render(record)),
            Notes = [.. notes.Keys],
        };

        int PlaceOf(string note)
        {
            notes.TryAdd(note, notes.Count);
            return notes[note];
        }
    }

    private static string? NullIfEmpty(string text) => text.Length > 0 ? text.TrimEnd() : null;
}
