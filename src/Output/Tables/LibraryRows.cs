using System.Text.RegularExpressions;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Which configurations of a library are rows, and what these are called.</summary>
internal static partial class LibraryRows
{
    // A program should know of a configuration that takes more than a tenth longer.
    private const double Notable = 1.1;

    /// <summary>Of each library and format the fastest configuration, and the plain one where that takes over a tenth longer.</summary>
    public static IReadOnlyList<SerializerRecord> Of(IReadOnlyList<SerializerRecord> ordered, Func<SerializerRecord, double> timeOf)
    {
        var rows = ordered.GroupBy(LibraryAndFormat).SelectMany(group =>
            Plain(group.First(), group) is { } plain && timeOf(plain) > Notable * timeOf(group.First()) ? [group.First(), plain] : (SerializerRecord[])[group.First()]).ToHashSet();
        return [.. ordered.Where(rows.Contains)];
    }

    /// <summary>Whether two are configurations of one library, with one format and version.</summary>
    public static bool AreOne(SerializerRecord row, SerializerRecord other) => LibraryAndFormat(row) == LibraryAndFormat(other);

    /// <summary>The library's name, without its version.</summary>
    public static string NameOf(SerializerRecord row) => NameOf(row.Library);

    /// <summary>The library's name, without its version.</summary>
    public static string NameOf(string library) => library.LastIndexOf(' ') is var place and > 0 ? library[..place] : library;

    /// <summary>What a row is called: the library, what distinguishes its format from the library's others, and the configuration where the library has a plain one too.</summary>
    /// <returns>For example "System.Text.Json 10.0.12, source gen"; with the runtime where the row has one of its own.</returns>
    public static string Label(SerializerRecord row, IEnumerable<SerializerRecord> all) => Join(row.Library, row.Version?.Deployment ?? "", FormatPart(row, all), Configuration(row, all));

    /// <summary>The same without the version: what sentences and pictures call a row.</summary>
    public static string ShortLabel(SerializerRecord row, IEnumerable<SerializerRecord> all) => Join(NameOf(row), FormatPart(row, all), Configuration(row, all));

    /// <summary>The same without the version, and with the format where neither the library's name nor the label says it.</summary>
    public static string LabelWithFormat(SerializerRecord row, IEnumerable<SerializerRecord> all, bool hasConfiguration)
    {
        var label = Join(NameOf(row), FormatPart(row, all), hasConfiguration ? Configuration(row, all) : "");
        return label.Contains(row.Format.Split(' ', ',')[0], StringComparison.OrdinalIgnoreCase) ? label : $"{label} ({row.Format})";
    }

    /// <summary>The configuration, where the library has a plain one too; empty of that.</summary>
    public static string Configuration(SerializerRecord row, IEnumerable<SerializerRecord> all) =>
        Plain(row, all.Where(other => (other.Library, other.Format) == (row.Library, row.Format))) is { } plain ? Words().Replace(NameAndVersion(row).Name[NameAndVersion(plain).Name.Length..], " ").Trim(' ', ',').ToLowerInvariant() : "";

    /// <summary>A word that tells a library's rows apart, as it stands behind a label; empty where no other row has the same library and format.</summary>
    /// <param name="configuration">The word; null for none.</param>
    public static string Beside(SerializerRecord row, IEnumerable<SerializerRecord> rows, string? configuration) =>
        configuration is not null && rows.Any(other => other != row && (other.Library, other.Format) == (row.Library, row.Format)) ? $", {configuration}" : "";

    private static (string, string, VersionRecord?) LibraryAndFormat(SerializerRecord row) => (row.Library, row.Format, row.Version);

    private static string Join(params IEnumerable<string> parts) => string.Join(", ", parts.Where(part => part.Length > 0));

    // What distinguishes its format from others of its library.
    private static string FormatPart(SerializerRecord row, IEnumerable<SerializerRecord> all)
    {
        string[] formats = [.. all.Where(other => other.Library == row.Library).Select(other => other.Format).Distinct()];
        return formats.Length == 1 ? "" : row.Format[CommonLength(formats)..].Trim(' ', ',');
    }

    // The configuration whose name is the beginning of the row's.
    private static SerializerRecord? Plain(SerializerRecord row, IEnumerable<SerializerRecord> group)
    {
        var (name, version) = NameAndVersion(row);
        return group.Where(other => NameAndVersion(other) is var plain && plain.Version == version && plain.Name.Length < name.Length && name.StartsWith(plain.Name, StringComparison.Ordinal)).MinBy(other => other.Name.Length);
    }

    private static (string Name, string Version) NameAndVersion(SerializerRecord row) =>
        row.Name.IndexOf(VersionedName.Mark, StringComparison.Ordinal) is var mark and > 0 ? (row.Name[..mark], row.Name[mark..]) : (row.Name, "");

    // Whole words that all formats begin with.
    private static int CommonLength(string[] formats)
    {
        var length = formats.Min(format => format.Length);
        while (length > 0 && formats.Any(format => !format.StartsWith(formats[0][..length], StringComparison.Ordinal) || (format.Length > length && char.IsLetter(format[length]) && char.IsLetter(format[length - 1]))))
            length--;
        return length;
    }

    [GeneratedRegex("(?=[A-Z])")]
    private static partial Regex Words();
}
