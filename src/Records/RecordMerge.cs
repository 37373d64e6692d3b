using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Records;

/// <summary>Joins the records of shards.</summary>
public static class RecordMerge
{
    /// <summary>Makes one record of the records of a run's shards.</summary>
    /// <param name="shards">The records with the paths they came from, at least one.</param>
    /// <returns>A record with every case once, in the order of tables; while some of the run is missing, it says so in its shards.</returns>
    /// <exception cref="UserErrorException">
    /// Machines, code, settings, studies or numbers of shards differ, or two records hold the same case.
    /// </exception>
    public static RunRecord Merge(IReadOnlyList<(string Path, RunRecord Record)> shards)
    {
        var (firstPath, first) = shards[0];
        var owners = new Dictionary<CaseKey, string>();
        foreach (var (path, record) in shards)
        {
            var difference = first.Environment.FirstMachineDifference(record.Environment)
                ?? first.Environment.FirstCodeDifference(record.Environment)
                ?? VersionRecord.Differences(first, record)
                ?? (first.Study != record.Study ? $"one is of the study {first.Study}, the other of {record.Study}" : null)
                ?? OwnTypeRecord.FirstDifference(first.OwnType, record.OwnType)
                ?? (RecordFile.Text(first.Settings) != RecordFile.Text(record.Settings) ? "they were measured with other settings" : null)
                ?? (first.Shards?.Count != record.Shards?.Count ? $"one is of {Describe(first)}, the other of {Describe(record)}" : null);
            if (difference is not null)
                throw new UserErrorException($"{firstPath} and {path} cannot be merged: {difference}; merge only shards of one run on like machines, compare puts unlike records side by side.");
            foreach (var @case in record.Cases.Concat(record.Twins ?? []))
            {
                if (!owners.TryAdd(@case.Key, path))
                    throw new UserErrorException($"{owners[@case.Key]} and {path} cannot be merged: both hold the case {@case.Key}; give each shard of a run once.");
            }

            foreach (var (otherPath, other) in shards.TakeWhile(shard => shard.Path != path))
            {
                if (FirstContradiction(other.Shards ?? [], record.Shards ?? []) is { } contradiction)
                    throw new UserErrorException($"{otherPath} and {path} cannot be merged: {contradiction}, so they are not of one run; give each shard of a run once.");
            }
        }

        var records = shards.Select(shard => shard.Record).ToArray();
        var operations = Union(records.Select(record => record.Operations), operation => operation.Name);
        var models = Union(records.Select(record => record.Models), model => model);
        var serializers = Union(records.Select(record => record.Serializers), serializer => serializer.Name, Join);
        var merged = first with
        {
            Started = records.Min(record => record.Started),
            Seconds = Math.Round(records.Sum(record => record.Seconds), 1),
            Operations = operations,
            Models = models,
            Serializers = serializers,
            LeftOut = [.. records.SelectMany(record => record.LeftOut).Distinct()],
            Missing = [.. records.SelectMany(record => record.Missing).Distinct()],
            Notes = records.SelectMany(record => record.Notes ?? []).Distinct().ToArray() is { Length: > 0 } notes ? notes : null,
            Cases = [.. records.SelectMany(record => record.Cases)],
            Same = records.SelectMany(record => record.Same ?? []).Distinct().ToArray() is { Length: > 0 } same ? same : null,
            Twins = records.SelectMany(record => record.Twins ?? []).ToArray() is { Length: > 0 } twins ? twins : null,
            Shards = first.Shards is null ? null : ShardRecord.Union([.. records.Select(record => record.Shards!)]),
        };
        merged = RecordCases.InOrder(merged);
        return merged.FindUnmeasured().Any() ? merged : merged with { Shards = null };
    }

    /// <summary>Says that records plan other cases, although nothing failed that explains it: they are of different selections.</summary>
    /// <param name="shards">The records with the paths they came from.</param>
    /// <returns>The first such case in a sentence's words; null if there is none.</returns>
    public static string? FirstOtherPlan(IReadOnlyList<(string Path, RunRecord Record)> shards) =>
    (
        from shard in shards
        from key in PlannedOf(shard.Record)
        from other in shards
        where !PlannedOf(other.Record).Contains(key)
            && !other.Record.Missing.Any(missing => missing.Failed && missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)
        select $"{shard.Path} plans {key}, and {other.Path} does not").FirstOrDefault();

    private static HashSet<CaseKey> PlannedOf(RunRecord record) => [.. (record.Shards ?? []).SelectMany(shard => shard.Cases)];

    private static string? FirstContradiction(IReadOnlyList<ShardRecord> first, IReadOnlyList<ShardRecord> other) =>
        first.Zip(other).FirstOrDefault(pair => pair.First.Held && pair.Second.Held) is { First: { } twice } ? $"both are shard {twice.Index} of {first.Count}"
        : (from one in first from two in other where one.Index != two.Index from key in one.Cases.Intersect(two.Cases) select $"{key} is of shard {one.Index} in one and of shard {two.Index} in the other").FirstOrDefault();

    // A shard without a case of a serializer knows less of it.
    private static SerializerRecord Join(SerializerRecord first, SerializerRecord other) =>
        first with { OwnDataType = first.OwnDataType ?? other.OwnDataType, Body = first.Body ?? other.Body };

    private static string Describe(RunRecord record) => record.Shards is { } shards ? $"a run of {NumberText.Count(shards.Count, "shard")}" : "a run that is not split";

    // Shards know only what they measured. Each list is a part of the same order, which comes back by inserting every
    // unknown item behind the one before it.
    private static List<T> Union<T>(IEnumerable<IReadOnlyList<T>> lists, Func<T, string> name, Func<T, T, T>? join = null)
    {
        var union = new List<T>();
        foreach (var list in lists)
        {
            var place = 0;
            foreach (var item in list)
            {
                var known = union.FindIndex(other => name(other) == name(item));
                if (known < 0)
                    union.Insert(place++, item);
                else
                {
                    union[known] = join is null ? union[known] : join(union[known], item);
                    place = known + 1;
                }
            }
        }

        return union;
    }
}
