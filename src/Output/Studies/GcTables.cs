using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Gc;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's table: the time of a collection and the memory of each type, with the pause beside them.</summary>
internal static class GcTables
{
    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case));
        var table = new MarkdownTable(
            Column.Text("Type"),
            Column.Number("GC time (ms)"),
            Column.Number("vs."),
            Column.Number("pause (ms)"),
            Column.Number("memory used (MiB)"),
            Column.Number("vs."));
        var (classTime, classMemory) = (TimeOf(HeldClassLine.Info.Name), MemoryOf(HeldClassLine.Info.Name));
        foreach (var type in record.Serializers.Select(serializer => serializer.Name).Where(type => figures.Keys.Any(key => key.Serializer == type)))
            table.AddRow(type, Number(TimeOf(type) / 1e6), NumberText.Ratio(TimeOf(type) / classTime), Number(PauseOf(type) / 1e6), Number(MemoryOf(type) / (1 << 20)), NumberText.Ratio(MemoryOf(type) / classMemory));
        return $"{new string('#', headingLevel)} Garbage collection and memory\n\n{table}";

        double TimeOf(string type) => figures.GetValueOrDefault((nameof(Collect<>), type))?.Nanoseconds ?? double.NaN;
        double PauseOf(string type) => figures.GetValueOrDefault((nameof(Collect<>), type)) is { } found && found.Case.Rounds.All(round => round.CollectionPause is not null)
            ? RoundsTime.Mean([.. found.Case.Rounds.Select(round => (double)round.CollectionPause!)])
            : double.NaN;
        double MemoryOf(string type) => figures.GetValueOrDefault((nameof(Fill<>), type))?.Allocated ?? double.NaN;
    }

    private static string Number(double value) => double.IsFinite(value) ? value.ToString("N2", CultureInfo.InvariantCulture) : "n/a";
}
