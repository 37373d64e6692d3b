using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>
/// What the types of a record cannot say. A file that was cut and mended by hand, or written by something else, would
/// otherwise end in a division by zero, or in a table's file outside its folder.
/// </summary>
internal static partial class RecordCheck
{
    /// <summary>Finds what contradicts itself.</summary>
    /// <param name="record">The record.</param>
    /// <returns>The first fault in a sentence; null if there is none.</returns>
    public static string? FirstFault(RunRecord record)
    {
        IEnumerable<object?>[] lists =
        [
            record.Operations, record.Models, record.Serializers, record.LeftOut, record.Missing, record.Environment.Libraries, record.OwnType?.Lost ?? [],
            record.Cases, .. record.Cases.Select(@case => @case?.Rounds ?? []),
            record.Shards ?? [], .. record.Shards?.Select(shard => shard?.Cases ?? []) ?? [],
        ];
        if (lists.Any(list => list.Contains(null)))
            return "One of its lists holds null.";

        var operations = record.Operations.Select(operation => operation.Name).ToHashSet();
        var models = record.Models.ToHashSet();
        var serializers = record.Serializers.Select(serializer => serializer.Name).ToHashSet();
        if (operations.Concat(models).Prepend(record.Study).FirstOrDefault(name => !FileName().IsMatch(name)) is { } wrong)
            return $"'{wrong}' cannot be in a file's name.";

        if (record.Shards?.Select((shard, index) => shard.Index == index + 1).All(isInOrder => isInOrder) == false)
            return "Its shards are not numbered from 1 in order.";

        var keys = new HashSet<CaseKey>();
        foreach (var @case in record.Cases)
        {
            var (operation, serializer, model) = @case.Key;
            if (!operations.Contains(operation) || !models.Contains(model) || !serializers.Contains(serializer))
                return $"The case {@case.Key} is of an operation, serializer or model that it does not list.";
            if (!keys.Add(@case.Key))
                return $"The case {@case.Key} is there twice.";
            if (@case.Rounds.Count == 0)
                return $"The case {@case.Key} has no round.";
            if (@case.Rounds.DistinctBy(round => round.Round).Count() < @case.Rounds.Count)
                return $"The case {@case.Key} has a round twice.";
            if (@case.Rounds.FirstOrDefault(round => round.Operations < 1 || round.Wall.Count == 0) is { } empty)
                return $"The case {@case.Key} has no operation or no iteration in round {empty.Round}.";
        }

        return null;
    }

    [GeneratedRegex("^[A-Za-z0-9][A-Za-z0-9-]*\\z")]
    private static partial Regex FileName();
}
