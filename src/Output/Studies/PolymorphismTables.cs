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
        var figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        var table = new MarkdownTable([Column.Text("Serializer"), Column.Number("Write"), Column.Number("Read"), Column.Number("Size"), Column.Number("Size, one type")]);
        var (rows, labels) = (0, LibraryRows.LabelsOf(record));
        foreach (var serializer in record.Serializers.Select(serializer => serializer.Name))
        {
            var (write, read) = (Find(nameof(SerializeOnce<>), nameof(Subtypes)), Find(nameof(DeserializeOnce<>), nameof(Subtypes)));
            var (plainWrite, plainRead) = (Find(nameof(SerializeOnce<>), nameof(OneType)), Find(nameof(DeserializeOnce<>), nameof(OneType)));
            if (write is null && read is null)
                continue;
            rows++;
            table.AddRow([labels[serializer], Ratio(write, plainWrite), Ratio(read, plainRead), Size(write ?? read), Size(plainWrite ?? plainRead)]);

            CaseFigures? Find(string operation, string model) => figures.GetValueOrDefault(new CaseKey(operation, serializer, model));
        }

        return rows == 0 ? "" : $"{new string('#', headingLevel)} Times as long as the same data in one type\n\n{table}";
    }

    private static string Ratio(CaseFigures? subtypes, CaseFigures? oneType) => subtypes is null || oneType is null ? "n/a" : NumberText.Ratio(subtypes.RatioTo(oneType));

    private static string Size(CaseFigures? figures) => figures is null ? "n/a" : NumberText.Bytes(figures.Case.PayloadBytes);
}
