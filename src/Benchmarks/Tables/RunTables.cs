using System.Text;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>All tables of a run, ready to be pasted.</summary>
internal static class RunTables
{
    /// <summary>Renders the hardware block and every table as Markdown.</summary>
    /// <param name="record">The run.</param>
    /// <param name="headingLevel">The level of an operation's heading; a model's is one deeper.</param>
    public static string Render(RunRecord record, int headingLevel)
    {
        var text = new StringBuilder(HardwareBlock.Render(record));
        string? operation = null;
        foreach (var table in ResultTable.Of(record))
        {
            if (operation != table.Operation)
                text.Append('\n').Append('#', headingLevel).Append(' ').Append(operation = table.Operation).Append('\n');
            text.Append('\n').Append('#', headingLevel + 1).Append(' ').Append(table.Model).Append("\n\n").Append(table.Render());
        }

        if (MissingRows.Render(record) is { Length: > 0 } missing)
            text.Append('\n').Append('#', headingLevel).Append(" Not in the tables\n\n").Append(missing);
        return text.ToString();
    }
}
