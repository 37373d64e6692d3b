using System.Text;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Validation;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>All approaches in one table: how long each takes by the share of invalid input.</summary>
internal static class ValidationTables
{
    private static readonly string[] _models = [nameof(Valid), nameof(OneInTen), nameof(OneInTwo)];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var means = CaseFigures.TimesOf(record);
        var lines = record.Serializers
            .Select(serializer => (Serializer: serializer, Times: _models.Select(model => MeanOf(serializer.Name, model)).ToArray()))
            .Where(line => line.Times.Any(double.IsFinite))
            .ToArray();
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        var table = new MarkdownTable(
        [
            Column.Text("Approach"),
            Column.Text("Library"), // The list of libraries above all tables is of those that every study has.
            Column.Text("When"),
            Column.Text("Faults"),
            .. _models.SelectMany(model => new[] { Column.Number($"{model}, {scale.Unit}"), Column.Number("Ratio") }),
            Column.Number($"{nameof(OneInTwo)} / {nameof(Valid)}"),
        ]);
        foreach (var (serializer, times) in lines)
        {
            table.AddRow(
            [
                serializer.Name,
                serializer.Library,
                serializer.Format.Replace("JSON, validated ", "", StringComparison.Ordinal),
                serializer.Name.EndsWith("All", StringComparison.Ordinal) ? "all" : "first",
                .. times.SelectMany((time, index) => new[] { double.IsFinite(time) ? scale.FormatShort(time) : "n/a", NumberText.Ratio(time / lines[0].Times[index]) }),
                NumberText.Ratio(times[^1] / times[0]),
            ]);
        }

        return new StringBuilder().Append('#', headingLevel).Append(" Time by the share of invalid input\n\n")
            .Append("Ratios are to the first row.\n\n")
            .Append(table)
            .ToString();

        double MeanOf(string approach, string model) =>
            means.GetValueOrDefault(new CaseKey(nameof(DeserializeOnce<>), approach, model), double.NaN);
    }
}
