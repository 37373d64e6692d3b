using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Polymorphism;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The study's answer in one table: how many times as much subtypes take as the same data in one type.</summary>
internal static class PolymorphismTables
{
    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        var table = new MarkdownTable([Column.Text("Serializer"), Column.Number("Write"), Column.Number("Read"), Column.Number("Size"), Column.Number("Size, one type")]);
        string[] serializers = [.. figures.Serializers(key => key.Model == nameof(Subtypes))];
        foreach (var serializer in serializers)
        {
            var (write, read) = (Find(nameof(SerializeOnce<>), nameof(Subtypes)), Find(nameof(DeserializeOnce<>), nameof(Subtypes)));
            var (plainWrite, plainRead) = (Find(nameof(SerializeOnce<>), nameof(OneType)), Find(nameof(DeserializeOnce<>), nameof(OneType)));
            table.AddRow([figures.LabelOf(serializer), Ratio(write, plainWrite), Ratio(read, plainRead), Size(write ?? read), Size(plainWrite ?? plainRead)]);

            CaseFigures? Find(string operation, string model) => figures.Of(operation, serializer, model);
        }

        return serializers.Length == 0 ? "" : $"{new string('#', headingLevel)} Times as long as the same data in one type\n\n{table}";
    }

    private static string Ratio(CaseFigures? subtypes, CaseFigures? oneType) => subtypes is null || oneType is null ? "n/a" : NumberText.Ratio(subtypes.RatioTo(oneType));

    private static string Size(CaseFigures? figures) => figures is null ? "n/a" : NumberText.Bytes(figures.Case.PayloadBytes);
}
