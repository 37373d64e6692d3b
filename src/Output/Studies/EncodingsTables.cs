using System.Text;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's figures: encoding, decoding and both together, for one person and for 1,000; and the time for a person by the length of the list.</summary>
internal static class EncodingsTables
{
    private static readonly string[] _operations = [nameof(SerializeOnce<>), nameof(DeserializeOnce<>)];

    private static readonly string[] _columns = ["Encode", "Decode", "Total"];

    private static readonly (string Model, int Persons)[] _sizes =
    [
        (nameof(OnePerson), 1),
        (nameof(Persons10), 10),
        (nameof(Persons100), 100),
        (nameof(Persons1000), 1000),
        (nameof(Persons10000), 10_000),
        (nameof(Persons100000), 100_000),
    ];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        var text = new StringBuilder();
        string[] models = [.. new[] { nameof(OnePerson), nameof(Persons1000) }.Where(model => figures.Serializers(key => key.Model == model).Any())];
        if (models.Length > 0)
        {
            Heading(0, "Encode and decode");
            text.Append("\nThe total is the sum of both. Ratios are to the first row.\n");
        }

        foreach (var model in models)
        {
            Heading(1, model);
            text.Append('\n').Append(Totals(record, figures, model));
        }

        Heading(0, "Time for a person");
        foreach (var (operation, title) in _operations.Zip(_columns))
        {
            Heading(1, $"{title}, by the number of persons");
            text.Append('\n').Append(ForAPerson(figures, operation));
        }

        return text.ToString().TrimStart('\n');

        void Heading(int deeper, string title) => text.Append('\n').Append('#', headingLevel + deeper).Append(' ').Append(title).Append('\n');
    }

    // Units stand in the headings, so that nothing takes these figures for the cases' own, of which a page must lose none.
    private static MarkdownTable Totals(RunRecord record, StudyFigures figures, string model)
    {
        Line[] lines = [.. figures.Serializers(key => key.Model == model).Select(name => new Line(name, TimesOf(name)))];
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        return MarkdownTable.Of(
            lines,
            [
                Column<Line>.Text("Serializer", line => figures.LabelOf(line.Serializer)),
                .. _columns.Index().SelectMany(column => new[]
                {
                    Column<Line>.Number($"{column.Item}, {scale.Unit}", line => scale.FormatShort(line.Times[column.Index])),
                    Column<Line>.Number("Ratio", line => NumberText.Ratio(line.Times[column.Index] / lines[0].Times[column.Index])),
                }),
                Column<Line>.Number("Size, B", line => NumberText.Number(record.Cases.First(@case => @case.Key.Serializer == line.Serializer && @case.Key.Model == model).PayloadBytes)),
            ]);

        double[] TimesOf(string serializer)
        {
            double[] each = [.. _operations.Select(operation => figures.Time(operation, serializer, model))];
            return [.. each, each.Sum()];
        }
    }

    private static MarkdownTable ForAPerson(StudyFigures figures, string operation)
    {
        (string Model, int Persons)[] sizes = [.. _sizes.Where(size => figures.Serializers(key => key.Operation == operation && key.Model == size.Model).Any())];
        Line[] lines =
        [
            .. figures.Serializers(key => sizes.Any(size => size.Model == key.Model))
                .Select(name => new Line(name, [.. sizes.Select(size => figures.Time(operation, name, size.Model) / size.Persons)])),
        ];
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        return MarkdownTable.Of(
            lines,
            [
                Column<Line>.Text($"Serializer, times in {scale.Unit}", line => figures.LabelOf(line.Serializer)),
                .. sizes.Index().Select(size => Column<Line>.Number(NumberText.Number(size.Item.Persons), line => scale.FormatShort(line.Times[size.Index]))),
            ]);
    }

    /// <summary>A serializer with its times in nanoseconds; NaN of what was not measured.</summary>
    private sealed record Line(string Serializer, double[] Times);
}
