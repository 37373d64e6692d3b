using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The records in results/, each read once for all tests: together they are some hundred megabytes.</summary>
internal static class CommittedRecords
{
    private static readonly Lazy<Dictionary<string, Lazy<RunRecord>>> _all = new(() => Directory
        .GetFiles(Page.Full("results"), "*.json", SearchOption.AllDirectories)
        .ToDictionary(path => path, path => new Lazy<RunRecord>(() => RecordFile.Read(path))));

    /// <summary>Their files, with the whole path.</summary>
    public static IReadOnlyCollection<string> Paths => _all.Value.Keys;

    /// <summary>A record by its file's whole path.</summary>
    public static RunRecord Read(string path) => _all.Value[path].Value;

    /// <summary>A record by its file's name without the extension.</summary>
    public static RunRecord Named(string name) => Read(Paths.Single(path => Path.GetFileNameWithoutExtension(path) == name));

    /// <summary>The newest record of some kind; null if there is none.</summary>
    public static RunRecord? Newest(Func<RunRecord, bool> isOfThem) => Paths.Select(Read).Where(isOfThem).MaxBy(record => record.Started);

    /// <summary>The file of a record, relative to the repository's root.</summary>
    public static string PathOf(RunRecord record) => Path.GetRelativePath(Page.Full("."), Paths.Single(path => Read(path) == record)).Replace('\\', '/');
}
