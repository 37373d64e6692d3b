using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>What rows are called beside each other. Made once for all of them, because a record may have ten thousand.</summary>
internal sealed class RowLabels
{
    private readonly ILookup<string, SerializerLabel> _ofLibrary;

    /// <summary>Makes the labels of rows.</summary>
    public RowLabels(IReadOnlyCollection<SerializerRecord> rows)
    {
        // A run may have a configuration without the plain one: of what names its main serializer that is enough, of others the catalog knows it.
        var names = rows.Select(row => row.Name).ToHashSet();
        var catalog = Catalog.Serializers.Where(serializer => serializer.WayOf is null).ToLookup(serializer => (serializer.LibraryName, serializer.Format), serializer => serializer.Name);
        var plain = from row in rows
                    from name in row.WayOf is not null ? [row.WayOf] : row.Version is null ? catalog[(LibraryRows.NameOf(row), row.Format)] : []
                    where !names.Contains(name)
                    select new SerializerLabel(name, row.Library, row.Format);
        _ofLibrary = rows.Select(LibraryRows.LabelOf).Concat(plain.Distinct()).ToLookup(label => label.Library);
    }

    /// <summary>The labels of a record's rows by their names: with a version where the row has one of its own, and the names themselves where labels would be the same.</summary>
    public static Dictionary<string, string> Of(RunRecord record)
    {
        var labels = new RowLabels(record.Serializers);
        return record.Serializers
            .GroupBy(row => row.Version is null ? labels.Short(row) : labels.Long(row))
            .SelectMany(same => same.Select(row => (row.Name, Label: same.Count() == 1 ? same.Key : row.Name)))
            .ToDictionary(row => row.Name, row => row.Label);
    }

    /// <summary>What a row is called, with the library's version, and the runtime where the row has one of its own.</summary>
    /// <returns>For example "System.Text.Json 10.0.12, source gen".</returns>
    public string Long(SerializerRecord row) => LibraryRows.LabelOf(row).Among(_ofLibrary[row.Library], row.Version is { } version ? $"{row.Library}, {version.Deployment}" : row.Library);

    /// <summary>The same without the version: what sentences and pictures call a row.</summary>
    public string Short(SerializerRecord row) => LibraryRows.LabelOf(row).Among(_ofLibrary[row.Library]);

    /// <summary>The same without the version, and with the format where neither the library's name nor the label says it.</summary>
    public string WithFormat(SerializerRecord row, bool hasConfiguration)
    {
        var (label, all) = (LibraryRows.LabelOf(row), _ofLibrary[row.Library]);
        var text = string.Join(", ", new[] { LibraryRows.NameOf(row), label.FormatAmong(all), hasConfiguration ? label.ConfigurationAmong(all) : "" }.Where(part => part.Length > 0));
        return text.Contains(row.Format.Split(' ', ',')[0], StringComparison.OrdinalIgnoreCase) ? text : $"{text} ({row.Format})";
    }
}

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
