using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>What most .NET programs would gain by another serializer than the one that they have, in a table: as a range over records, because machines differ.</summary>
internal static class LeavingTable
{
    // Each as a call without options has it. The first two are those that most programs have.
    private static readonly string[] _serializers = ["NewtonsoftJson", "SystemTextJson", "MessagePack", "MemoryPack"];

    /// <summary>Renders the table as Markdown.</summary>
    /// <returns>Empty where no record has all of the serializers.</returns>
    public static string Render(IEnumerable<ShortTable> tables, IEnumerable<FreshColumn> fresh)
    {
        ShortTable[] whole = [.. tables.Where(table => HasAll(table.SumOf))];
        if (whole.Length == 0)
            return "";
        Func<string, double>[] hot = [.. whole.Select(table => (Func<string, double>)table.SumOf)];
        Func<string, double>[] cold = [.. fresh.Select(column => (Func<string, double>)column.SumOf).Where(HasAll)];
        var table = new MarkdownTable([Column.Text("Time saved over"), .. _serializers[1..].Select(to => Column.Text($"with {NameOf(to)}"))]);
        foreach (var from in _serializers[..2])
            table.AddRow([NameOf(from), .. _serializers[1..].Select(to => to == from ? "" : $"{Range(hot, from, to)}{(cold.Length > 0 ? $" ({Range(cold, from, to)})" : "")}")]);
        return $"{table.ToShortString()}\nRanges of {NumberText.Count(whole.Length, "record")}{(cold.Length > 0 ? "; brackets: *fresh*" : "")}.";

        string NameOf(string serializer) => whole[0].Labels.Short(whole[0].All.Single(row => row.Name == serializer));
    }

    /// <summary>Whether all serializers of the table were measured.</summary>
    public static bool HasAll(Func<string, double> timeOf) => _serializers.All(serializer => double.IsFinite(timeOf(serializer)));

    private static string Range(Func<string, double>[] times, string from, string to) => NumberText.PercentRange([.. times.Select(timeOf => 1 - (timeOf(to) / timeOf(from)))]);
}
