using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Two serializers to hold against each other.</summary>
internal sealed record SerializerPair(string First, string Second)
{
    /// <summary>
    /// The pairs of a serializer and itself with other versions, of those that a run measured, both deployed alike. One pair more shows what deploying does: the
    /// serializer, and the same with its own runtime.
    /// </summary>
    public static IEnumerable<SerializerPair> OfVersions(RunRecord record) =>
        from rows in record.Serializers.GroupBy(row => row.Name.Split(VersionedName.Mark)[0])
        from alike in rows.GroupBy(row => row.Version?.SelfContained is true)
        from other in alike
        let first = other == alike.First() && IsTheSame(record, rows.First(), other) ? rows.First() : alike.First()
        let pair = new SerializerPair(first.Name, other.Name)
        where first != other && pair.Meets(record.Cases.Select(@case => @case.Key))
        select pair;

    /// <summary>The runtime of a row.</summary>
    public static string RuntimeOf(RunRecord record, SerializerRecord row) => row.Version?.Runtime ?? record.Environment.Runtime;

    private static bool IsTheSame(RunRecord record, SerializerRecord row, SerializerRecord other) => (row.Library, RuntimeOf(record, row)) == (other.Library, RuntimeOf(record, other));

    /// <summary>Whether some cases have an operation and a model that both are measured on.</summary>
    public bool Meets(IEnumerable<CaseKey> cases)
    {
        var keys = cases.ToHashSet();
        return keys.Any(key => key.Serializer == First && keys.Contains(key with { Serializer = Second }));
    }
}
