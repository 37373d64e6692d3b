using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What a run ends with: the table that answers the question of its study, what to trust in it, where everything is, and what failed.</summary>
internal static class RunEnd
{
    // As many as a terminal shows without scrolling, so that the first reason is seen.
    private const int MostFailed = 10;

    /// <summary>Writes all tables as one Markdown file, and a page, whose names are the record's, and shows the end.</summary>
    /// <param name="recordPath">The record's file; null if it could not be written.</param>
    /// <param name="named">The record's file, or what it would be.</param>
    /// <param name="versus">The serializers to hold against each other behind the table; null for none.</param>
    public static string WriteFiles(RunRecord record, string? recordPath, string named, string folder, SerializerPair? versus, TextWriter output)
    {
        var tables = new RunTables(record);
        var path = Path.Combine(folder, Path.GetFileNameWithoutExtension(named));
        Write(record, tables, versus, $"{path}.md has it whole", output); // Before a file of which something may be wrong.
        Directory.CreateDirectory(folder); // It may have been deleted or moved in mid-run.
        AtomicFile.WriteAllText($"{path}.md", tables.Render(headingLevel: 2) + Pair(record, versus));
        output.WriteLine($"Tables: {path}.md");
        if (PageFile.IsThere)
        {
            PageFile.Write($"{path}.html", [(named, record)]);
            output.WriteLine($"Page:   {path}.html");
        }

        if (recordPath is not null)
            output.WriteLine($"Record: {recordPath}");
        return $"{path}.html";
    }

    /// <summary>Shows the short table, or the study's own, and what to trust in it.</summary>
    /// <param name="versus">The serializers to hold against each other behind the table; null for none.</param>
    public static void Write(RunRecord record, RunTables tables, SerializerPair? versus, string whereWhole, TextWriter output)
    {
        if (output is TerminalWriter terminal)
            terminal.WhereWhole = whereWhole;
        var shortTable = new ShortTable(record);
        // A study's own tables answer its question; the default study has none.
        var answer = StudyTables.Of(record, headingLevel: 2) is { Length: > 0 } own ? own
            : tables.Tables.FirstOrDefault(table => table.ModelName == shortTable.Model) is { } table ? $"{table.Model}; the fastest first:\n\n{shortTable.Render(AllFacts.Read(RepositoryRoot.FindOrCurrent()))}{NotShown(shortTable)}"
            : "Nothing was measured.\n";
        var told = record.Cases.Count > 0 ? $"\n{Repeatability.Describe(record)}\n" : ""; // Of nothing, nothing can be told apart.
        output.WriteLine($"\n{answer}{Pair(record, versus)}{told}");
        if (MissingCases.OfWhole(record) is { } gap)
            output.WriteLine($"This is a part of a run: {gap}.\n");
        if (ResultTable.LossOf(record) is { } loss)
            output.WriteLine($"{loss}\n");
    }

    // What was asked for is in the table, or named.
    private static string NotShown(ShortTable table)
    {
        string[] others =
        [
            .. from row in table.All.Except(table.Rows)
               let shown = table.Rows.First(other => LibraryRows.AreOne(row, other))
               select $"{table.Labels.Short(row)} ({NumberText.Ratio(table.TimesAsLong(row, shown))}× of {table.Labels.Short(shown)})",
        ];
        return others.Length > 0 ? $"\nNot shown: {string.Join("; ", others)}.\n" : "";
    }

    /// <summary>The tables of two serializers that are held against each other, as Markdown behind others.</summary>
    /// <param name="versus">The serializers; null for those that are measured with several versions, and where there are none, for none.</param>
    public static string Pair(RunRecord record, SerializerPair? versus) =>
        string.Concat((versus is null ? SerializerPair.OfVersions(record) : [versus]).Select(pair => $"\n{VersusTable.Render(record, pair, headingLevel: 2)}"));

    /// <summary>The file with the tables of a run that goes on or was stopped, which the finished tables leave alone.</summary>
    public static string PathOfSoFar(string folder, string study) => Path.Combine(folder, $"{study}-so-far.md");

    /// <summary>Writes that file. That it cannot be written stops no run.</summary>
    public static bool WriteSoFar(string folder, PartialRecord partial, TextWriter output)
    {
        var record = partial.Assemble();
        if (record.Cases.Count == 0)
            return false;
        try
        {
            Directory.CreateDirectory(folder); // It may have been deleted or moved in mid-run.
            AtomicFile.WriteAllText(PathOfSoFar(folder, record.Study), new RunTables(record).Render(headingLevel: 2));
            return true;
        }
        catch (Exception exception) when (exception is UserErrorException or IOException or UnauthorizedAccessException)
        {
            output.WriteLine(exception.Message);
            return false;
        }
    }

    /// <summary>Says what failed and why, as the last of what a run says: tables and paths above it would hide it.</summary>
    public static bool WriteFailed(RunRecord record, TextWriter output)
    {
        var failed = record.Missing.Where(missing => missing.Failed).ToArray();
        foreach (var @case in failed.Take(MostFailed))
            output.WriteLine($"FAILED {(@case.Operation is { } operation ? $"{operation}.{@case.Serializer}.{@case.Model}" : $"{@case.Serializer} on {@case.Model}")}: {@case.Shown}");
        if (failed.Length > MostFailed)
            output.WriteLine($"FAILED {NumberText.Count(failed.Length - MostFailed, "more case")}; the tables have their reasons.");
        return failed.Length > 0;
    }
}
