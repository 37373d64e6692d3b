using System.Globalization;
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
        var figures = new StudyFigures(record);
        var (classTime, classMemory) = (TimeOf(HeldClassLine.Info.Name), MemoryOf(HeldClassLine.Info.Name));
        var table = MarkdownTable.Of(
            figures.Serializers(_ => true),
            Column<string>.Text("Type", type => type),
            Column<string>.Number("GC time (ms)", type => Number(TimeOf(type) / 1e6)),
            Column<string>.Number("vs.", type => NumberText.Ratio(TimeOf(type) / classTime)),
            Column<string>.Number("pause (ms)", type => Number(PauseOf(type) / 1e6)),
            Column<string>.Number("memory used (MiB)", type => Number(MemoryOf(type) / (1 << 20))),
            Column<string>.Number("vs.", type => NumberText.Ratio(MemoryOf(type) / classMemory)));
        return $"{new string('#', headingLevel)} Garbage collection and memory\n\n{table}";

        double TimeOf(string type) => figures.Time(nameof(Collect<>), type);
        double PauseOf(string type) => figures.Of(nameof(Collect<>), type) is { } found && found.Case.Rounds.All(round => round.CollectionPause is not null)
            ? RoundsTime.Mean([.. found.Case.Rounds.Select(round => (double)round.CollectionPause!)])
            : double.NaN;
        double MemoryOf(string type) => figures.Of(nameof(Fill<>), type)?.Allocated ?? double.NaN;
    }

    private static string Number(double value) => double.IsFinite(value) ? value.ToString("N2", CultureInfo.InvariantCulture) : "n/a";
}
