using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>The ways of publishing side by side: a table for each thing that is measured, and what changes by more than a tenth.</summary>
internal static class PublishingTables
{
    private const double Notable = 0.1; // What a user would hardly notice is below it.

    /// <summary>Renders the tables as Markdown.</summary>
    /// <param name="record">The record; some cases may be missing.</param>
    /// <param name="headingLevel">The level of their headings.</param>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case));
        var tables = from ways in PublishedOperation.All.GroupBy(operation => operation.Call, (_, ways) => ways.ToArray())
                     let lines = LinesOf(record, figures, ways)
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {ways[0].CallTitle}\n\n{TableOf(lines, ways)}{ChangesOf(lines, ways)}";
        return string.Join('\n', tables);
    }

    private static Line[] LinesOf(
        RunRecord record, Dictionary<(string Operation, string Serializer), CaseFigures> figures, PublishedOperation[] ways) =>
    [
        .. from serializer in record.Serializers
           let of = Array.ConvertAll(ways, way => figures.GetValueOrDefault((way.Name, serializer.Name)))
           where of.Any(way => way is not null)
           select new Line(serializer.Name, [.. of.Select(way => (way, RatioOf(way, of[0])))]),
    ];

    private static RatioEstimate? RatioOf(CaseFigures? way, CaseFigures? first) =>
        way is null || first is null ? null : RatioEstimate.Paired(way, first);

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(Line[] lines, PublishedOperation[] ways)
    {
        var (unit, nanoseconds) = ways[0].IsStart ? ("ms", 1e6) : ("ns", 1);
        var columns = ways.SelectMany(way => new[] { Column.Number($"{way.WayTitle}, {unit}"), Column.Number($"to {ways[0].WayTitle}") });
        var table = new MarkdownTable([Column.Text("Serializer"), .. WithoutFirstRatio(columns)]);
        foreach (var (serializer, of) in lines)
        {
            var cells = of.SelectMany(way => new[] { NumberText.OneDecimal(way.Figures?.Nanoseconds / nanoseconds), way.Ratio is { } ratio ? ResultTable.Text(ratio) : "n/a" });
            table.AddRow([serializer, .. WithoutFirstRatio(cells)]);
        }

        return table;
    }

    private static string ChangesOf(Line[] lines, PublishedOperation[] ways)
    {
        if (lines.All(line => line.Ways.All(way => way.Figures is null || way.Figures.Rounds.Count < CaseFigures.EnoughRounds)))
            return "";
        var changes = from place in Enumerable.Range(1, ways.Length - 1)
                      let changed = from line in lines
                                    where line.Ways[place].Ratio is { } ratio && (ratio.Low > 1 + Notable || ratio.High < 1 / (1 + Notable))
                                    select $"`{line.Serializer}` ({NumberText.Ratio(line.Ways[place].Ratio!.Value.Value)} times as long)"
                      where changed.Any()
                      select $"- {ways[place].WayTitle}: {string.Join(", ", changed)}.\n";
        var text = string.Concat(changes);
        return text.Length == 0 ? "\nBy 95 % confidence intervals, nothing changes by more than a tenth.\n" : $"\nBy 95 % confidence intervals, these change by more than a tenth:\n\n{text}";
    }

    // The first way's ratio is to itself.
    private static IEnumerable<T> WithoutFirstRatio<T>(IEnumerable<T> columns) => columns.Where((_, place) => place != 1);

    /// <summary>A serializer of which one of the ways was measured, with each way and its ratio to the first.</summary>
    private sealed record Line(string Serializer, (CaseFigures? Figures, RatioEstimate? Ratio)[] Ways);
}
