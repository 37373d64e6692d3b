using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>What each library can do: a row for each of the short table's, but one for configurations that can do the same.</summary>
internal static class AbilityTable
{
    /// <summary>Renders the table as Markdown.</summary>
    public static string Render(ShortTable table, AllFacts facts)
    {
        Need[] needs = [.. facts.Needs.Where(need => need.Heading is not null && need.Id != Need.OwnClasses)]; // The short table has a note on those that lack it.
        var markdown = new MarkdownTable([Column.Text("Library"), .. needs.Select(need => Column.Text(PageOf(need) is { } page ? $"[{need.Heading}]({page})" : need.Heading!)), Column.Text("Last release")]);
        foreach (var group in table.Rows.Select(row => (Row: row, Cells: CellsOf(row))).GroupBy(row => (row.Row.Library, row.Row.Format, string.Join('|', row.Cells))))
        {
            var (row, cells) = group.First();
            var isOnly = table.Rows.Count(other => (other.Library, other.Format) == (row.Library, row.Format)) == group.Count();
            markdown.AddRow([table.Labels.WithFormat(row, !isOnly), .. cells, SupportFacts.Known.OfLibrary(LibraryRows.NameOf(row))?.Released ?? LibrarySupport.NotFound]);
        }

        return markdown.ToShortString();

        string[] CellsOf(SerializerRecord row) => [.. needs.Select(need => Cell(facts.Of(row.Name, need.Id)))];

        // Where a cell that needs more than its words is explained.
        static string? PageOf(Need need) => need.Id switch
        {
            Need.OtherLanguages => "docs/languages.md",
            Need.NativeAot => "docs/serializers.md#what-was-found",
            _ => null,
        };

        static string Cell(Verdict verdict) => verdict.ToString() is var text && text.StartsWith(Verdict.YesBut, StringComparison.Ordinal) && !text.StartsWith(Verdict.Except, StringComparison.Ordinal) ? text[Verdict.YesBut.Length..] : text;
    }
}
