using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The rows of README.md, in its tables and its pictures.</summary>
internal static class ReadmeRows
{
    // README has 8 kB. Another of its rows does as much as each of these in less time; they stand in docs/results.md.
    private static readonly string[] _elsewhere = ["ApacheAvro", "ApacheThrift", "DataContract", "ForyCompatible", "Hyperion", "XmlSerializer"];

    /// <summary>The record with these rows alone; what an upgrade changes stands on its own page.</summary>
    public static RunRecord Of(RunRecord record) => record with { Serializers = [.. record.Serializers.Where(serializer => serializer.Version is null && !_elsewhere.Contains(serializer.Name))] };
}
