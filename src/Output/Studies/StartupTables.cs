using SerializationBenchmarks.Records;
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
        var figures = new StudyFigures(record);
        var tables = from direction in _directions
                     where figures.Serializers(key => key.Operation == direction.FromStart || key.Operation == direction.Call).Any()
                     select $"{new string('#', headingLevel)} {direction.Title}\n\n{TableOf(figures, direction.FromStart, direction.Call)}";
        return string.Join('\n', tables);
    }

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(StudyFigures figures, string fromStart, string call)
    {
        var empty = figures.Time(fromStart, EmptyProgram.Info.Name);
        return MarkdownTable.Of(
            figures.Serializers(key => key.Operation == fromStart || key.Operation == call),
            Column<string>.Text("Serializer", figures.LabelOf),
            Column<string>.Number("from the start, ms", serializer => Milliseconds(figures.Time(fromStart, serializer))),
            Column<string>.Number("more than an empty process, ms", serializer => serializer == EmptyProgram.Info.Name ? "" : Milliseconds(figures.Time(fromStart, serializer) - empty)),
            Column<string>.Number("elapsed, ms", serializer => Milliseconds(figures.Of(fromStart, serializer)?.Elapsed)),
            Column<string>.Number("peak memory, MiB", serializer => NumberText.OneDecimal(figures.Of(fromStart, serializer)?.PeakMemory / (1 << 20))),
            Column<string>.Number("the call without the start, ms", serializer => Milliseconds(figures.Time(call, serializer))));
    }

    private static string Milliseconds(double? nanoseconds) => NumberText.OneDecimal(nanoseconds / 1e6);
}
