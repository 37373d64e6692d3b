using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Publishing;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The modes of publishing side by side: a table for each thing that is measured, and what changes by more than a tenth.</summary>
internal static class PublishingTables
{
    private const double Notable = 0.1; // What a user would hardly notice is below it.

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case));
        var tables = from modes in PublishedOperation.All.GroupBy(operation => operation.Call, (_, modes) => modes.ToArray())
                     let lines = LinesOf(record, figures, modes)
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {modes[0].CallTitle}\n\n{TableOf(lines, modes)}{ChangesOf(lines, modes, Limit.Of(record))}";
        return string.Join('\n', tables);
    }

    private static Line[] LinesOf(
        RunRecord record, Dictionary<(string Operation, string Serializer), CaseFigures> figures, PublishedOperation[] modes) =>
    [
        .. from labels in new[] { LibraryRows.LabelsOf(record) }
           from serializer in record.Serializers
           let of = Array.ConvertAll(modes, mode => figures.GetValueOrDefault((mode.Name, serializer.Name)))
           where of.Any(mode => mode is not null)
           select new Line(labels[serializer.Name], [.. of.Select(mode => (mode, RatioOf(mode, of[0])))]),
    ];

    private static double? RatioOf(CaseFigures? mode, CaseFigures? first) => mode is null || first is null ? null : mode.RatioTo(first);

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(Line[] lines, PublishedOperation[] modes)
    {
        var (unit, nanoseconds) = modes[0].IsStart ? ("ms", 1e6) : ("ns", 1);
        var columns = modes.SelectMany(mode => new[] { Column.Number($"{mode.ModeTitle}, {unit}"), Column.Number($"to {modes[0].ModeTitle}") });
        var table = new MarkdownTable([Column.Text("Serializer"), .. WithoutFirstRatio(columns)]);
        foreach (var (serializer, of) in lines)
        {
            var cells = of.SelectMany(mode => new[] { NumberText.OneDecimal(mode.Figures?.Nanoseconds / nanoseconds), NumberText.Ratio(mode.Ratio ?? double.NaN) });
            table.AddRow([serializer, .. WithoutFirstRatio(cells)]);
        }

        return table;
    }

    private static string ChangesOf(Line[] lines, PublishedOperation[] modes, Limit limit)
    {
        if (!limit.IsKnown)
            return "";
        var changes = from place in Enumerable.Range(1, modes.Length - 1)
                      let changed = from line in lines
                                    where line.Modes[place] is { Figures: { } figures } && limit.AtLeast(Notable).Judge(figures, line.Modes[0].Figures!) is RelativeSpeed.Faster or RelativeSpeed.Slower
                                    select $"{line.Serializer} ({NumberText.Ratio(line.Modes[place].Ratio!.Value)} times as long)"
                      where changed.Any()
                      select $"- {modes[place].ModeTitle}: {string.Join(", ", changed)}.\n";
        var text = string.Concat(changes);
        return text.Length == 0 ? "\nNothing changes by more than a tenth, or more than the run can tell.\n" : $"\nThese change by more than a tenth, and by more than the run can tell:\n\n{text}";
    }

    // The first mode's ratio is to itself.
    private static IEnumerable<T> WithoutFirstRatio<T>(IEnumerable<T> columns) => columns.Where((_, place) => place != 1);

    /// <summary>A serializer of which one of the modes was measured, with each mode and its ratio to the first.</summary>
    private sealed record Line(string Serializer, (CaseFigures? Figures, double? Ratio)[] Modes);
}
