using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Support;

/// <summary>Renders what was looked up about libraries as Markdown.</summary>
internal static class SupportTables
{
    /// <summary>Renders a table of libraries, their advisories, and what else readers should know.</summary>
    public static string Write(SupportFacts facts)
    {
        var table = new MarkdownTable(Column.Text("Package"), Column.Text("Newest"), Column.Text("Released"), Column.Text("Archived"), Column.Text("Supported"));
        foreach (var library in facts.Libraries)
            table.AddRow(library.Package, library.Newest, library.Released, library.Archived, library.Policy);
        var advised = string.Concat(facts.Libraries.Where(library => library.Advisories.Count > 0).Select(library => $"- {library.Package}: {string.Join("; ", library.Advisories.GroupBy(Ranges, advisory => advisory.Id).Select(same => $"{string.Join(", ", same)}: {same.Key}"))}.\n"));
        var notes = string.Concat(facts.Libraries.Where(library => library.Note is not null).Select(library => $"- {library.Package}: {library.Note}\n"));
        return $"Looked up on {facts.LookedUp} in public pages and package sources; *not found* means that nobody found it, and not that there is none.\n\n{table}\nPublic advisories, and the versions that have them; the version after *before* mends it:\n\n{advised}\n{notes}";
    }

    private static string Ranges(Advisory advisory) => string.Join(", ", advisory.Affected.Select(affected => affected.From is { } from ? $"from {from} before {affected.Before}" : $"before {affected.Before}"));
}
