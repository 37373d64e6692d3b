using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The records that pages may show, each read once, by their paths from the repository's root.</summary>
internal sealed class RecordFiles
{
    private readonly string _root;
    private readonly SortedDictionary<string, Lazy<RunRecord>> _records;

    /// <summary>Takes records.</summary>
    public RecordFiles(string root, IEnumerable<string> paths) =>
        (_root, _records) = (root, new(paths.ToDictionary(path => Relative(root, path), path => new Lazy<RunRecord>(() => RecordFile.Read(path))), StringComparer.Ordinal));

    /// <summary>Takes the records that a repository keeps.</summary>
    public static RecordFiles In(string root) => new(root, RecordFolders.KeptIn(root));

    /// <summary>All records with their names, in the order of these.</summary>
    /// <exception cref="UserErrorException">One cannot be read.</exception>
    public IEnumerable<(string Name, RunRecord Record)> All => _records.Select(record => (record.Key, record.Value.Value));

    /// <summary>A record.</summary>
    /// <exception cref="UserErrorException">It is not there, or cannot be read.</exception>
    public RunRecord Read(string name) => _records.TryGetValue(name, out var record)
        ? record.Value
        : throw new UserErrorException($"There is no record {name}, which {ShownRecords.Path} names; restore it, or name another one that the page shall show.");

    /// <summary>The name of a record that a user's path leads to.</summary>
    /// <exception cref="UserErrorException">It is none of the records.</exception>
    public string NameOf(string path) => Relative(_root, Path.GetFullPath(path)) is var name && _records.ContainsKey(name)
        ? name
        : throw new UserErrorException($"{path} is no record in {RecordFolders.Kept} of this repository; pages show only those, so put it there first.");

    /// <summary>The records of some studies that can be held against each other, those of no user's type and with the runtime's own settings, in the order of their names.</summary>
    public IReadOnlyList<RunRecord> Of(params string[] studies) =>
        [.. _records.Where(record => studies.Any(study => record.Key.EndsWith($"-{study}.json", StringComparison.Ordinal))).Select(record => record.Value.Value).Where(record => record.OwnType is null && record.Environment.RuntimeVariables.Count == 0)];

    /// <summary>The record of some kind that was started last, of those whose figures pages may show; null if there is none.</summary>
    public (string Name, RunRecord Record)? Newest(Func<RunRecord, bool> isOfThem) =>
        All.Where(record => isOfThem(record.Record) && RecordPage.WhyNoFigures(record.Record) is null).Select(record => ((string Name, RunRecord Record)?)record).MaxBy(record => record!.Value.Record.Started);

    private static string Relative(string root, string path) => Path.GetRelativePath(root, path).Replace('\\', '/');
}
