using System.Text;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Shapes;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The original study's tables: times and sizes of all shapes, and two serializers against each other.</summary>
internal static class ShapesTables
{
    private const string RoundTrip = nameof(SerializeAndDeserialize<>);

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        string[] serializers = [.. figures.Serializers(key => key.Operation == RoundTrip)];
        if (serializers.Length == 0)
            return "";
        var heading = new string('#', headingLevel);
        var text = new StringBuilder();
        text.Append(heading).Append(" Serialize plus deserialize: mean ± standard deviation\n\n").Append(TableOf(record, serializers, figures, Time)).Append('\n');
        text.Append(heading).Append(" Serialize plus deserialize: size of the payload\n\n").Append(TableOf(record, serializers, figures, (found, _) => NumberText.Bytes(found.Case.PayloadBytes)));

        // Of the original's two, the first is the one that is recommended: here it is the last of the table, against the first.
        var pair = new SerializerPair(serializers[^1], serializers[0]);
        if (serializers.Length > 1 && pair.Meets(record.Cases.Select(@case => @case.Key).Where(key => key.Operation == RoundTrip)))
            text.Append('\n').Append(VersusTable.Render(record, pair, headingLevel, RoundTrip)).Append("\n`--versus A,B` has these two tables for any two serializers.\n");
        return text.ToString();
    }

    private static MarkdownTable TableOf(RunRecord record, string[] serializers, StudyFigures figures, Func<CaseFigures, TimeScale, string> write)
    {
        var table = new MarkdownTable([Column.Text("Shape"), .. serializers.Select(serializer => Column.Number(figures.LabelOf(serializer)))]);
        foreach (var model in record.Models)
        {
            CaseFigures?[] found = [.. serializers.Select(serializer => figures.Of(RoundTrip, serializer, model))];
            var unit = TimeScale.For(found.Select(of => of?.Mean ?? double.NaN));
            table.AddRow([model, .. found.Select(of => of is null ? "n/a" : write(of, unit))]);
        }

        return table;
    }

    private static string Time(CaseFigures figures, TimeScale unit) => $"{unit.Format(figures.Mean)} ± {unit.FormatBeside(figures.StandardDeviation, figures.Mean)}";
}
