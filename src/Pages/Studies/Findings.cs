using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What tables answer, in a sentence each that is computed from them, so that none says more than the run can tell.</summary>
internal sealed class Findings(ResultTable table)
{
    private const int Few = 2; // Times as long as what does the least: near enough to be named.
    private const int MostNamed = 5; // More are counted.

    /// <summary>Renders the sentences as a list in Markdown.</summary>
    /// <returns>The list; empty where no table has two serializers that the run judges.</returns>
    public static string Render(IEnumerable<ResultTable> tables, StudyPage page) => string.Concat(
        from table in tables
        let sentence = new Findings(table).Sentence(page)
        where sentence is not null
        select $"- {table.Operation}, {ForeignText.InMarkdown(table.Model)}: {sentence}\n");

    private string? Sentence(StudyPage page)
    {
        if (page.AsksMemory)
            return OfMemory([.. table.Lines.Where(line => line.Figures is not null).Select(line => line.Figures!)]);
        CaseFigures[] all = [.. table.Lines.Where(line => line.Told is not null && table.Limit.IsKnown).Select(line => line.Figures!)];
        CaseFigures[] settled = [.. all.Where(figures => figures.IsSettled)]; // The figures of the others may be far too high, as their note says.
        if (page.ContrastsOf(table.Lines.Select(line => line.Serializer)) is { Count: > 0 } contrasts)
            return OfContrasts(contrasts, settled, table.Limit);
        if (page.Reference is { } name && settled.FirstOrDefault(figures => figures.Case.Key.Serializer == name) is { } reference)
            return OfReference(reference, [.. settled.Where(figures => figures != reference)], table.Limit);

        // Rows that do not serialize, such as one that reads a file alone, are there to compare with.
        bool Serializes(CaseFigures figures) => table.Lines.Single(line => line.Figures == figures).Serializer.Format != Baseline.Format;
        return OfTheFastest(all.Count(Serializes), [.. settled.Where(Serializes)], table.Limit);
    }

    private string? OfContrasts(IReadOnlyList<Contrast> contrasts, CaseFigures[] figures, Limit limit)
    {
        var sentences =
            from contrast in contrasts
            let variant = figures.FirstOrDefault(figures => figures.Case.Key.Serializer == contrast.Variant)
            let against = figures.FirstOrDefault(figures => figures.Case.Key.Serializer == contrast.Base)
            where variant is not null && against is not null
            select $"{Name(contrast.Variant)} takes {Times(variant, against)} times as long as {Name(contrast.Base)}{IfSame(variant, against, limit)}";
        return Joined([.. sentences]) is { Length: > 0 } text ? text : null;
    }

    private string? OfReference(CaseFigures reference, CaseFigures[] figures, Limit limit)
    {
        if (figures.Length < 2)
            return null;
        CaseFigures[] ordered = [.. figures.OrderBy(figures => figures.Nanoseconds)];
        var (least, most) = (ordered[0], ordered[^1]);
        string[] few = [.. ordered.TakeWhile(figures => figures.RatioTo(reference) < Few).Select(Name)];
        string[] near = few.Length switch
        {
            <= 1 => [],
            <= MostNamed => [$"{ListOf(few)} take less than {Few} times as long"],
            _ => [$"{few.Length} of {ordered.Length} take less than {Few} times as long"],
        };
        return Joined(
        [
            $"Compared with {Name(reference)}, {Name(least)} takes the least, {Times(least, reference)} times as long{IfSame(least, reference, limit)}",
            $"{Name(most)} takes the most, {Times(most, reference)} times{IfSame(most, reference, limit)}",
            .. near,
        ]);
    }

    private static string Joined(string[] sentences) => string.Join(" ", sentences.Select(sentence => $"{sentence}."));

    private string? OfMemory(CaseFigures[] figures)
    {
        CaseFigures[] known = [.. figures.Where(figures => figures.PeakMemory is not null).OrderBy(figures => figures.PeakMemory)];
        return known.Length < 2 ? null : $"{Name(known[0])} takes the least memory, {Text(known[0])}, and {Name(known[^1])} the most, {Text(known[^1])}. {known.Count(figures => figures.PeakMemory < 100 << 20)} of {known.Length} grow by less than 100 MiB.";

        static string Text(CaseFigures figures) => NumberText.MiB(figures.PeakMemory!.Value);
    }

    private string? OfTheFastest(int all, CaseFigures[] figures, Limit limit)
    {
        if (all < 2)
            return null;
        if (figures.Length < 2 || 2 * figures.Length < all)
            return $"Only {figures.Length} of {all} had finished compiling, too few to compare.";
        var compared = figures.Length == all ? "" : $"{figures.Length} of {all} had finished compiling and are compared. ";
        var ranks = limit.Rank(figures)!;
        CaseFigures[] first = [.. figures.Where((_, place) => ranks[place] == 1)];
        if (first.Length == figures.Length)
            return $"{compared}There is no difference that the run can tell.";
        var (fastest, slowest) = (first.MinBy(figures => figures.Nanoseconds)!, figures.MaxBy(figures => figures.Nanoseconds)!);
        var lead = first.Length == 1 ? $"{Name(fastest)} is the fastest." : $"{Name(fastest)} takes the least time. {OthersTakeNoMore([.. first.Where(figures => figures != fastest).Select(Name)])}";
        return $"{compared}{lead} {Name(slowest)} takes {Times(slowest, fastest)} times as long as {Name(fastest)}.";
    }

    private static string OthersTakeNoMore(string[] names) => $"{ListOf(names)} {(names.Length == 1 ? "takes" : "take")} no more that the run can tell.";

    private static string ListOf(string[] names) => names.Length == 1 ? names[0] : $"{string.Join(", ", names[..^1])} and {names[^1]}";

    private static string IfSame(CaseFigures figures, CaseFigures reference, Limit limit) =>
        limit.Judge(figures, reference) is RelativeSpeed.Same or RelativeSpeed.Unclear ? ", which the run cannot tell from none" : "";

    private static string Times(CaseFigures figures, CaseFigures reference) => NumberText.Ratio(figures.RatioTo(reference));

    private string Name(CaseFigures figures) => Name(figures.Case.Key.Serializer);

    // Between marks, because it may have a comma in it.
    private string Name(string serializer) => $"`{table.LabelOf(serializer)}`";
}
