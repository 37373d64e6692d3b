using System.Text;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Info;

/// <summary>Renders what comes back as Markdown.</summary>
internal static class FidelityTables
{
    public static string Write(FidelityReport report)
    {
        var text = new StringBuilder();
        text.Append("Each value goes through a row's serialize and deserialize. `exact`: it comes back to the bit; `changed`: to what, and nothing says so; ")
            .Append("`rejected`: with which exception. ")
            .Append(FixedZone.IsSupported ? "Local time is UTC+05:30, on every machine.\n" : "Local time is this machine's.\n");
        foreach (var group in report.Groups)
            text.Append("\n#### ").Append(group.Name).Append("\n\n").Append(WriteTable(report, group)).Append(WriteFoot(group));
        if (LeftOutNote.Write() is { Length: > 0 } leftOut)
            text.Append('\n').Append(leftOut);
        return text.ToString();
    }

    private static MarkdownTable WriteTable(FidelityReport report, FidelityGroup group)
    {
        var table = new MarkdownTable([Column.Text("Serializer"), .. group.Values.Select(value => Column.Text(value.Name))]);
        table.AddRow(["*written*", .. group.Values.Select(value => value.Written)]);
        for (var index = 0; index < report.Serializers.Count; index++)
            table.AddRow([report.Serializers[index].Name, .. group.Values.Select(value => value.Cells[index].ToString())]);
        return table;
    }

    private static string WriteFoot(FidelityGroup group)
    {
        var foot = LeftOutNote.Lines("n/a", group.Values
            .SelectMany(value => value.Cells)
            .Where(cell => cell.Outcome == FidelityOutcome.NotSupported)
            .Select(cell => (cell.Serializer, cell.Detail!)));
        return foot.Length == 0 ? "" : "\n" + foot;
    }
}
