using System.Text;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Output;

/// <summary>All tables of a run, ready to be pasted.</summary>
internal sealed class RunTables(RunRecord record)
{
    /// <summary>The tables in order.</summary>
    public IReadOnlyList<ResultTable> Tables { get; } = [.. ResultTable.Of(record)];

    /// <summary>Renders how calm the machine was, the hardware block and every table as Markdown.</summary>
    public string Render(int headingLevel, bool ownAlone = false)
    {
        var text = new StringBuilder(Repeatability.Describe(record)).Append("\n\n").Append(HardwareBlock.Render(record));
        if (record.OwnType is { } type)
            text.Append("\nOf `").Append(type.Type).Append("`, ").Append(NumberText.Count(type.Samples, "sample")).Append(".\n");
        if (MissingCases.OfWhole(record) is { } gap)
            text.Append("\n**This is a part of a run:** ").Append(ForeignText.InMarkdown(gap)).Append(".\n");
        if (StudyTables.Of(record, headingLevel) is { Length: > 0 } own)
            text.Append('\n').Append(own);
        string? operation = null;
        foreach (var table in ownAlone ? [] : Tables)
        {
            if (operation != table.Operation)
                text.Append('\n').Append('#', headingLevel).Append(' ').Append(operation = table.Operation).Append('\n');
            text.Append('\n').Append('#', headingLevel + 1).Append(' ').Append(ForeignText.InMarkdown(table.Model)).Append("\n\n").Append(table.Render());
        }

        if (MissingCases.Render(record) is { Length: > 0 } missing)
            text.Append('\n').Append('#', headingLevel).Append(" Not in the tables\n\n").Append(missing);
        return text.ToString();
    }
}
