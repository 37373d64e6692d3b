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

/// <summary>What a record must list, and what must be in its lists once and in order. Tables look things up by name.</summary>
internal static class RecordLists
{
    /// <summary>Finds what is not listed, there twice or out of order.</summary>
    /// <param name="record">The record, none of whose lists holds null.</param>
    /// <returns>The first fault in a sentence; null if there is none.</returns>
    public static string? FirstFault(RunRecord record) =>
        Repeated("operation", record.Operations.Select(operation => operation.Name))
        ?? Repeated("model", record.Models)
        ?? Repeated("serializer", record.Serializers.Select(serializer => serializer.Name))
        ?? Repeated("left-out serializer", record.LeftOut.Select(left => left.Serializer))
        ?? Repeated("missing case", record.Missing.Select(missing => $"{missing.Operation ?? "any operation"}.{missing.Serializer}.{missing.Model}"))
        ?? Repeated("note on", (record.Notes ?? []).Select(note => $"{note.Serializer}.{note.Model}"))
        ?? Repeated("library", record.Environment.Libraries)
        ?? Repeated("file of the library", record.Environment.LibraryFiles.Select(file => file.Name))
        ?? Repeated("lost member", record.OwnType?.Lost ?? [])
        ?? Repeated("case of a shard", (record.Shards ?? []).SelectMany(shard => shard.Cases).Select(key => key.ToString()))
        ?? (record.Shards?.Select((shard, index) => shard.Index == index + 1).All(isInOrder => isInOrder) == false ? "Its shards are not numbered from 1 in order." : null)
        ?? Repeated("case", record.Cases.Concat(record.Twins ?? []).Select(@case => @case.Key.ToString()))
        ?? Repeated("case", (record.Same ?? []).Select(same => same.Key.ToString()))
        ?? Unlisted(record)
        ?? record.Cases.Concat(record.Twins ?? []).Select(FaultOfRounds).FirstOrDefault(fault => fault is not null);

    private static string? Repeated(string what, IEnumerable<string> names) =>
        names.CountBy(name => name).FirstOrDefault(name => name.Value > 1).Key is { } name ? $"The {what} {name} is there twice." : null;

    private static string? Unlisted(RunRecord record)
    {
        var operations = record.Operations.Select(operation => operation.Name).ToHashSet();
        var models = record.Models.ToHashSet();
        var serializers = record.Serializers.Select(serializer => serializer.Name).Append(RemovedSerializers.Floor).ToHashSet();
        IEnumerable<CaseKey> keys = [.. record.Cases.Concat(record.Twins ?? []).Select(@case => @case.Key), .. (record.Same ?? []).SelectMany(same => (CaseKey[])[same.Key, same.Key with { Operation = same.Operation }])];
        return keys.FirstOrDefault(key => !operations.Contains(key.Operation) || !models.Contains(key.Model) || !serializers.Contains(key.Serializer.Split(CaseKey.TwinMark)[0])) is { } unlisted
            ? $"The case {unlisted} is of an operation, serializer or model that it does not list."
            : record.Twins?.FirstOrDefault(@case => !@case.Key.IsTwin) is { } noTwin ? $"The case {noTwin.Key} is among those that are measured twice, and its name does not say so."
            : record.Cases.FirstOrDefault(@case => @case.Key.IsTwin) is { } twin ? $"The case {twin.Key} is of a serializer that is measured twice, and stands among the others."
            : null;
    }

    private static string? FaultOfRounds(CaseRecord @case) =>
        @case.Rounds.Count == 0 ? $"The case {@case.Key} has no round."
        : @case.Rounds.DistinctBy(round => round.Round).Count() < @case.Rounds.Count ? $"The case {@case.Key} has a round twice."
        : @case.Rounds.Zip(@case.Rounds.Skip(1)).Any(pair => pair.First.Round > pair.Second.Round) ? $"The case {@case.Key} has rounds that are out of order."
        : @case.Rounds.FirstOrDefault(round => round is { Service: null, LongestPause: null } && round.Time > round.Median) is { } wrongOrder ? $"The case {@case.Key} has a fastest iteration above the median in round {wrongOrder.Round}."
        : null;
}
