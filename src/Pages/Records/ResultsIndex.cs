using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The page that lists all records, machine by machine and the oldest first.</summary>
internal static class ResultsIndex
{
    /// <summary>The page, relative to the repository's root.</summary>
    public const string Page = "results/README.md";

    /// <summary>Renders the page.</summary>
    /// <exception cref="UserErrorException">A record cannot be read.</exception>
    public static string Render(RecordFiles records) => GeneratedPage.Render("the records of this folder", "Records", Body([.. records.All]));

    private static string Body(IReadOnlyList<(string Name, RunRecord Record)> records)
    {
        var table = new MarkdownTable(
            Column.Text("Record"),
            Column.Text("Date"),
            Column.Text("Machine"),
            Column.Text("Commit"),
            Column.Number("Cases"),
            Column.Text("Settings"),
            Column.Number("Minutes"),
            Column.Number("Limit"),
            Column.Number("Shared"),
            Column.Number("Slowed"));
        foreach (var (name, record) in records)
        {
            table.AddRow(
                $"[{Path.GetFileName(name)}]({Path.GetRelativePath(Path.GetDirectoryName(Page)!, name).Replace('\\', '/')})",
                record.Started.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture),
                record.Environment.MachineName(),
                HardwareBlock.ShortCommit(record.Environment),
                NumberText.Number(record.Cases.Count),
                SettingsOf(record.Settings),
                (record.Seconds / 60).ToString("N1", CultureInfo.InvariantCulture),
                Limit.Of(record) is { IsKnown: true } limit ? Repeatability.Percent(limit) : "n/a",
                Repeatability.SharedShare(record) is { } shared ? string.Create(CultureInfo.InvariantCulture, $"{100 * shared:0} %") : "n/a",
                Repeatability.SlowedShare(record) is { } share ? string.Create(CultureInfo.InvariantCulture, $"{100 * share:0} %") : "n/a");
        }

        return $"""
            Every record that the repository keeps. A run writes its record into `local/`, which git ignores; move it into its machine's folder to keep it.
            *Limit* is the difference that the run can tell: what 95 of 100 pairs of equal things differ by at most. *Shared* is the part of the time in which a
            neighbour worked on the core's other thread; records before 2026-11-29 do not know it. *Slowed* is the share of rounds in which the median iteration
            took over a tenth longer than the fastest; it is 1 or 2 % on a calm machine, and not known of first calls, several threads and servers. `report RECORD` shows a record, and
            `compare OLD NEW` compares two: see [the command line](../docs/command-line.md).

            A record has the SHA-256 of each library's file. A *local build* is a library from a folder of packages, such as a build of a release's sources.

            {table}
            {Repetitions([.. records.Select(record => (Path.GetFileName(record.Name), record.Record))])}
            """.ReplaceLineEndings("\n").TrimEnd('\n') + "\n";
    }

    private static string Repetitions(IReadOnlyList<(string Name, RunRecord Record)> records) => CalibrationTable.Render(records) is { } table
        ? $"""
            ## How well they repeat

            `calibrate` prints these tables. They have all pairs of records with the same machine, libraries and settings that share at least half of their
            cases. The first table shows how much more two runs differ if hours, or another build of the suite, lie between them. *Drift* is the change of the
            ratio of each two serializers in a table. *Limit held* is the share of these ratios that moved by no more than the limits of the two runs
            together. The last columns count the cases that `compare --fail-on-slower 10%` names: by times, and with `--relative` by ratios.

            {table}
            """
        : "";

    private static string SettingsOf(SettingsRecord settings) => string.Create(
        CultureInfo.InvariantCulture,
        $"{NumberText.Count(settings.Rounds, "round")} of {settings.Measurement.Iterations} × {settings.Measurement.IterationMilliseconds} ms");
}
