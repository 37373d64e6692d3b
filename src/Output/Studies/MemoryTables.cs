using System.Globalization;
using SerializationBenchmarks.Output.Tables;
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
        var staying = record.Cases.Where(@case => @case.Key.Operation == nameof(StayAfterLarge<>)).ToDictionary(@case => (@case.Key.Serializer, @case.Key.Model), @case => new CaseFigures(@case).StayingMemory);
        CaseFigures[] figures = [.. record.Cases.Where(@case => @case.Key.Operation == nameof(DecodeFile<>)).Select(@case => new CaseFigures(@case)).Where(figures => figures.PeakMemory is not null).OrderBy(figures => figures.Nanoseconds)];
        CaseFigures[] decoding = [.. figures.Where(figures => figures.Case.Key.Serializer != ReadFile.Info.Name)];
        if (decoding.Length == 0)
            return "";
        var (leastMemory, leastTime) = (decoding.Min(figures => figures.PeakMemory!.Value), decoding.Min(figures => figures.Nanoseconds));
        Column[] columns = [Column.Text("Serializer"), Column.Number("memory (MiB)"), Column.Number("vs."), Column.Number("time (ms)"), Column.Number("vs.")];
        var table = new MarkdownTable(staying.Count == 0 ? columns : [.. columns, Column.Number("stays (MiB)")]);
        var labels = LibraryRows.LabelsOf(record);
        foreach (var one in figures)
        {
            string[] cells =
            [
                labels[one.Case.Key.Serializer],
                (one.PeakMemory!.Value / (1 << 20)).ToString("N1", CultureInfo.InvariantCulture),
                Times(one.PeakMemory.Value / leastMemory),
                (one.Nanoseconds / 1e6).ToString("N1", CultureInfo.InvariantCulture),
                Times(one.Nanoseconds / leastTime),
            ];
            table.AddRow(staying.Count == 0 ? cells : [.. cells, staying.GetValueOrDefault((one.Case.Key.Serializer, one.Case.Key.Model)) is { } bytes ? (bytes / (1 << 20)).ToString("N1", CultureInfo.InvariantCulture) : "n/a"]);
        }

        return $"{new string('#', headingLevel)} Memory and time\n\n{table}";
    }

    private static string Times(double ratio) => ratio.ToString("N2", CultureInfo.InvariantCulture) + "x";
}
