using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Startup;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>All serializers in one table for each direction: the start of a process, what of it an empty one does not take, and the call alone.</summary>
internal static class StartupTables
{
    private static readonly (string Title, string FromStart, string Call)[] _directions =
    [
        ("To the first serialized", nameof(StartAndSerialize<>), nameof(FirstSerialize<>)),
        ("To the first deserialized", nameof(StartAndDeserialize<>), nameof(FirstDeserialize<>)),
    ];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case));
        var tables = from direction in _directions
                     where record.Cases.Any(@case => @case.Key.Operation == direction.FromStart || @case.Key.Operation == direction.Call)
                     select $"{new string('#', headingLevel)} {direction.Title}\n\n{TableOf(record, figures, direction.FromStart, direction.Call)}";
        return string.Join('\n', tables);
    }

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(RunRecord record, Dictionary<(string Operation, string Serializer), CaseFigures> figures, string fromStart, string call)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"),
            Column.Number("from the start, ms"),
            Column.Number("more than an empty process, ms"),
            Column.Number("elapsed, ms"),
            Column.Number("peak memory, MiB"),
            Column.Number("the call without the start, ms"));
        var empty = figures.GetValueOrDefault((fromStart, EmptyProgram.Info.Name))?.Nanoseconds ?? double.NaN;
        var labels = LibraryRows.LabelsOf(record);
        foreach (var serializer in record.Serializers.Select(serializer => serializer.Name))
        {
            var (start, first) = (figures.GetValueOrDefault((fromStart, serializer)), figures.GetValueOrDefault((call, serializer)));
            if (start is null && first is null)
                continue;
            table.AddRow(
                labels[serializer],
                Milliseconds(start?.Nanoseconds),
                serializer == EmptyProgram.Info.Name ? "" : Milliseconds(start?.Nanoseconds - empty),
                Milliseconds(start?.Elapsed),
                NumberText.OneDecimal(start?.PeakMemory / (1 << 20)),
                Milliseconds(first?.Nanoseconds));
        }

        return table;
    }

    private static string Milliseconds(double? nanoseconds) => NumberText.OneDecimal(nanoseconds / 1e6);
}
