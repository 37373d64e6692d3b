using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Records;

/// <summary>Starts and resumes runs in a machine's folder.</summary>
public static class UnfinishedRun
{
    private const string OtherSelection = "it was of another selection of cases";

    /// <summary>Starts a run in a file of its own.</summary>
    /// <param name="folder">The machine's folder.</param>
    /// <param name="header">The run without its cases. Shards of one run may share a folder.</param>
    /// <param name="planned">The cases to measure, in the order of tables.</param>
    /// <exception cref="UserErrorException">The file cannot be written.</exception>
    public static PartialRecord Start(string folder, RunRecord header, IReadOnlyList<CaseKey> planned)
    {
        try
        {
            return PartialRecord.Create(PathsOf(folder, header).First(path => !File.Exists(path) && !File.Exists(FinishedPath(path))), header, planned);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The run's file cannot be written: {exception.Message.TrimEnd('.')}; name another folder with --results.");
        }
    }

    /// <summary>Goes on with the newest unfinished run of a study that is of this machine, code, selection and settings, and has something measured where any has.</summary>
    /// <param name="folder">The machine's folder.</param>
    /// <param name="header">What a new run would be; the unfinished one must be the same.</param>
    /// <param name="planned">The cases that a new run would measure.</param>
    /// <exception cref="UserErrorException">There is none, or each differs; the message says in what.</exception>
    public static PartialRecord Resume(string folder, RunRecord header, IReadOnlyList<CaseKey> planned)
    {
        string[] paths = Directory.Exists(folder) ? [.. Directory.GetFiles(folder, "*" + Ending(header)).OrderDescending(StringComparer.Ordinal)] : [];
        if (paths.Length == 0)
            throw new UserErrorException($"There is no unfinished run of {Describe(header)} in {folder}; start one without --resume.");

        PartialRecord? empty = null;
        var others = new List<(string Path, string Difference)>();
        foreach (var path in paths)
        {
            var (partial, difference) = TryResume(path, header, planned);
            if (partial is null)
                others.Add((path, difference!));
            else if (partial.Measured > 0)
            {
                empty?.Dispose();
                return partial;
            }
            else if (empty is null)
                empty = partial;
            else
                partial.Dispose();
        }

        return empty ?? throw new UserErrorException(others is [var (only, why)]
            ? $"The unfinished run {only} cannot be resumed: {why}; start anew without --resume, or render what is finished with report."
            : $"None of the {others.Count} unfinished runs of {Describe(header)} in {folder} can be resumed: {string.Join("; ", others.Select(other => $"{Path.GetFileName(other.Path)}: {other.Difference}"))}; start anew without --resume, or render what is finished with report.");
    }

    private static (PartialRecord? Partial, string? Difference) TryResume(string path, RunRecord header, IReadOnlyList<CaseKey> planned)
    {
        PartialRecord partial;
        try
        {
            partial = PartialRecord.Resume(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or JsonException)
        {
            return (null, exception.Message.ReplaceLineEndings(" ").TrimEnd('.'));
        }

        if ((FirstDifference(partial.Header, header) ?? (partial.Planned.SequenceEqual(planned) ? null : OtherSelection)) is not { } difference)
            return (partial, null);
        var measured = partial.Measured;
        partial.Dispose();
        return (null, $"{difference} ({NumberText.Count(measured, "measurement")})");
    }

    /// <summary>Writes the record of a run that is finished, and removes its unfinished file. Where the name is taken, by a clock that went back or a copied folder, it is that of a later second.</summary>
    /// <param name="partial">The run.</param>
    /// <param name="record">Its record.</param>
    /// <returns>The record's file.</returns>
    /// <exception cref="UserErrorException">The file cannot be written; the unfinished one stays.</exception>
    public static string Finish(PartialRecord partial, RunRecord record)
    {
        var path = PathsOf(Path.GetDirectoryName(partial.Path)!, partial.Header).Prepend(partial.Path).Select(FinishedPath).First(path => TryWriteNew(path, record));
        partial.Delete();
        return path;
    }

    private static bool TryWriteNew(string path, RunRecord record)
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!); // It may have been deleted or moved in mid-run.
            return RecordFile.TryWriteNew(path, record);
        }
        catch (Exception exception) when (exception is UserErrorException or IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"{exception.Message.TrimEnd('.')}; all is measured, so make room and give the same command with --resume, which writes it.", exception);
        }
    }

    /// <summary>The place of a run's record when it is finished.</summary>
    /// <param name="partialPath">The place while it is not.</param>
    public static string FinishedPath(string partialPath) => partialPath[..^PartialRecord.Extension.Length] + ".json";

    // The first is that of the second in which the run started.
    private static IEnumerable<string> PathsOf(string folder, RunRecord header) =>
        from second in Enumerable.Range(0, int.MaxValue)
        select Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"{header.Started.AddSeconds(second):yyyy-MM-dd-HHmmss}{Ending(header)}"));

    private static string Ending(RunRecord header) => $"-{header.Study}{(HeldShard(header) is { } shard ? $"-{shard.Index}-of-{header.Shards!.Count}" : "")}{PartialRecord.Extension}";

    private static string Describe(RunRecord header) => $"the study {header.Study}{(HeldShard(header) is { } shard ? $", shard {shard.Index}/{header.Shards!.Count}," : "")}";

    private static ShardRecord? HeldShard(RunRecord header) => header.Shards?.Single(shard => shard.Held);

    private static string? FirstDifference(RunRecord old, RunRecord now) =>
        old.Environment.FirstMachineDifference(now.Environment)
        ?? old.Environment.FirstCodeDifference(now.Environment)
        ?? OwnTypeRecord.FirstDifference(old.OwnType, now.OwnType)
        ?? (RecordFile.Text(old.Settings) != RecordFile.Text(now.Settings) ? "it was measured with other settings"
            : RecordFile.Text(old.Operations) != RecordFile.Text(now.Operations) || RecordFile.Text(old.Models) != RecordFile.Text(now.Models) || RecordFile.Text(old.Serializers) != RecordFile.Text(now.Serializers) || RecordFile.Text(old.Shards) != RecordFile.Text(now.Shards) ? OtherSelection
            : null);
}
