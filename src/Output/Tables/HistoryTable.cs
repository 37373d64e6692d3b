using System.Globalization;
using System.Text;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>A series of records as Markdown: each case over library releases, runtimes or machines.</summary>
internal static class HistoryTable
{
    /// <summary>Renders what changed from each record to the next, and a line for each case with its time in each.</summary>
    /// <param name="records">The records with their files, in the order of the series, at most 26.</param>
    public static string Render(IReadOnlyList<(string Path, RunRecord Record)> records)
    {
        var text = new StringBuilder();
        for (var index = 0; index < records.Count; index++)
        {
            var (path, record) = records[index];
            var change = index == 0 ? "" : $"; {Change(records[index - 1].Record, record)}";
            text.Append(ForeignText.InMarkdown(string.Create(CultureInfo.InvariantCulture, $"{Letter(index)}: {path}, {record.Started:yyyy-MM-dd}, {record.Environment.Runtime}{change}"))).Append("  \n");
        }

        var steps = records.Zip(records.Skip(1)).Select(pair => new RecordComparison(pair.First.Record, pair.Second.Record).Cases.ToDictionary(@case => @case.Key, @case => @case.Verdict)).ToArray();
        var figures = records.Select(record => CaseFigures.TimesOf(record.Record)).ToArray();
        var unit = TimeScale.For(figures.SelectMany(times => times.Values));
        var table = new MarkdownTable(
        [
            Column.Text("Operation"),
            Column.Text("Model"),
            Column.Text("Serializer"),
            .. records.Select((_, index) => Column.Number(Letter(index))),
            Column.Text("Differs"),
        ]);
        foreach (var key in figures.SelectMany(times => times.Keys).Distinct())
        {
            var different = steps.Select((verdicts, index) => (Letter: Letter(index + 1), Verdict: verdicts.GetValueOrDefault(key))).Where(step => step.Verdict is "faster" or "slower");
            table.AddRow(
            [
                key.Operation,
                key.Model,
                key.Serializer,
                .. figures.Select(times => times.TryGetValue(key, out var time) ? unit.Format(time) : "n/a"),
                string.Join(", ", different.Select(step => $"{step.Letter} {step.Verdict}")),
            ]);
        }

        return text.Append('\n').Append(table).Append("\nEach record is compared with the one before it; *Differs*: by more than equal things do between the two runs.\n").ToString();
    }

    private static string Change(RunRecord before, RunRecord record) =>
        before.Environment.FirstMachineDifference(record.Environment)
        ?? before.Environment.FirstCodeDifference(record.Environment)
        ?? "the same machine and code";

    private static string Letter(int index) => ((char)('A' + index)).ToString();
}
