using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Which configurations of a library are rows.</summary>
internal static class LibraryRows
{
    // A program should know of a configuration that takes more than a tenth longer.
    private const double Notable = 1.1;

    /// <summary>Of each library and format the fastest configuration, and the plain one where that takes over a tenth longer.</summary>
    public static IReadOnlyList<SerializerRecord> Of(IReadOnlyList<SerializerRecord> ordered, Func<SerializerRecord, double> timeOf)
    {
        var rows = ordered.GroupBy(LibraryAndFormat).SelectMany(group =>
            LabelOf(group.First()).PlainAmong(group.Select(LabelOf)) is { } label && group.First(row => row.Name == label.Name) is var plain && timeOf(plain) > Notable * timeOf(group.First()) ? [group.First(), plain] : (SerializerRecord[])[group.First()]).ToHashSet();
        return [.. ordered.Where(rows.Contains)];
    }

    /// <summary>Whether two are configurations of one library, with one format and version.</summary>
    public static bool AreOne(SerializerRecord row, SerializerRecord other) => LibraryAndFormat(row) == LibraryAndFormat(other);

    /// <summary>Whether it has no library.</summary>
    public static bool HasNoLibrary(SerializerRecord row) => LabelOf(row).HasNoLibrary;

    /// <summary>The library's name, without its version.</summary>
    public static string NameOf(SerializerRecord row) => SerializerLabel.WithoutVersion(row.Library);

    /// <summary>A word that tells a library's rows apart, as it stands behind a label; empty where no other row has the same library and format.</summary>
    /// <param name="configuration">The word; null for none.</param>
    public static string Beside(SerializerRecord row, IEnumerable<SerializerRecord> rows, string? configuration) =>
        configuration is not null && rows.Any(other => other != row && (other.Library, other.Format) == (row.Library, row.Format)) ? $", {configuration}" : "";

    /// <summary>What a row is known by, of which its label is made.</summary>
    public static SerializerLabel LabelOf(SerializerRecord row) => new(row.Name, row.Library, row.Format);

    private static (string, string, VersionRecord?) LibraryAndFormat(SerializerRecord row) => (row.Library, row.Format, row.Version);
}
