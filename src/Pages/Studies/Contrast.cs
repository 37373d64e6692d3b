using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>Two serializers of a study whose difference answers its question.</summary>
/// <param name="Variant">The name of the one that does something more, less or otherwise.</param>
/// <param name="Base">The name of the one that it is held against.</param>
internal sealed record Contrast(string Variant, string Base)
{
    private const string UsualClass = "Class";

    /// <summary>Every type of a study beside the usual class.</summary>
    /// <param name="types">The types.</param>
    public static IReadOnlyList<Contrast> ToClass(IEnumerable<SerializerRecord> types) =>
        [.. types.Where(type => type.Name != UsualClass).Select(type => new Contrast(type.Name, UsualClass))];
}
