namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A shard of a run, as each of the run's shards records it, so that whoever joins some of them knows what is missing.</summary>
/// <param name="Index">Its number, from 1.</param>
/// <param name="Held">Whether the record holds what was measured of it.</param>
/// <param name="Cases">The cases to measure in it, in the order of tables.</param>
public sealed record ShardRecord(int Index, bool Held, IReadOnlyList<CaseKey> Cases)
{
    /// <summary>Joins what records say of a run's shards.</summary>
    /// <param name="records">What each record says, of equally many shards.</param>
    public static IReadOnlyList<ShardRecord> Union(IReadOnlyList<IReadOnlyList<ShardRecord>> records) =>
    [
        .. records[0].Select((shard, index) => shard with
        {
            Held = records.Any(shards => shards[index].Held),

            // A round-trip validation may fail on one machine alone, and then its shard knows of fewer cases.
            Cases = [.. records.SelectMany(shards => shards[index].Cases).Distinct()],
        }),
    ];
}
