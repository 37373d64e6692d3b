using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Reports;

/// <summary>The lines at a table's foot that name rows it lacks, so that nobody takes their absence for an opinion.</summary>
public static class LeftOutNote
{
    /// <summary>Names the rows that this build lacks.</summary>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is left out.</returns>
    public static string Write() => Write(Catalog.LeftOut.Select(row => (row.Serializer, row.Reason)));

    /// <summary>Names the chosen rows that a model's table lacks or marks n/a, and the rows that this build lacks.</summary>
    /// <param name="contenders">The table's rows.</param>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty if nothing is left out.</returns>
    public static string Write(IEnumerable<Contender> contenders) => Write(
    [
        .. contenders.Where(contender => contender.WhyNot is not null).Select(contender => (contender.Serializer.Name, contender.WhyNot!)),
        .. Catalog.LeftOut.Select(row => (row.Serializer, row.Reason)),
    ]);

    /// <summary>Names rows with reasons.</summary>
    /// <param name="rows">The rows' names and their reasons, which are sentences.</param>
    /// <returns>Markdown, one line a reason, each ended with a line feed; empty without rows.</returns>
    public static string Write(IEnumerable<(string Name, string Reason)> rows) => string.Concat(rows
        .GroupBy(row => row.Reason, row => row.Name)
        .Select(group => $"- Left out: {string.Join(", ", group.Distinct())}. {group.Key}\n"));
}
