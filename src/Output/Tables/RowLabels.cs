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
