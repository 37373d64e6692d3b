using System.Globalization;
using SerializationBenchmarks.Records;
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
        var figures = new StudyFigures(record);
        var table = MarkdownTable.Of(
            figures.Serializers(_ => true),
            [
                Column<string>.Text("Type", type => type),
                .. _columns.SelectMany(column => new[]
                {
                    Column<string>.Number($"{column.Title}, {column.Unit}", type => figures.Of(column.Operation, type) is { IsBelowTheLoop: false } found ? (found.Nanoseconds / column.Nanoseconds).ToString("N2", CultureInfo.InvariantCulture) : "n/a"),
                    Column<string>.Number("Ratio", type => NumberText.Ratio(Told(column.Operation, type) / Told(column.Operation, ClassLine.Info.Name))),
                }),
            ]);
        return $"{new string('#', headingLevel)} Define, create, equality and order\n\nRatios are to the class. *n/a*: not measured, or less than the empty loop takes.\n\n{table}";

        double Told(string operation, string type) => figures.Of(operation, type) is { IsBelowTheLoop: false } found ? found.Nanoseconds : double.NaN;
    }
}
