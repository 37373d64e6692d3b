using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What a part of a run lacks of the whole: other shards, and cases of its own that are not finished.</summary>
public sealed class RecordGap
{
    private readonly RunRecord _record;
    private readonly List<(ShardRecord Shard, CaseKey Key)> _missing;

    private RecordGap(RunRecord record)
    {
        _record = record;
        var measured = record.Cases.Select(@case => @case.Key).ToHashSet();
        _missing =
        [
            .. from shard in record.Shards ?? []
               from key in shard.Cases
               where !measured.Contains(key) && !IsExplained(key)
               select (shard, key),
        ];
    }

    /// <summary>The cases.</summary>
    public IEnumerable<CaseKey> Cases => _missing.Select(missing => missing.Key);

    /// <summary>Finds what a record lacks.</summary>
    /// <param name="record">The record.</param>
    /// <returns>The gap; null if the record is whole.</returns>
    public static RecordGap? Of(RunRecord record) => new RecordGap(record) is { _missing.Count: > 0 } gap ? gap : null;

    /// <summary>Says what is missing.</summary>
    /// <returns>
    /// For example "shard 3 of 3 is missing: 25 cases (SerializeOnce on Tiny: 13 cases, DeserializeOnce on Tiny: 12 cases)"; cases of a
    /// table that is there in part are named.
    /// </returns>
    public override string ToString()
    {
        int[] shards = [.. _missing.Select(missing => missing.Shard).Where(shard => !shard.Held).Select(shard => shard.Index).Distinct()];
        var count = _record.Shards!.Count;
        var numbers = string.Join(", ", shards.Select(index => index.ToString(CultureInfo.InvariantCulture)));
        var who = shards.Length switch
        {
            0 => "not all of its cases are measured",
            1 => $"shard {numbers} of {count} is missing",
            _ => $"shards {numbers} of {count} are missing",
        };
        return $"{who}: {NumberText.Count(_missing.Count, "case")} ({string.Join(", ", Tables())})";
    }

    private IEnumerable<string> Tables() =>
        from table in Cases.GroupBy(key => (key.Operation, key.Model))
        let isPartial = _record.Cases.Any(@case => (@case.Key.Operation, @case.Key.Model) == table.Key)
        select $"{table.Key.Operation} on {table.Key.Model}: {(isPartial ? string.Join(", ", table.Select(key => key.Serializer)) : NumberText.Count(table.Count(), "case"))}";

    // What failed is not there either, but its record says why.
    private bool IsExplained(CaseKey key) => _record.Missing.Any(missing =>
        missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation);
}
