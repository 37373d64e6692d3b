using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>The lines at a table's foot that name rows it lacks, so that nobody takes their absence for an opinion.</summary>
public static class LeftOutNote
{
    /// <summary>Names the rows that this build lacks.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is left out.</returns>
    public static string Write() => Lines("Left out", Catalog.LeftOut.Select(row => (row.Serializer, row.Reason)));

    /// <summary>Names the rows of a table that don't support its model, and the rows that this build lacks.</summary>
    /// <param name="bindings">The table's rows.</param>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is missing.</returns>
    public static string Write(IEnumerable<Binding> bindings) =>
        Lines("n/a", bindings.Where(binding => binding.UnsupportedBecause is not null).Select(binding => (binding.Serializer.Name, binding.UnsupportedBecause!.Text)))
        + Write();

    /// <summary>Names rows with reasons, those of one reason together.</summary>
    /// <param name="word">What became of the rows, for example "n/a".</param>
    /// <param name="rows">The rows' names and their reasons, which are sentences.</param>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty without rows.</returns>
    public static string Lines(string word, IEnumerable<(string Name, string Reason)> rows) => string.Concat(rows
        .GroupBy(row => row.Reason, row => row.Name)
        .Select(group => $"- {word}: {string.Join(", ", group.Distinct())}. {group.Key}\n"));
}
