namespace SerializationBenchmarks.Records;

/// <summary>The cases of a record: in the order of tables, with or without those that are shown by another one.</summary>
internal static class RecordCases
{
    /// <summary>Adds the cases of <see cref="RunRecord.Same"/> whose other case is measured, and puts all in the order of tables.</summary>
    /// <param name="record">A record of measured cases alone.</param>
    public static RunRecord WithSame(RunRecord record)
    {
        var measured = record.Cases.ToDictionary(@case => @case.Key);
        return InOrder(record with
        {
            Cases =
            [
                .. record.Cases,
                .. from same in record.Same ?? []
                   let other = same.Key with { Operation = same.Operation }
                   where !measured.ContainsKey(same.Key) && measured.ContainsKey(other)
                   select measured[other] with { Key = same.Key, SameAs = other },
            ],
        });
    }

    /// <summary>Leaves out the cases that were not measured themselves, as a file has it.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord WithoutSame(RunRecord record) => record with { Cases = [.. record.Cases.Where(@case => @case.SameAs is null)] };

    /// <summary>Puts a record's cases in the order of tables: by operation, model and serializer.</summary>
    /// <param name="record">The record.</param>
    public static RunRecord InOrder(RunRecord record)
    {
        var (operations, serializers) = (Places(record.Operations.Select(operation => operation.Name)), Places(record.Serializers.Select(serializer => serializer.Name)));
        var models = Places(record.Models);
        return record with
        {
            Cases =
            [
                .. record.Cases
                    .OrderBy(@case => operations.GetValueOrDefault(@case.Key.Operation))
                    .ThenBy(@case => models.GetValueOrDefault(@case.Key.Model))
                    .ThenBy(@case => serializers.GetValueOrDefault(@case.Key.Serializer)),
            ],
        };
    }

    private static Dictionary<string, int> Places(IEnumerable<string> names) => names.Distinct().Select((name, place) => (name, place)).ToDictionary();
}
