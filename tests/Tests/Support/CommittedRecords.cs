using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The records in results/ that the repository keeps, each read once for all tests. What somebody has measured beside them is his own.</summary>
internal static class CommittedRecords
{
    private static readonly Lazy<Dictionary<string, Lazy<RunRecord>>> _all = new(() => In(RepositoryRoot.Find())
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

    /// <summary>The files of the committed records of a repository, or of those to be committed next; of a copy that is no repository, all.</summary>
    /// <param name="root">Its folder.</param>
    public static IReadOnlyList<string> In(string root)
    {
        var all = Directory.GetFiles(Path.Combine(root, "results"), "*.json", SearchOption.AllDirectories);
        if (!Path.Exists(Path.Combine(root, ".git")) || Tool.Find("git") is null)
            return all;
        var known = Tool.Run("git", root, "ls-files", "-z", "--", "results").Split('\0', StringSplitOptions.RemoveEmptyEntries).Select(path => Path.GetFullPath(path, root)).ToHashSet();
        return Array.FindAll(all, known.Contains);
    }
}
