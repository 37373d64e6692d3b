using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>What most .NET programs would gain by another serializer than the one that they have, in sentences: as a range over records, because machines differ.</summary>
internal static class LeavingSentence
{
    // Each as a call without options has it. The first two are those that most programs have.
    private static readonly string[] _serializers = ["NewtonsoftJson", "SystemTextJson", "MessagePack", "MemoryPack"];

    /// <summary>Renders the sentences.</summary>
    /// <param name="tables">The short tables of the records.</param>
    /// <param name="fresh">Values that are not in the caches, of other records; none where they are not known.</param>
    /// <returns>Empty where no record has all of the serializers.</returns>
    public static string Render(IEnumerable<ShortTable> tables, IEnumerable<FreshColumn> fresh)
    {
        Func<string, double>[] hot = [.. tables.Select(table => (Func<string, double>)table.SumOf).Where(HasAll)];
        if (hot.Length == 0)
            return "";
        Func<string, double>[] cold = [.. fresh.Select(column => (Func<string, double>)column.SumOf).Where(HasAll)];
        return $"{Saved(_serializers[0])} {Saved(_serializers[1])}{(cold.Length > 0 ? " In brackets: fresh values." : "")}";

        string Saved(string from) =>
            $"Leaving {from} saves {string.Join(", ", _serializers.SkipWhile(serializer => serializer != from).Skip(1).Select(to => $"{Range(hot, from, to)}{(cold.Length > 0 ? $" ({Range(cold, from, to)})" : "")} with {to}"))}.";
    }

    private static bool HasAll(Func<string, double> timeOf) => _serializers.All(serializer => double.IsFinite(timeOf(serializer)));

    private static string Range(Func<string, double>[] times, string from, string to) => NumberText.PercentRange([.. times.Select(timeOf => 1 - (timeOf(to) / timeOf(from)))]);
}
