using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Throughput;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>A table for each direction and kind of garbage collection, with the rates of each number of threads and what the most of them pay for memory.</summary>
internal static class ThroughputTables
{
    private const double MiB = 1 << 20;

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        var tables = from operations in ThroughputOperation.OfRecord(record).GroupBy(operation => operation.Group)
                     let measured = operations.Where(operation => figures.Serializers(key => key.Operation == operation.Name).Any()).OrderBy(operation => operation.Threads).ToArray()
                     where measured.Length > 0
                     select $"{new string('#', headingLevel)} {operations.Key}\n\n{TableOf(figures, measured)}";
        return string.Join('\n', tables);
    }

    private static MarkdownTable TableOf(StudyFigures figures, ThroughputOperation[] operations)
    {
        var lines = figures.Serializers(key => operations.Any(operation => operation.Name == key.Operation))
            .Select(serializer => new Line(serializer, [.. operations.Select(operation => figures.Of(operation.Name, serializer) is { } found ? new Rates(found) : null)]));
        return MarkdownTable.Of(
            lines,
            [
                Column<Line>.Text("Serializer", line => figures.LabelOf(line.Serializer)),
                .. operations.Index().SelectMany(operation => new[]
                {
                    Column<Line>.Number($"{NumberText.Count(operation.Item.Threads, "thread")}: messages/s", line => Rate(line.Rates[operation.Index]?.Messages)),
                    Column<Line>.Number("MiB/s", line => Rate(line.Rates[operation.Index]?.Bytes / MiB)),
                }),
                Column<Line>.Number("scaling", line => operations[0].Threads == 1 && operations.Length > 1 && line is { Rates: [{ } one, ..], Most: { } most } ? NumberText.Ratio(one.Figures.RatioTo(most.Figures)) : "n/a"),
                Column<Line>.Number("allocated, MiB/s", line => Rate(line.Most?.Allocated / MiB)),
                Column<Line>.Number("in collections", line => line.Most is { } most ? $"{NumberText.OneDecimal(100 * most.CollectionShare)} %" : "n/a"),
                Column<Line>.Number("longest pause, ms", line => NumberText.OneDecimal(line.Most?.LongestPause / 1e6)),
            ]);
    }

    // Two runs differ by a tenth or two in many of the rates, which a third digit would hide.
    private static string Rate(double? rate)
    {
        if (rate is not >= 10)
            return NumberText.OneDecimal(rate);
        var unit = Math.Pow(10, Math.Floor(Math.Log10(rate.Value)) - 1);
        return NumberText.Number((long)(Math.Round(rate.Value / unit) * unit));
    }

    /// <summary>A serializer with what each number of threads makes; null of what was not measured.</summary>
    private sealed record Line(string Serializer, Rates?[] Rates)
    {
        /// <summary>What the most threads make.</summary>
        public Rates? Most => Rates[^1];
    }

    /// <summary>What a case says of a second, with all of its garbage collections.</summary>
    private sealed class Rates(CaseFigures figures)
    {
        /// <summary>The times that it is from.</summary>
        public CaseFigures Figures => figures;

        /// <summary>Messages a second, from the mean of the rounds.</summary>
        public double Messages => 1e9 / Figures.Nanoseconds;

        /// <summary>Bytes of payloads a second.</summary>
        public double Bytes => Messages * figures.Case.PayloadBytes;

        /// <summary>Bytes allocated a second.</summary>
        public double Allocated => Messages * figures.Case.Rounds.Min(round => round.Allocated);

        /// <summary>The share of the time in which collections had stopped all threads.</summary>
        public double CollectionShare => figures.Case.Rounds.Average(round => Collections(round) / (round.Time + Collections(round)));

        /// <summary>The most nanoseconds that they had in a slice.</summary>
        public double LongestPause => figures.Case.Rounds.Max(round => round.LongestPause ?? 0);

        private static double Collections(RoundRecord round) => (round.Gen0 / 1000 * round.CollectionPause) ?? 0;
    }
}
