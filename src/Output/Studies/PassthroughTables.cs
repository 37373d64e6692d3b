using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
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
        var (figures, floor) = (new StudyFigures(record), CopyBytes.Info.Name);
        if (!figures.Serializers(key => key.Serializer == floor).Any())
            return "";
        var table = MarkdownTable.Of(
            figures.Serializers(key => key.Serializer != floor),
            [Column<string>.Text("Serializer", figures.LabelOf), .. record.Models.Select(model => Column<string>.Number(model, serializer => Ratios(serializer, model)))]);
        return $"{new string('#', headingLevel)} Times as long as copying the memory, to write / to read\n\nA ratio near 1 means that the memory is copied as it is.\n\n{table}";

        string Ratios(string serializer, string model)
        {
            double[] ratios = [.. _operations.Select(operation => figures.Time(operation, serializer, model) / figures.Time(operation, floor, model))];
            return ratios.Any(double.IsFinite) ? string.Join(" / ", ratios.Select(NumberText.Ratio)) : "n/a";
        }
    }
}
