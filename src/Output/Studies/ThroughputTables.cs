using System.Globalization;
using SerializationBenchmarks.Output.Tables;
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
        var cases = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer));
        var tables = from operations in ThroughputOperation.OfRecord(record).GroupBy(operation => operation.Group)
                     let measured = operations.Where(operation => cases.Keys.Any(key => key.Operation == operation.Name)).OrderBy(operation => operation.Threads).ToArray()
                     where measured.Length > 0
                     select $"{new string('#', headingLevel)} {operations.Key}\n\n{TableOf(record, cases, measured)}";
        return string.Join('\n', tables);
    }

    private static MarkdownTable TableOf(RunRecord record, Dictionary<(string Operation, string Serializer), CaseRecord> cases, ThroughputOperation[] operations)
    {
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"),
            .. operations.SelectMany(operation => new[] { Column.Number($"{NumberText.Count(operation.Threads, "thread")}: messages/s"), Column.Number("MiB/s") }),
            Column.Number("scaling"),
            Column.Number("allocated, MiB/s"),
            Column.Number("in collections"),
            Column.Number("longest pause, ms"),
        ]);
        var labels = LibraryRows.LabelsOf(record);
        foreach (var serializer in record.Serializers.Select(serializer => serializer.Name))
        {
            Rates?[] rates = [.. operations.Select(operation => cases.TryGetValue((operation.Name, serializer), out var found) ? new Rates(found) : null)];
            if (rates.All(of => of is null))
                continue;
            var most = rates[^1];
            table.AddRow(
            [
                labels[serializer],
                .. rates.SelectMany(of => new[] { Rate(of?.Messages), Rate(of?.Bytes / MiB) }),
                operations[0].Threads == 1 && operations.Length > 1 && rates[0] is { } one && most is not null ? NumberText.Ratio(one.Figures.RatioTo(most.Figures)) : "n/a",
                Rate(most?.Allocated / MiB),
                most is null ? "n/a" : $"{NumberText.OneDecimal(100 * most.CollectionShare)} %",
                NumberText.OneDecimal(most?.LongestPause / 1e6),
            ]);
        }

        return table;
    }

    // Two runs differ by a tenth or two in many of the rates, which a third digit would hide.
    private static string Rate(double? rate)
    {
        if (rate is not >= 10)
            return NumberText.OneDecimal(rate);
        var unit = Math.Pow(10, Math.Floor(Math.Log10(rate.Value)) - 1);
        return NumberText.Number((long)(Math.Round(rate.Value / unit) * unit));
    }

    /// <summary>What a case says of a second, with all of its garbage collections.</summary>
    private sealed class Rates(CaseRecord @case)
    {
        /// <summary>The times that it is from.</summary>
        public CaseFigures Figures { get; } = CaseFigures.Of(@case);

        /// <summary>Messages a second, from the mean of the rounds.</summary>
        public double Messages => 1e9 / Figures.Nanoseconds;

        /// <summary>Bytes of payloads a second.</summary>
        public double Bytes => Messages * @case.PayloadBytes;

        /// <summary>Bytes allocated a second.</summary>
        public double Allocated => Messages * @case.Rounds.Min(round => round.Allocated);

        /// <summary>The share of the time in which collections had stopped all threads.</summary>
        public double CollectionShare => @case.Rounds.Average(round => Collections(round) / (round.Time + Collections(round)));

        /// <summary>The most nanoseconds that they had in a slice.</summary>
        public double LongestPause => @case.Rounds.Max(round => round.LongestPause ?? 0);

        private static double Collections(RoundRecord round) => (round.Gen0 / 1000 * round.CollectionPause) ?? 0;
    }
}
