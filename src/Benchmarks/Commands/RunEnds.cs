using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What is known of a run before anything is measured, in its record and on the console.</summary>
internal static class RunBeginning
{
    /// <summary>Makes the record of a run without its cases.</summary>
    /// <param name="ownType">The user's type that it is of; null for the models.</param>
    public static RunRecord Header(Plan plan, SettingsRecord settings, OwnType? ownType) => new()
    {
        Version = RunRecord.CurrentVersion,
        Study = plan.Study.Name,
        Started = DateTime.UtcNow,
        Seconds = 0,
        Environment = CurrentEnvironment.Read(),
        Settings = settings,
        Operations = plan.Operations,
        OwnType = ownType is null ? null : new OwnTypeRecord(ownType.Model.FullName, ownType.Samples.Items.Count, ownType.Samples.Hash, ownType.Lost.Count > 0 ? ownType.Lost : null),
        Models = plan.Models,
        Serializers = plan.Serializers,
        Named = plan.AreNamed ? true : null,
        LeftOut = Catalog.LeftOut,
        Missing = plan.Missing,
        Notes = plan.Notes,
        Cases = [],
        Same = plan.Same,
        Shards = plan.Shards,
    };

    /// <summary>The first line of a run that goes on: what is there already.</summary>
    public static string Resumed(PartialRecord partial, int measurements) =>
        $"Resuming {Path.GetFileName(partial.Path)[..^PartialRecord.Extension.Length]}: {NumberText.Number(partial.Measured)} of {NumberText.Count(measurements, "measurement")} {(partial.Measured == 1 ? "is" : "are")} there.";

    /// <summary>Writes what is measured, about how long that takes, and where finished parts are.</summary>
    /// <param name="expected">How long the run may take; null where that is not known.</param>
    public static void Write(Plan plan, PartialRecord partial, string folder, TimeSpan? expected, TextWriter output)
    {
        var rounds = partial.Header.Settings.Rounds;
        var serializers = plan.Cases.Select(@case => @case.Key.Serializer).Distinct().Count();
        var time = expected is { } known ? $", {NumberText.About(known)}" : "";
        output.WriteLine($"Measuring {NumberText.Count(plan.Cases.Count, "case")} of {NumberText.Count(serializers, "serializer")} in {NumberText.Count(rounds, "round")}{time}.");
        output.WriteLine($"The run is kept in {partial.Path}.");
        if (rounds > 1)
            output.WriteLine($"Tables of finished rounds: {RunEnd.PathOfSoFar(folder, plan.Study.Name)}");
        output.WriteLine("Stop it with Ctrl-C, go on with --resume.");
    }

    /// <summary>About how long a run takes: as long for a case and a round as in the study's newest record, on whatever machine that was.</summary>
    /// <returns>Null where the study has no record.</returns>
    public static TimeSpan? Expected(Plan plan, PartialRecord partial)
    {
        try
        {
            var study = plan.Study is OwnTypeStudy ? Study.All[0] : plan.Study; // A user's type is measured as the models are.
            if (NewestRecord.Find(RecordFolders.Of(RepositoryRoot.FindOrCurrent()), study.Name) is not { } path)
                return null;
            var record = RecordFile.Read(path);
            double all = record.Cases.Concat(record.Twins ?? []).Sum(@case => @case.Rounds.Count);
            return TimeSpan.FromSeconds(record.Seconds / Math.Max(all, 1) * (plan.Measurements(partial.Header.Settings.Rounds) - partial.Measured));
        }
        catch (UserErrorException)
        {
            return null; // A run goes on without the estimate.
        }
    }

    /// <summary>Says which serializers were validated, and why others take no part.</summary>
    /// <exception cref="UserErrorException">There was nothing to validate, or nothing is left that could be measured.</exception>
    public static void WriteValidated(TextWriter output, Plan plan)
    {
        if (plan.Cases.Count == 0 && plan.MissingOperations.FirstOrDefault() is { Name: { } operation, Reason: var reason })
            throw new UserErrorException($"There is nothing to validate: {operation} has no case. {reason}");
        foreach (var cases in plan.Cases.GroupBy(@case => @case.Binding))
            output.WriteLine($"validated {cases.Key.Serializer.Name} on {cases.Key.Model.Name}: {cases.First().PayloadBytes} bytes of {cases.Key.Serializer.Format}");
        foreach (var missing in plan.NotTaking)
            output.WriteLine($"n/a {missing.Serializer} on {missing.Model}: {missing.Shown}");
        foreach (var left in Catalog.LeftOut)
            output.WriteLine($"left out {left.Serializer}: {left.Reason}");
        if (plan.Cases.Count == 0)
            throw new UserErrorException("Nothing is valid, so that there is nothing to measure; select other serializers, or change what the lines above name.");
    }

    /// <summary>Says why serializers or operations are missing, a line for each reason.</summary>
    public static void WriteReasons(TextWriter output, string word, IEnumerable<(string Name, string Reason)> missing)
    {
        foreach (var group in missing.GroupBy(one => one.Reason, one => one.Name))
            output.WriteLine($"{word}: {string.Join(", ", group.Distinct())}. {group.Key}");
    }

    /// <summary>Says why a selection has nothing to measure.</summary>
    public static UserErrorException Nothing(Plan plan)
    {
        const int MostReasons = 3;
        var reasons = plan.Missing.OrderBy(missing => missing.Operation is null)
            .GroupBy(missing => missing.Shown, missing => missing.Operation ?? $"{missing.Serializer} on {missing.Model}")
            .Select(group => $" {string.Join(", ", group.Distinct())}: {group.Key}")
            .Concat(plan.MissingOperations.Select(missing => $" {missing.Name}: {missing.Reason}"));
        return new UserErrorException($"The selection has no case to measure; --list shows what there is.{string.Concat(reasons.Distinct().Take(MostReasons))}");
    }
}

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
