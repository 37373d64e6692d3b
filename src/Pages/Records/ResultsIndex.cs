using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The page that lists all records, machine by machine and the oldest first.</summary>
internal static class ResultsIndex
{
    /// <summary>The page, relative to the repository's root.</summary>
    public const string Page = "results/README.md";

    /// <summary>Renders the page.</summary>
    /// <param name="records">The records.</param>
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
                Repeatability.SlowedShare(record) is { } share ? string.Create(CultureInfo.InvariantCulture, $"{100 * share:0} %") : "n/a");
        }

        return $"""
            Every record in this folder. *Slowed* is the share of rounds whose median iteration took over a tenth longer than the fastest: 1 or 2 % on a calm machine.
            It is not known of first calls, of several threads and of a server. `report RECORD` renders a record again, and `compare OLD NEW` compares two: see
            [the command line](../docs/command-line.md).

            A record has the SHA-256 of each library's file. A library whose package came from a folder and not from a package source, such as a build
            of a release's sources, is a *local build* in the text above the tables.

            {table}
            {Repetitions([.. records.Select(record => (Path.GetFileName(record.Name), record.Record))])}
            """.ReplaceLineEndings("\n").TrimEnd('\n') + "\n";
    }

    private static string Repetitions(IReadOnlyList<(string Name, RunRecord Record)> records) => CalibrationTable.Render(records) is { } table
        ? $"""
            ## How well they repeat

            All pairs of records that share half of their cases or more, and libraries, settings and machine; `calibrate` prints these tables. The first shows
            what hours and another build of the suite add to what runs one after the other differ by. *Drift* is the change of the
            ratios to the first serializer of a table. *Inside* are the figures of the second record within the 95 % confidence intervals of the
            first; *apart* are those that differ by more than both allow. *Means moved* is the change of the run as a whole, which no interval of one run
            can include. The last columns count the cases that `compare --fail-on-slower 10%` names, by times and, with `--relative`, by ratios.

            {table}
            """
        : "";

    private static string SettingsOf(SettingsRecord settings) => string.Create(
        CultureInfo.InvariantCulture,
        $"{NumberText.Count(settings.Rounds, "round")} of {settings.Measurement.Iterations} × {settings.Measurement.IterationMilliseconds} ms");
}
