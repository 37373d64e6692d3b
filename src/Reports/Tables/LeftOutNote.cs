using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>The lines at a table's foot that name serializers it lacks, so that nobody takes their absence for an opinion.</summary>
public static class LeftOutNote
{
    /// <summary>Names the serializers that this build lacks.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is left out.</returns>
    public static string Write() => Write(Catalog.LeftOut);

    /// <summary>Names serializers that a build lacks.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is left out.</returns>
    public static string Write(IEnumerable<LeftOut> leftOut) => Lines("Left out", leftOut.Select(left => (left.Serializer, left.Reason)));

    /// <summary>Names the serializers of a table that don't support its model, and the serializers that this build lacks.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is missing.</returns>
    public static string Write(IEnumerable<Binding> bindings) =>
        Lines("n/a", bindings.Where(binding => binding.UnsupportedBecause is not null).Select(binding => (binding.Serializer.Name, binding.UnsupportedBecause!.Text)))
        + Write();

    /// <summary>Names serializers with reasons, those of one reason together.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty without serializers.</returns>
    public static string Lines(string word, IEnumerable<(string Name, string Reason)> serializers) => string.Concat(serializers
        .GroupBy(serializer => serializer.Reason, serializer => serializer.Name)
        .Select(group => $"- {word}: {ForeignText.InMarkdown(string.Join("; ", group.Select(LabelOf).Distinct()))}. {ForeignText.InMarkdown(group.Key)}\n"));

    // What stands behind a name in brackets, such as an operation, stays.
    private static string LabelOf(string name) => name.IndexOf(" (", StringComparison.Ordinal) is var place and > 0 ? SerializerLabels.Of(name[..place]) + name[place..] : SerializerLabels.Of(name);
}
