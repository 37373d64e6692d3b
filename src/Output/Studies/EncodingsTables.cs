using System.Text;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's figures: encoding, decoding and both together, for one person and for 1,000; and the time for a person by the length of the list.</summary>
internal static class EncodingsTables
{
    private static readonly string[] _operations = [nameof(SerializeOnce<>), nameof(DeserializeOnce<>)];

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
        var means = CaseFigures.TimesOf(record);
        var text = new StringBuilder();
        string[] models = [.. new[] { nameof(OnePerson), nameof(Persons1000) }.Where(model => LinesOf(record, [model]).Any())];
        if (models.Length > 0)
        {
            Heading(0, "Encode and decode");
            text.Append("\nThe total is the sum of both. Ratios are to the first row.\n");
        }

        foreach (var model in models)
        {
            Heading(1, model);
            text.Append('\n').Append(Totals(record, means, model));
        }

        Heading(0, "Time for a person");
        foreach (var (operation, title) in _operations.Zip(["Encode", "Decode"]))
        {
            Heading(1, $"{title}, by the number of persons");
            text.Append('\n').Append(ForAPerson(record, means, operation));
        }

        return text.ToString().TrimStart('\n');

        void Heading(int deeper, string title) => text.Append('\n').Append('#', headingLevel + deeper).Append(' ').Append(title).Append('\n');
    }

    // Units stand in the headings, so that nothing takes these figures for the cases' own, of which a page must lose none.
    private static MarkdownTable Totals(RunRecord record, Dictionary<CaseKey, double> means, string model)
    {
        var lines = LinesOf(record, [model]).Select(name => (Name: name, Times: TimesOf(name))).ToArray();
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        var labels = LibraryRows.LabelsOf(record);
        string[] columns = ["Encode", "Decode", "Total"];
        var table = new MarkdownTable([Column.Text("Serializer"), .. columns.SelectMany(column => new[] { Column.Number($"{column}, {scale.Unit}"), Column.Number("Ratio") }), Column.Number("Size, B")]);
        foreach (var (name, times) in lines)
        {
            table.AddRow(
            [
                labels[name],
                .. times.SelectMany((time, index) => new[] { Short(scale, time), NumberText.Ratio(time / lines[0].Times[index]) }),
                NumberText.Number(record.Cases.First(@case => @case.Key.Serializer == name && @case.Key.Model == model).PayloadBytes),
            ]);
        }

        return table;

        double[] TimesOf(string serializer)
        {
            double[] each = [.. _operations.Select(operation => means.GetValueOrDefault(new CaseKey(operation, serializer, model), double.NaN))];
            return [.. each, each.Sum()];
        }
    }

    private static MarkdownTable ForAPerson(RunRecord record, Dictionary<CaseKey, double> means, string operation)
    {
        var sizes = _sizes.Where(size => means.Keys.Any(key => key.Operation == operation && key.Model == size.Model)).ToArray();
        var lines = LinesOf(record, [.. sizes.Select(size => size.Model)])
            .Select(name => (Name: name, Times: sizes.Select(size => means.GetValueOrDefault(new CaseKey(operation, name, size.Model), double.NaN) / size.Persons).ToArray()))
            .ToArray();
        var scale = TimeScale.For(lines.SelectMany(line => line.Times));
        var table = new MarkdownTable([Column.Text($"Serializer, times in {scale.Unit}"), .. sizes.Select(size => Column.Number(NumberText.Number(size.Persons)))]);
        var labels = LibraryRows.LabelsOf(record);
        foreach (var (name, times) in lines)
            table.AddRow([labels[name], .. times.Select(time => Short(scale, time))]);
        return table;
    }

    private static IEnumerable<string> LinesOf(RunRecord record, string[] models) => record.Serializers
        .Select(serializer => serializer.Name)
        .Where(name => record.Cases.Any(@case => @case.Key.Serializer == name && models.Contains(@case.Key.Model)));

    private static string Short(TimeScale scale, double time) => double.IsFinite(time) ? scale.FormatShort(time) : "n/a";
}
