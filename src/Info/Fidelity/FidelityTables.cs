using System.Text;
using SerializationBenchmarks.Info.Fidelity.Changes;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>Renders what comes back as Markdown.</summary>
internal static class FidelityTables
{
    /// <summary>Renders the tables.</summary>
    public static string Write(FidelityReport report, int headingLevel = 4)
    {
        var text = new StringBuilder();
        if (report.OwnType is { } type)
            text.Append("Of `").Append(type).Append("`: the samples as they are, then the first sample with one member at a time set to a value that may not come back. ");
        text.Append("Each value is serialized and deserialized. `exact`: it comes back to the bit; `equal`: equal, but not to the bit; ")
            .Append("`changed`: silently, to what; `lost`: what is there instead; ")
            .Append("`rejected`: with which exception. ")
            .Append(FixedZone.IsSupported ? "Local time is UTC+05:30, on every machine.\n" : "Local time is this machine's.\n");
        if (report.Lost is { } lost)
            text.Append(ForeignText.InMarkdown(lost)).Append('\n');
        if (report.NotTried is { } rest)
            text.Append(ForeignText.InMarkdown(rest)).Append('\n');
        foreach (var group in report.Groups)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(ForeignText.InMarkdown(group.Name)).Append("\n\n").Append(group.Name == MemberChanges.Group ? ChangesTable.Write(group) : $"{WriteTable(group, report.OwnType is not null)}{WriteFoot(group)}");
        if (LeftOutNote.Write(report.LeftOut) is { Length: > 0 } leftOut)
            text.Append('\n').Append(leftOut);
        return text.ToString();
    }

    private static MarkdownTable WriteTable(FidelityGroup group, bool isOwnType)
    {
        var table = new MarkdownTable([Column.Text("Serializer"), .. group.Values.Select(value => Column.Text(value.Name))]);
        table.AddRow(["*written*", .. group.Values.Select(value => value.Written)]);
        foreach (var serializer in group.Values.SelectMany(value => value.Cells).Where(cell => !isOwnType || cell.Outcome != FidelityOutcome.NotSupported).Select(cell => cell.Serializer).Distinct())
            table.AddRow([SerializerLabels.Of(serializer), .. group.Values.Select(value => value.Cells.FirstOrDefault(cell => cell.Serializer == serializer)?.ToString() ?? "not checked")]);
        return table;
    }

    private static string WriteFoot(FidelityGroup group)
    {
        var cells = group.Values.SelectMany(value => value.Cells).ToArray();
        var foot = LeftOutNote.Lines("Note", cells.Where(cell => cell.Note is not null).Select(cell => (cell.Serializer, cell.Note!)))
            + LeftOutNote.Lines("n/a", cells.Where(cell => cell.Outcome == FidelityOutcome.NotSupported).Select(cell => (cell.Serializer, cell.Detail!)));
        return foot.Length == 0 ? "" : "\n" + foot;
    }
}
