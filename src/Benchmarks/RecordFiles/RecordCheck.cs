using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.RecordFiles;

/// <summary>
/// What the types of a record cannot say. A file that somebody edited, or written by something else, would
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
            record.Operations, record.Models, record.Serializers, record.LeftOut, record.Missing, record.Notes ?? [], record.Environment.Libraries, record.Environment.LibraryFiles ?? [], record.OwnType?.Lost ?? [],
            record.Cases, .. record.Cases.Select(@case => @case?.Rounds ?? []),
            record.Shards ?? [], .. record.Shards?.Select(shard => shard?.Cases ?? []) ?? [],
        ];
        if (lists.Any(list => list.Contains(null)))
            return "One of its lists holds null.";

        if (Numbers(record).FirstOrDefault(number => !(number.Value >= number.Least)) is { What: not null } small)
            return string.Create(CultureInfo.InvariantCulture, $"{small.What} is {small.Value}, and the least that it can be is {small.Least}.");

        if (record.OwnType is { Lost: [] })
            return "It says that members are lost, and not which.";

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
            if (!operations.Contains(operation) || !models.Contains(model) || !(serializers.Contains(serializer) || @case.Key.IsFloor))
                return $"The case {@case.Key} is of an operation, serializer or model that it does not list.";
            if (!keys.Add(@case.Key))
                return $"The case {@case.Key} is there twice.";
            if (@case.Rounds.Count == 0)
                return $"The case {@case.Key} has no round.";
            if (@case.Rounds.DistinctBy(round => round.Round).Count() < @case.Rounds.Count)
                return $"The case {@case.Key} has a round twice.";
            if (@case.Rounds.FirstOrDefault(round => round.Operations < 1 || round.Wall.Count == 0) is { } empty)
                return $"The case {@case.Key} has no operation or no iteration in round {empty.Round}.";
            if (@case.Rounds.FirstOrDefault(round => round.Disturbed?.Any(place => place < 0 || place >= round.Wall.Count) == true) is { } foreign)
                return $"The case {@case.Key} has a disturbed iteration in round {foreign.Round} that was not measured.";
            if (@case.Rounds.FirstOrDefault(round => round.Paused is { } paused && paused.Count != round.Wall.Count) is { } unpaired)
                return $"The case {@case.Key} has another number of pauses than of iterations in round {unpaired.Round}.";
        }

        return null;
    }

    private static IEnumerable<(string What, double Value, double Least)> Numbers(RunRecord record)
    {
        yield return ("seconds", record.Seconds, 0);
        yield return ("environment.cores", record.Environment.Cores, 1);
        yield return ("environment.memoryGiB", record.Environment.MemoryGiB, 0);
        yield return ("settings.rounds", record.Settings.Rounds, 1);
        if (record.Settings.Measurement is { } measurement)
        {
            yield return ("settings.measurement.rounds", measurement.Rounds, 1);
            yield return ("settings.measurement.iterations", measurement.Iterations, 1);
            yield return ("settings.measurement.iterationMilliseconds", measurement.IterationMilliseconds, 0);
        }

        if (record.OwnType is { } ownType)
            yield return ("ownType.samples", ownType.Samples, 1);
        foreach (var @case in record.Cases)
        {
            yield return ($"The payload of {@case.Key}", @case.PayloadBytes, 0);
            foreach (var round in @case.Rounds)
            {
                yield return ($"A round's number of {@case.Key}", round.Round, 1);
                yield return ($"A time of {@case.Key} in round {round.Round}", round.Wall.Concat(round.Cpu).Concat(round.Paused ?? []).Append(round.Overhead).Append(round.CollectionPause ?? 0).Min(), 0);
                yield return ($"The allocated memory of {@case.Key} in round {round.Round}", round.Allocated, 0);
                yield return ($"The collections of {@case.Key} in round {round.Round}", round.Gen0 ?? 0, 0);
            }
        }
    }

    [GeneratedRegex("^[A-Za-z0-9][A-Za-z0-9-]*\\z")]
    private static partial Regex FileName();
}
