using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>What the serializers of the catalog are called wherever people read.</summary>
public static class SerializerLabels
{
    private static readonly IReadOnlyList<SerializerLabel> _ofBuild = [.. Catalog.Serializers.Select(LabelOf)];

    // The facts have those too whose packages this build lacks.
    private static readonly Lazy<Dictionary<string, string>> _all = new(() =>
    {
        var labels = Catalog.Serializers.ToDictionary(serializer => serializer.Name, Of);
        foreach (var known in AllFacts.Read(RepositoryRoot.FindOrCurrent()).Serializers.Where(known => known.Label is not null))
            labels.TryAdd(known.Name, known.Label!);
        return labels;
    });

    /// <summary>The label of a serializer of this build.</summary>
    public static string Of(SerializerInfo serializer) => LabelOf(serializer).Among(_ofBuild);

    /// <summary>The label of a name; the name itself where nobody knows it.</summary>
    public static string Of(string serializer) => _all.Value.GetValueOrDefault(serializer, serializer);

    private static SerializerLabel LabelOf(SerializerInfo serializer) => new(serializer.Name, serializer.LibraryName ?? SerializerInfo.NoLibrary, serializer.Format);
}
