using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Memory;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's table: memory and time, each beside its ratio to the least of those that decode.</summary>
internal static class MemoryTables
{
    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var all = new StudyFigures(record);
        CaseFigures[] lines = [.. record.Cases.Where(@case => @case.Key.Operation == nameof(DecodeFile<>)).Select(@case => CaseFigures.Of(@case)).Where(line => line.PeakMemory is not null).OrderBy(line => line.Nanoseconds)];
        CaseFigures[] decoding = [.. lines.Where(line => line.Case.Key.Serializer != ReadFile.Info.Name)];
        if (decoding.Length == 0)
            return "";
        var (leastMemory, leastTime) = (decoding.Min(line => line.PeakMemory!.Value), decoding.Min(line => line.Nanoseconds));
        Column<CaseFigures>[] columns =
        [
            Column<CaseFigures>.Text("Serializer", line => all.LabelOf(line.Case.Key.Serializer)),
            Column<CaseFigures>.Number("memory (MiB)", line => NumberText.OneDecimal(line.PeakMemory / (1 << 20))),
            Column<CaseFigures>.Number("vs.", line => Times(line.PeakMemory!.Value / leastMemory)),
            Column<CaseFigures>.Number("time (ms)", line => NumberText.OneDecimal(line.Nanoseconds / 1e6)),
            Column<CaseFigures>.Number("vs.", line => Times(line.Nanoseconds / leastTime)),
        ];
        if (record.Cases.Any(@case => @case.Key.Operation == nameof(StayAfterLarge<>)))
            columns = [.. columns, Column<CaseFigures>.Number("stays (MiB)", line => NumberText.OneDecimal(all.Of(nameof(StayAfterLarge<>), line.Case.Key.Serializer, line.Case.Key.Model)?.StayingMemory / (1 << 20)))];
        return $"{new string('#', headingLevel)} Memory and time\n\n{MarkdownTable.Of(lines, columns)}";
    }

    private static string Times(double ratio) => ratio.ToString("N2", CultureInfo.InvariantCulture) + "x";
}
