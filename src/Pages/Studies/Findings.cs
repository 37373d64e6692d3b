using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What tables answer, in a sentence each that is computed from them, so that none says more than the intervals do.</summary>
internal static class Findings
{
    private const int Few = 2; // Times as long as what does the least: near enough to be named.
    private const int MostNamed = 5; // More are counted.

    /// <summary>Renders the sentences as a list in Markdown.</summary>
    /// <returns>The list; empty where no table has two serializers with intervals.</returns>
    public static string Render(IEnumerable<ResultTable> tables, StudyPage page) => string.Concat(
        from table in tables
        let sentence = Sentence(table, page)
        where sentence is not null
        select $"- {table.Operation}, {ForeignText.InMarkdown(table.Model)}: {sentence}\n");

    private static string? Sentence(ResultTable table, StudyPage page)
    {
        if (page.AsksMemory)
            return OfMemory([.. table.Lines.Where(line => line.Figures is not null).Select(line => line.Figures!)]);
        CaseFigures[] all = [.. table.Lines.Where(line => line.Figures?.Time.HasInterval == true).Select(line => line.Figures!)];
        CaseFigures[] settled = [.. all.Where(figures => figures.IsSettled)]; // The figures of the others may be far too high, as their note says.
        if (page.ContrastsOf(table.Lines.Select(line => line.Serializer)) is { Count: > 0 } contrasts)
            return OfContrasts(contrasts, settled, table.Limit);
        if (page.Reference is { } name && settled.FirstOrDefault(figures => figures.Case.Key.Serializer == name) is { } reference)
            return OfReference(reference, [.. settled.Where(figures => figures != reference)], table.Limit);

        // Rows that do not serialize, such as one that reads a file alone, are there to compare with.
        bool Serializes(CaseFigures figures) => table.Lines.Single(line => line.Figures == figures).Serializer.Format != Baseline.Format;
        return OfTheFastest(all.Count(Serializes), [.. settled.Where(Serializes)], table.Limit);
    }

    private static string? OfContrasts(IReadOnlyList<Contrast> contrasts, CaseFigures[] figures, double limit)
    {
        (Contrast Contrast, RatioEstimate Ratio)[] ratios =
        [
            .. from contrast in contrasts
               let variant = figures.FirstOrDefault(figures => figures.Case.Key.Serializer == contrast.Variant)
               let against = figures.FirstOrDefault(figures => figures.Case.Key.Serializer == contrast.Base)
               where variant is not null && against is not null
               select (contrast, RatioEstimate.Paired(variant, against)),
        ];
        var sentences =
            from pair in ratios
            where !pair.Ratio.IsVague
            select $"`{pair.Contrast.Variant}` takes {ResultTable.Text(pair.Ratio)} times as long as `{pair.Contrast.Base}`{IfSame(pair.Ratio, limit)}";
        var vague = Vague([.. ratios.Where(pair => pair.Ratio.IsVague).Select(pair => $"`{pair.Contrast.Variant}` to `{pair.Contrast.Base}`")]);
        return Joined([.. sentences, .. vague]) is { Length: > 0 } text ? text : null;
    }

    // What the record cannot carry is said to be so, and not with a ratio of three digits.
    private static string[] Vague(string[] names) => names.Length == 0 ? [] : [$"Uncertain by more than a factor of two: {string.Join(", ", names)}"];

    private static string? OfReference(CaseFigures reference, CaseFigures[] figures, double limit)
    {
        if (figures.Length < 2)
            return null;
        (CaseFigures Figures, RatioEstimate Ratio)[] all = [.. figures.Select(figures => (figures, RatioEstimate.Paired(figures, reference))).OrderBy(pair => pair.Item2.Value)];
        var ratios = Array.FindAll(all, pair => !pair.Ratio.IsVague);
        var vague = Vague([.. all.Where(pair => pair.Ratio.IsVague).Select(pair => Name(pair.Figures))]);
        if (ratios.Length < 2)
            return $"{all.Length - ratios.Length} of {all.Length} are too uncertain to compare with {Name(reference)}.";
        var (least, most) = (ratios[0], ratios[^1]);
        string[] few = [.. ratios.TakeWhile(pair => pair.Ratio.Value < Few).Select(pair => Name(pair.Figures))];
        string[] near = few.Length switch
        {
            <= 1 => [],
            <= MostNamed => [$"{ListOf(few)} take less than {Few} times as long"],
            _ => [$"{few.Length} of {ratios.Length} take less than {Few} times as long"],
        };
        return Joined(
        [
            $"Compared with {Name(reference)}, {Name(least.Figures)} takes the least, {ResultTable.Text(least.Ratio)} times as long{IfSame(least.Ratio, limit)}",
            $"{Name(most.Figures)} takes the most, {ResultTable.Text(most.Ratio)} times{IfSame(most.Ratio, limit)}",
            .. near,
            .. vague,
        ]);
    }

    private static string Joined(string[] sentences) => string.Join(" ", sentences.Select(sentence => $"{sentence}."));

    private static string? OfMemory(CaseFigures[] figures)
    {
        CaseFigures[] known = [.. figures.Where(figures => figures.PeakMemory is not null).OrderBy(figures => figures.PeakMemory)];
        return known.Length < 2 ? null : $"{Name(known[0])} takes the least memory, {Text(known[0])}, and {Name(known[^1])} the most, {Text(known[^1])}. {known.Count(figures => figures.PeakMemory < 100 << 20)} of {known.Length} grow by less than 100 MiB.";

        static string Text(CaseFigures figures) => NumberText.MiB(figures.PeakMemory!.Value);
    }

    private static string? OfTheFastest(int all, CaseFigures[] figures, double limit)
    {
        if (all < 2)
            return null;
        if (figures.Length < 2 || 2 * figures.Length < all)
            return $"Only {figures.Length} of {all} had finished compiling, too few to compare.";
        var compared = figures.Length == all ? "" : $"{figures.Length} of {all} had finished compiling and are compared. ";
        var ranks = Ranks.Of(figures, limit);
        CaseFigures[] first = [.. figures.Where((_, place) => ranks[place] == 1)];
        if (first.Length == figures.Length)
            return $"{compared}There is no significant difference.";
        var (fastest, slowest) = (first.MinBy(figures => figures.Nanoseconds)!, figures.MaxBy(figures => figures.Nanoseconds)!);
        var lead = first.Length == 1 ? $"{Name(fastest)} is the fastest." : $"{Name(fastest)} takes the least time. {OthersTakeNoMore([.. first.Where(figures => figures != fastest).Select(Name)])}";
        var ratio = RatioEstimate.Paired(slowest, fastest);
        return ratio.IsVague ? compared + lead : $"{compared}{lead} {Name(slowest)} takes {ResultTable.Text(ratio)} times as long as {Name(fastest)}.";
    }

    private static string OthersTakeNoMore(string[] names) => $"{ListOf(names)} {(names.Length == 1 ? "does" : "do")} not take significantly more.";

    private static string ListOf(string[] names) => names.Length == 1 ? names[0] : $"{string.Join(", ", names[..^1])} and {names[^1]}";

    private static string IfSame(RatioEstimate ratio, double limit) => ratio.Judge(limit) is RelativeSpeed.Same or RelativeSpeed.Unclear ? ", which is not a significant difference" : "";

    private static string Name(CaseFigures figures) => $"`{figures.Case.Key.Serializer}`";
}
