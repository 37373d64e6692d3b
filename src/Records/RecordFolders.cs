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
