using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Types;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's table: a line for each type, and a column for each operation beside its ratio to the class.</summary>
internal static class TypesTables
{
    private static readonly (string Operation, string Title, string Unit, double Nanoseconds)[] _columns =
    [
        (nameof(Define<>), "define", "μs", 1000),
        (nameof(CreateValue<>), "create", "ns", 1),
        (nameof(Equality<>), "equality", "ns", 1),
        (nameof(Order<>), "order", "ns", 1),
    ];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var means = record.Cases.DistinctBy(@case => (@case.Key.Operation, @case.Key.Serializer)).ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => new CaseFigures(@case).Nanoseconds);
        var table = new MarkdownTable([Column.Text("Type"), .. _columns.SelectMany(column => new[] { Column.Number($"{column.Title}, {column.Unit}"), Column.Number("Ratio") })]);
        foreach (var type in record.Serializers.Select(serializer => serializer.Name).Where(type => means.Keys.Any(key => key.Serializer == type)))
        {
            table.AddRow(
            [
                type,
                .. _columns.SelectMany(column =>
                {
                    var time = means.GetValueOrDefault((column.Operation, type), double.NaN);
                    var ofClass = means.GetValueOrDefault((column.Operation, ClassLine.Info.Name), double.NaN);
                    return new[] { double.IsFinite(time) ? (time / column.Nanoseconds).ToString("N2", CultureInfo.InvariantCulture) : "n/a", NumberText.Ratio(time / ofClass) };
                }),
            ]);
        }

        return $"{new string('#', headingLevel)} Define, create, equality and order\n\nRatios are to the class.\n\n{table}";
    }
}
