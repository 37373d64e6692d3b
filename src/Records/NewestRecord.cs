using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Records;

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
