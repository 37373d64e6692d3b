using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>The ways of publishing side by side: a table for each thing that is measured, and what changes by more than a tenth.</summary>
public sealed class PublishingTables : StudyTables
{
    private const double Notable = 0.1; // What a user would hardly notice is below it.

    /// <inheritdoc/>
    protected override string Study => PublishingStudy.OwnName;

    /// <inheritdoc/>
    protected override string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case));
        var tables = from call in PublishedOperation.Calls
                     let ways = PublishedOperation.Ways.Select(way => new PublishedOperation(call, way)).ToArray()
                     where record.Cases.Any(@case => ways.Any(way => way.Name == @case.Key.Operation))
                     select $"{new string('#', headingLevel)} {ways[0].CallTitle}\n\n{TableOf(record, figures, ways)}{ChangesOf(record, figures, ways)}";
        return string.Join('\n', tables);
    }

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(RunRecord record, Dictionary<(string Operation, string Serializer), CaseFigures> figures, PublishedOperation[] ways)
    {
        var (unit, nanoseconds) = PublishedOperation.IsStart(ways[0].Call) ? ("ms", 1e6) : ("ns", 1);
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"),
            .. ways.SelectMany((way, place) => place == 0 ? [Column.Number($"{way.WayTitle}, {unit}")] : new[] { Column.Number($"{way.WayTitle}, {unit}"), Column.Number($"to {ways[0].WayTitle}") }),
        ]);
        foreach (var serializer in record.Serializers.Select(serializer => serializer.Name))
        {
            var of = ways.Select(way => figures.GetValueOrDefault((way.Name, serializer))).ToArray();
            if (of.All(figure => figure is null))
                continue;
            table.AddRow(
            [
                serializer,
                .. of.SelectMany((figure, place) => place == 0
                    ? [Number(figure?.Mean / nanoseconds)]
                    : new[] { Number(figure?.Mean / nanoseconds), figure is null || of[0] is null ? "n/a" : ResultTable.Text(RatioEstimate.Paired(figure, of[0]!)) }),
            ]);
        }

        return table;
    }

    private static string ChangesOf(RunRecord record, Dictionary<(string Operation, string Serializer), CaseFigures> figures, PublishedOperation[] ways)
    {
        if (figures.Values.All(figure => figure.Rounds.Count < CaseFigures.EnoughRounds))
            return "";
        var changes = from way in ways[1..]
                      from serializer in record.Serializers
                      let now = figures.GetValueOrDefault((way.Name, serializer.Name))
                      let before = figures.GetValueOrDefault((ways[0].Name, serializer.Name))
                      where now is not null && before is not null
                      let ratio = RatioEstimate.Paired(now, before)
                      where ratio.Low > 1 + Notable || ratio.High < 1 / (1 + Notable)
                      group $"`{serializer.Name}` ({NumberText.Ratio(ratio.Value)} times as long)" by way.WayTitle into way
                      select $"- {way.Key}: {string.Join(", ", way)}.\n";
        var lines = string.Concat(changes);
        return lines.Length == 0 ? "\nBy 95 % confidence intervals, nothing changes by more than a tenth.\n" : $"\nBy 95 % confidence intervals, these change by more than a tenth:\n\n{lines}";
    }

    private static string Number(double? value) => value is { } number && double.IsFinite(number) ? number.ToString("N1", CultureInfo.InvariantCulture) : "n/a";
}
