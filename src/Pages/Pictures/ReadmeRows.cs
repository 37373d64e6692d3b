using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Pages.Pictures;

/// <summary>The rows of README.md, in its tables and its pictures.</summary>
internal static class ReadmeRows
{
    // README has 8 kB. Another of its rows does as much as each of these in less time; they stand in docs/results.md.
    private static readonly string[] _elsewhere = ["ApacheAvro", "ApacheThrift", "Bson", "Cbor", "ChrAvro", "DataContract", "ForyCompatible", "Hyperion", "XmlSerializer"];

    /// <summary>What the rows are called that README lacks, so that nobody looks for them in vain.</summary>
    public static IReadOnlyList<string> Elsewhere(RunRecord record) =>
        [.. record.Serializers.Where(serializer => serializer.Version is null && _elsewhere.Contains(serializer.Name)).Select(new RowLabels(record.Serializers).Short)];

    /// <summary>The record with these rows alone; what an upgrade changes stands on its own page.</summary>
    public static RunRecord Of(RunRecord record) => record with { Serializers = [.. record.Serializers.Where(serializer => serializer.Version is null && !_elsewhere.Contains(serializer.Name))] };
}
