using System.Text;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Passthrough;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The study's answer in one table: how many times as long as copying the memory each serializer takes, by the type of the elements.</summary>
internal static class PassthroughTables
{
    private static readonly string[] _operations = [nameof(SerializeOnce<>), nameof(DeserializeOnce<>)];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var means = CaseFigures.TimesOf(record);
        var floor = CopyBytes.Info.Name;
        if (!means.Keys.Any(key => key.Serializer == floor))
            return "";

        var table = new MarkdownTable([Column.Text("Serializer"), .. record.Models.Select(Column.Number)]);
        var labels = LibraryRows.LabelsOf(record);
        foreach (var serializer in record.Serializers.Select(serializer => serializer.Name).Where(name => name != floor && means.Keys.Any(key => key.Serializer == name)))
        {
            table.AddRow(
            [
                labels[serializer],
                .. record.Models.Select(model => _operations.Select(operation => RatioOf(operation, serializer, model)).ToArray() is var ratios && ratios.Any(double.IsFinite)
                    ? string.Join(" / ", ratios.Select(NumberText.Ratio))
                    : "n/a"),
            ]);
        }

        return new StringBuilder().Append('#', headingLevel).Append(" Times as long as copying the memory, to write / to read\n\n")
            .Append("A ratio near 1 means that the memory is copied as it is.\n\n")
            .Append(table)
            .ToString();

        double RatioOf(string operation, string serializer, string model) =>
            Mean(operation, serializer, model) / Mean(operation, floor, model);

        double Mean(string operation, string serializer, string model) =>
            means.GetValueOrDefault(new CaseKey(operation, serializer, model), double.NaN);
    }
}
