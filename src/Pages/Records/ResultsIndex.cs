using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
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
            Every record that the repository keeps. A run writes its record into `local/`, which git ignores; move it into its machine's folder to keep it.
            *Slowed* is the share of rounds in which the median iteration took over a tenth longer than the fastest, because other work slowed the machine.
            It is 1 or 2 % on a calm machine. For first calls, several threads and servers it is not known. `report RECORD` shows a record, and
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
            ratios to the first serializer of a table. *Inside* is the share of figures of the second record that lie within the 95 % confidence intervals
            of the first. *Apart* is the share that differs by more than both intervals allow. *Means moved* is the change of the run as a whole, which no
            interval of one run can include. The last columns count the cases that `compare --fail-on-slower 10%` names: by times, and with `--relative` by ratios.

            {table}
            """
        : "";

    private static string SettingsOf(SettingsRecord settings) => string.Create(
        CultureInfo.InvariantCulture,
        $"{NumberText.Count(settings.Rounds, "round")} of {settings.Measurement.Iterations} × {settings.Measurement.IterationMilliseconds} ms");
}
