using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>
/// What a serializer is called wherever people read: its library's name, what distinguishes its format from the library's others, and its configuration where the
/// library has a plain one too. Its short name is for the command line.
/// </summary>
/// <param name="Name">The short name.</param>
/// <param name="Library">The library's name, with its version where several are compared.</param>
/// <param name="Format">The wire format's name.</param>
public sealed partial record SerializerLabel(string Name, string Library, string Format)
{
    // As rows of another version have it.
    private const char VersionMark = '@';

    // What every name of a handwritten serializer ends with; a study's own rows without a library have no other name.
    private const string ByHand = nameof(ByHand);

    /// <summary>Whether it has no library.</summary>
    public bool HasNoLibrary => Library.StartsWith(SerializerInfo.NoLibrary, StringComparison.Ordinal);

    /// <summary>The whole label, for example "System.Text.Json, source gen".</summary>
    /// <param name="all">The serializers that it is told from.</param>
    /// <param name="library">What the label begins with; the library's name without its version if null.</param>
    public string Among(IEnumerable<SerializerLabel> all, string? library = null) => HasNoLibrary
        ? (Name.EndsWith(ByHand, StringComparison.Ordinal) ? $"{Format}, handwritten" : Name)
        : string.Join(", ", new[] { library ?? WithoutVersion(Library), FormatAmong(all), ConfigurationAmong(all) }.Where(part => part.Length > 0));

    /// <summary>What distinguishes the format from others of the library; empty where it has one.</summary>
    public string FormatAmong(IEnumerable<SerializerLabel> all)
    {
        string[] formats = [.. all.Where(other => other.Library == Library).Select(other => other.Format).Distinct()];
        return formats.Length <= 1 ? "" : Format[CommonLength(formats)..].Trim(' ', ',');
    }

    /// <summary>The configuration, where the library has a plain one too; empty of that.</summary>
    public string ConfigurationAmong(IEnumerable<SerializerLabel> all) =>
        PlainAmong(all.Where(other => (other.Library, other.Format) == (Library, Format))) is { } plain ? Words().Replace(NameAndVersion.Name[plain.NameAndVersion.Name.Length..], " ").Trim(' ', ',').ToLowerInvariant() : "";

    /// <summary>The configuration whose name is the beginning of this one's; null where none is.</summary>
    public SerializerLabel? PlainAmong(IEnumerable<SerializerLabel> group)
    {
        var (name, version) = NameAndVersion;
        return group.Where(other => other.NameAndVersion is var plain && plain.Version == version && plain.Name.Length < name.Length && name.StartsWith(plain.Name, StringComparison.Ordinal)).MinBy(other => other.Name.Length);
    }

    /// <summary>The name of "System.Text.Json 10.0.12".</summary>
    public static string WithoutVersion(string library) => library.LastIndexOf(' ') is var place and > 0 ? library[..place] : library;

    private (string Name, string Version) NameAndVersion => Name.IndexOf(VersionMark, StringComparison.Ordinal) is var mark and > 0 ? (Name[..mark], Name[mark..]) : (Name, "");

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
