using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
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
        var figures = new StudyFigures(record);
        Approach[] lines =
        [
            .. record.Serializers
                .Select(serializer => new Approach(serializer, [.. _models.Select(model => figures.Time(nameof(DeserializeOnce<>), serializer.Name, model))]))
                .Where(line => line.Times.Any(double.IsFinite)),
        ];
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        var table = MarkdownTable.Of(
            lines,
            [
                Column<Approach>.Text("Approach", line => line.Serializer.Name),
                Column<Approach>.Text("Library", line => line.Serializer.Library), // The list of libraries above all tables is of those that every study has.
                Column<Approach>.Text("When", line => line.Serializer.Format.Replace("JSON, validated ", "", StringComparison.Ordinal)),
                Column<Approach>.Text("Faults", line => line.Serializer.Name.EndsWith("All", StringComparison.Ordinal) ? "all" : "first"),
                .. _models.Index().SelectMany(model => new[]
                {
                    Column<Approach>.Number($"{model.Item}, {scale.Unit}", line => scale.FormatShort(line.Times[model.Index])),
                    Column<Approach>.Number("Ratio", line => NumberText.Ratio(line.Times[model.Index] / lines[0].Times[model.Index])),
                }),
                Column<Approach>.Number($"{nameof(OneInTwo)} / {nameof(Valid)}", line => NumberText.Ratio(line.Times[^1] / line.Times[0])),
            ]);
        return $"{new string('#', headingLevel)} Time by the share of invalid input\n\nRatios are to the first row.\n\n{table}";
    }

    /// <summary>An approach with its time on each of the models.</summary>
    private sealed record Approach(SerializerRecord Serializer, double[] Times);
}
