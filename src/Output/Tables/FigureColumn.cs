using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>A column of figures in the tables of results, and on pages: how a figure is got from a line, and how it is written.</summary>
/// <param name="Of">The figure of a line: times are in nanoseconds, and memory is in bytes. Null where there is none.</param>
internal sealed record FigureColumn(string Name, string Key, FigureKind Kind, Func<TableLine, double?> Of)
{
    /// <summary>The payload's length, which tables of operations have that write one.</summary>
    public static FigureColumn Size { get; } = new("Size", "size", FigureKind.Bytes, line => line.Figures?.Case.PayloadBytes);

    /// <summary>All of them, in the order of tables.</summary>
    public static IReadOnlyList<FigureColumn> All { get; } =
    [
        new("Time", "time", FigureKind.Time, line => line.Told?.Nanoseconds),
        new("Mean", "mean", FigureKind.Time, line => line.Told?.Mean),
        new("Error", "error", FigureKind.Time, line => line.Told?.Error),
        new("StdDev", "standardDeviation", FigureKind.Time, line => line.Told?.StandardDeviation),
        new("Median", "median", FigureKind.Time, line => line.Told?.Median),
        new("Elapsed", "elapsed", FigureKind.Time, line => line.Figures?.Elapsed) { IsOptional = true },
        new("Peak memory", "peakMemory", FigureKind.Memory, line => line.Figures?.PeakMemory) { IsOptional = true },
        new("Stays", "stayingMemory", FigureKind.Memory, line => line.Figures?.StayingMemory) { IsOptional = true },
        new("Gen0", "gen0", FigureKind.Collections, line => line.Figures?.Gen0) { IsOptional = true },
        new("Allocated", "allocated", FigureKind.Allocated, line => line.Figures?.Allocated),
        new("Ratio", "ratio", FigureKind.Ratio, line => line.Ratio),
        new("Rank", "rank", FigureKind.Rank, line => line.Rank) { WithoutFigure = "" },
        Size,
    ];

    /// <summary>Whether a table leaves the column out where no line has the figure.</summary>
    public bool IsOptional { get; init; }

    /// <summary>What stands in its place where a line lacks it.</summary>
    public string WithoutFigure { get; init; } = "n/a";

    /// <summary>Writes the figure of a line.</summary>
    public string Write(TableLine line, TimeScale unit) => Of(line) is not { } figure ? WithoutFigure : Kind switch
    {
        FigureKind.Time => unit.FormatBeside(figure, line.Figures!.Nanoseconds),
        FigureKind.Memory => NumberText.MiB(figure),
        FigureKind.Collections => figure == 0 ? "-" : figure.ToString("N4", CultureInfo.InvariantCulture), // As BenchmarkDotNet writes it.
        FigureKind.Allocated => NumberText.Allocated((long)figure),
        FigureKind.Bytes => NumberText.Bytes((long)figure),
        FigureKind.Rank => figure.ToString(CultureInfo.InvariantCulture),
        _ => NumberText.Ratio(figure),
    };
}

/// <summary>What a figure is.</summary>
internal enum FigureKind
{
    /// <summary>A time.</summary>
    Time,

    /// <summary>Memory of a process.</summary>
    Memory,

    /// <summary>Garbage collections of 1,000 operations.</summary>
    Collections,

    /// <summary>Memory that is allocated, or none.</summary>
    Allocated,

    /// <summary>A length.</summary>
    Bytes,

    /// <summary>A multiple of another time.</summary>
    Ratio,

    /// <summary>A place in the table.</summary>
    Rank,
}

/// <summary>The notes under a table. Equal notes share a number.</summary>
internal sealed class Footnotes
{
    private readonly List<string> _numbered = [];

    /// <summary>Adds a numbered note.</summary>
    public string Mark(string note)
    {
        if (!_numbered.Contains(note))
            _numbered.Add(note);
        return $" ({_numbered.IndexOf(note) + 1})";
    }

    /// <summary>Renders the notes as a paragraph in Markdown, each a line; nothing if there are none.</summary>
    public string Render() =>
        _numbered.Count == 0 ? "" : $"\n{string.Join("  \n", _numbered.Select((note, index) => string.Create(CultureInfo.InvariantCulture, $"({index + 1}) {ForeignText.InMarkdown(note)}")))}\n";
}

/// <summary>A line of a table before it is text: the figures that tables and pages share.</summary>
/// <param name="Figures">The case's figures; null if there is no case.</param>
/// <param name="Ratio">The time as a multiple of that of the table's first case; null without times that say something.</param>
/// <param name="Rank">The place in the table; null where the run judges nothing.</param>
internal sealed record TableLine(
    SerializerRecord Serializer,
    CaseFigures? Figures,
    double? Ratio,
    int? Rank,
    IReadOnlyList<string> Notes)
{
    /// <summary>The figures whose times say something; null where they are not longer than the loop's own.</summary>
    public CaseFigures? Told => Figures is { IsBelowTheLoop: false } ? Figures : null;
}
