using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Streams;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The study's answer in two tables: all at once, and element by element.</summary>
internal static class StreamsTables
{
    private const double Long = 100; // From here on, no digit behind the point says anything.

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        string[] tables =
        [
            Table("Read", nameof(ReadAtOnce<>), nameof(ReadEach<>), nameof(ReadFirst<>)),
            Table("Write", nameof(WriteAtOnce<>), nameof(WriteEach<>), null),
        ];
        return string.Join('\n', tables.Where(table => table.Length > 0));

        string Table(string title, string atOnce, string each, string? first)
        {
            string[] serializers = [.. figures.Serializers(key => key.Operation == atOnce || key.Operation == each)];
            Column[] firstColumn = first is null ? [] : [Column.Number("First, ms")];
            var table = new MarkdownTable([Column.Text("Serializer"), .. firstColumn, Column.Number("Time, ms"), Column.Number("Memory, MiB")]);
            foreach (var serializer in serializers)
            {
                var (whole, parts) = (figures.Of(atOnce, serializer), figures.Of(each, serializer));
                string[] firstCell = first is null ? [] : [Both(whole?.Elapsed / 1e6, figures.Of(first, serializer)?.Elapsed / 1e6)];
                table.AddRow([figures.LabelOf(serializer), .. firstCell, Both(whole?.Nanoseconds / 1e6, parts?.Nanoseconds / 1e6), Both(whole?.PeakMemory / (1 << 20), parts?.PeakMemory / (1 << 20))]);
            }

            return serializers.Length == 0 ? "" : $"{new string('#', headingLevel)} {title}: all at once / element by element\n\n{table}";
        }
    }

    private static string Both(double? atOnce, double? each) => $"{Text(atOnce)} / {Text(each)}";

    private static string Text(double? value) => value?.ToString(value < Long ? "N1" : "N0", CultureInfo.InvariantCulture) ?? "n/a";
}
