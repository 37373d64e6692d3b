using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>What most .NET programs would gain by another serializer than the one that they have, in sentences: as a range over records, because machines differ.</summary>
internal static class LeavingSentence
{
    // Each as a call without options has it. The first two are those that most programs have.
    private static readonly string[] _serializers = ["NewtonsoftJson", "SystemTextJson", "MessagePack", "MemoryPack"];

    /// <summary>Renders the sentences.</summary>
    /// <returns>Empty where no record has all of the serializers.</returns>
    public static string Render(IEnumerable<ShortTable> tables, IEnumerable<FreshColumn> fresh)
    {
        ShortTable[] whole = [.. tables.Where(table => HasAll(table.SumOf))];
        if (whole.Length == 0)
            return "";
        Func<string, double>[] hot = [.. whole.Select(table => (Func<string, double>)table.SumOf)];
        Func<string, double>[] cold = [.. fresh.Select(column => (Func<string, double>)column.SumOf).Where(HasAll)];
        return $"Time saved over {Saved(0)}; over {Saved(1)}. Ranges of {NumberText.Count(whole.Length, "record")}{(cold.Length > 0 ? "; brackets: *fresh*" : "")}.";

        string Saved(int from)
        {
            var savings = _serializers[(from + 1)..].Select(to => $"{NameOf(to)} {Range(hot, _serializers[from], to)}{(cold.Length > 0 ? $" ({Range(cold, _serializers[from], to)})" : "")}");
            return $"{NameOf(_serializers[from])}: {string.Join(", ", savings)}";
        }

        string NameOf(string serializer) => LibraryRows.ShortLabel(whole[0].All.Single(row => row.Name == serializer), whole[0].All);
    }

    /// <summary>Whether all serializers of the sentences were measured.</summary>
    public static bool HasAll(Func<string, double> timeOf) => _serializers.All(serializer => double.IsFinite(timeOf(serializer)));

    private static string Range(Func<string, double>[] times, string from, string to) => NumberText.PercentRange([.. times.Select(timeOf => 1 - (timeOf(to) / timeOf(from)))]);
}
