using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>The original study's table: memory and time, each beside its ratio to the least of those that decode.</summary>
internal static class MemoryTables
{
    /// <summary>Renders the tables as Markdown.</summary>
    /// <param name="record">The record; some cases may be missing.</param>
    /// <param name="headingLevel">The level of their headings.</param>
    public static string Render(RunRecord record, int headingLevel)
    {
        CaseFigures[] figures = [.. record.Cases.Select(@case => new CaseFigures(@case)).Where(figures => figures.PeakMemory is not null).OrderBy(figures => figures.Nanoseconds)];
        CaseFigures[] decoding = [.. figures.Where(figures => figures.Case.Key.Serializer != ReadFile.Info.Name)];
        if (decoding.Length == 0)
            return "";
        var (leastMemory, leastTime) = (decoding.Min(figures => figures.PeakMemory!.Value), decoding.Min(figures => figures.Nanoseconds));
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Number("memory (MiB)"), Column.Number("vs."), Column.Number("time (ms)"), Column.Number("vs."));
        foreach (var one in figures)
        {
            table.AddRow(
                one.Case.Key.Serializer,
                (one.PeakMemory!.Value / (1 << 20)).ToString("N1", CultureInfo.InvariantCulture),
                Times(one.PeakMemory.Value / leastMemory),
                (one.Nanoseconds / 1e6).ToString("N1", CultureInfo.InvariantCulture),
                Times(one.Nanoseconds / leastTime));
        }

        return $"{new string('#', headingLevel)} Memory and time\n\n{table}";
    }

    private static string Times(double ratio) => ratio.ToString("N2", CultureInfo.InvariantCulture) + "x";
}
