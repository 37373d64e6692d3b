using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Which configurations of a library are rows, and what these are called.</summary>
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

    /// <summary>What a row is called, with the library's version, and the runtime where the row has one of its own.</summary>
    /// <returns>For example "System.Text.Json 10.0.12, source gen".</returns>
    public static string Label(SerializerRecord row, IEnumerable<SerializerRecord> all) => Label(row, Known(all));

    /// <summary>The same without the version: what sentences and pictures call a row.</summary>
    public static string ShortLabel(SerializerRecord row, IEnumerable<SerializerRecord> all) => LabelOf(row).Among(Known(all));

    /// <summary>The labels of a record's rows by their names: with a version where the row has one of its own, and the names themselves where labels would be the same.</summary>
    public static Dictionary<string, string> LabelsOf(RunRecord record)
    {
        var all = Known(record.Serializers);
        return record.Serializers
            .GroupBy(row => row.Version is null ? LabelOf(row).Among(all) : Label(row, all))
            .SelectMany(same => same.Select(row => (row.Name, Label: same.Count() == 1 ? same.Key : row.Name)))
            .ToDictionary(row => row.Name, row => row.Label);
    }

    /// <summary>The same without the version, and with the format where neither the library's name nor the label says it.</summary>
    public static string LabelWithFormat(SerializerRecord row, IEnumerable<SerializerRecord> all, bool hasConfiguration)
    {
        var labels = Known(all);
        var label = string.Join(", ", new[] { NameOf(row), LabelOf(row).FormatAmong(labels), hasConfiguration ? LabelOf(row).ConfigurationAmong(labels) : "" }.Where(part => part.Length > 0));
        return label.Contains(row.Format.Split(' ', ',')[0], StringComparison.OrdinalIgnoreCase) ? label : $"{label} ({row.Format})";
    }

    /// <summary>A word that tells a library's rows apart, as it stands behind a label; empty where no other row has the same library and format.</summary>
    /// <param name="configuration">The word; null for none.</param>
    public static string Beside(SerializerRecord row, IEnumerable<SerializerRecord> rows, string? configuration) =>
        configuration is not null && rows.Any(other => other != row && (other.Library, other.Format) == (row.Library, row.Format)) ? $", {configuration}" : "";

    private static string Label(SerializerRecord row, SerializerLabel[] all) => LabelOf(row).Among(all, row.Version is { } version ? $"{row.Library}, {version.Deployment}" : row.Library);

    // A run may have a configuration without the plain one: of what names its main serializer that is enough, of others the catalog knows it.
    private static SerializerLabel[] Known(IEnumerable<SerializerRecord> all)
    {
        SerializerRecord[] rows = [.. all];
        var names = rows.Select(row => row.Name).ToHashSet();
        var named = from row in rows
                    where row.WayOf is not null && !names.Contains(row.WayOf)
                    select new SerializerLabel(row.WayOf!, row.Library, row.Format);
        var known = from row in rows
                    where row.WayOf is null && row.Version is null
                    from serializer in Catalog.Serializers
                    where serializer.WayOf is null && serializer.LibraryName == NameOf(row) && serializer.Format == row.Format && !names.Contains(serializer.Name)
                    select new SerializerLabel(serializer.Name, row.Library, row.Format);
        return [.. rows.Select(LabelOf), .. named.Concat(known).Distinct()];
    }

    private static SerializerLabel LabelOf(SerializerRecord row) => new(row.Name, row.Library, row.Format);

    private static (string, string, VersionRecord?) LibraryAndFormat(SerializerRecord row) => (row.Library, row.Format, row.Version);
}
