namespace SerializationBenchmarks.Records;

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
