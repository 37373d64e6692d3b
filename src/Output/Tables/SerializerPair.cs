using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Two serializers to hold against each other.</summary>
internal sealed record SerializerPair(string First, string Second)
{
    /// <summary>The pairs of a serializer and itself with other versions, of those that a run measured.</summary>
    public static IEnumerable<SerializerPair> OfVersions(RunRecord record) =>
        from rows in record.Serializers.GroupBy(row => row.Name.Split(VersionedName.Mark)[0], row => row.Name)
        let names = rows.ToArray()
        from other in names.Skip(1)
        let pair = new SerializerPair(names[0], other)
        where pair.Meets(record.Cases.Select(@case => @case.Key))
        select pair;

    /// <summary>Whether some cases have an operation and a model that both are measured on.</summary>
    public bool Meets(IEnumerable<CaseKey> cases)
    {
        var keys = cases.ToHashSet();
        return keys.Any(key => key.Serializer == First && keys.Contains(key with { Serializer = Second }));
    }
}
