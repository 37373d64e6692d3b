using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>Two serializers of a study whose difference answers its question.</summary>
internal sealed record Contrast(string Variant, string Base)
{
    private const string UsualClass = "Class";

    /// <summary>Every type of a study beside the usual class.</summary>
    public static IReadOnlyList<Contrast> ToClass(IEnumerable<SerializerRecord> types) =>
        [.. types.Where(type => type.Name != UsualClass).Select(type => new Contrast(type.Name, UsualClass))];
}
