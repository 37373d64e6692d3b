using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Records;

/// <summary>Where records are: those that the repository keeps, and those of whoever runs the program, which git ignores.</summary>
internal static class RecordFolders
{
    /// <summary>The folder of all records, relative to the repository's root.</summary>
    public const string Kept = "results";

    private const string Local = "local";

    /// <summary>The folder of all records.</summary>
    /// <param name="root">The repository's root, or the current folder outside of it.</param>
    public static string Of(string root) => Path.Combine(root, Kept);

    /// <summary>The folder of a run that names none.</summary>
    public static string OfRuns() => RepositoryRoot.TryFind() is { } root
        ? Path.Combine(Of(root), Local)
        : Of(Environment.CurrentDirectory);

    /// <summary>The records that the repository keeps.</summary>
    /// <param name="root">The repository's root.</param>
    public static string[] KeptIn(string root) => Directory.Exists(Of(root))
        ? [.. Directory.GetFiles(Of(root), "*.json", SearchOption.AllDirectories).Where(path => !IsLocal(root, path))]
        : [];

    private static bool IsLocal(string root, string path) => Path.GetFullPath(path).StartsWith(Path.Combine(Path.GetFullPath(Of(root)), Local) + Path.DirectorySeparatorChar, StringComparison.Ordinal);
}

/// <summary>Finds the run that somebody means who names none.</summary>
internal static partial class NewestRecord
{
    /// <summary>Finds the record, or the file of the unfinished run, whose run started last, as their names say: reading them all would take long.</summary>
    /// <param name="folder">The folder of the records of all machines.</param>
    /// <returns>Its path; null if there is none.</returns>
    public static string? Find(string folder) => Newest(folder, static _ => true);

    /// <summary>Finds the record of a study whose run started last.</summary>
    /// <param name="folder">The folder of the records of all machines.</param>
    /// <param name="study">The study's name.</param>
    /// <returns>Its path; null if there is none.</returns>
    public static string? Find(string folder, string study) => Newest(folder, file => file.EndsWith($"-{study}.json", StringComparison.Ordinal));

    private static string? Newest(string folder, Func<string, bool> isOfThem) => !Directory.Exists(folder)
        ? null
        : Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Where(path => Path.GetFileName(path) is var file && Name().IsMatch(file) && isOfThem(file)).MaxBy(Path.GetFileName, StringComparer.Ordinal);

    [GeneratedRegex(@"^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}-.+(\.json|\.partial\.jsonl)$")]
    private static partial Regex Name();
}
