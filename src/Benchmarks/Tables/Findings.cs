using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Serializers.Floor;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>What tables show, in a sentence each that is computed from them, so that none says more than the intervals do.</summary>
internal static class Findings
{
    /// <summary>Renders the sentences as a list in Markdown.</summary>
    /// <param name="tables">The tables.</param>
    /// <returns>The list; empty where no table has two serializers with intervals.</returns>
    public static string Render(IEnumerable<ResultTable> tables) => string.Concat(
        from table in tables
        let sentence = Sentence(table)
        where sentence is not null
        select $"- {table.Title}: {sentence}\n");

    private static string? Sentence(ResultTable table)
    {
        // What does not serialize, such as reading a file alone, is there to be held against.
        CaseFigures[] all =
        [
            .. from line in table.Lines
               where line.Serializer is { } serializer && serializer.Format != CopyFloor.Info.Format && line.Figures?.Time.HasInterval == true
               select line.Figures,
        ];
        CaseFigures[] figures = [.. all.Where(figures => figures.IsSettled)]; // The figures of the others may be far too high, as their note says.
        if (all.Length < 2)
            return null;
        if (figures.Length < 2 || 2 * figures.Length < all.Length)
            return $"too few are settled to compare them: {figures.Length} of {all.Length}.";
        var ofWhich = figures.Length == all.Length ? "" : $"of the {figures.Length} of {all.Length} that are settled, ";
        var ranks = Ranks.Of(figures);
        CaseFigures[] first = [.. figures.Where((_, place) => ranks[place] == 1)];
        if (first.Length == figures.Length)
            return $"{ofWhich}nothing is surely faster than anything else.";
        var (fastest, slowest) = (first.MinBy(figures => figures.Mean)!, figures.MaxBy(figures => figures.Mean)!);
        var lead = first is [var alone] ? $"{Name(alone)} is surely faster than all others" : $"nothing is surely faster than {string.Join(", ", first.SkipLast(1).Select(Name))} or {Name(first[^1])}";
        return $"{ofWhich}{lead}; {Name(slowest)} takes {ResultTable.Text(RatioEstimate.Paired(slowest, fastest))} times as long as {Name(fastest)}.";
    }

    private static string Name(CaseFigures figures) => $"`{figures.Case.Key.Serializer}`";
}
