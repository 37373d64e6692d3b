using System.Globalization;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Records;

/// <summary>
/// What the types of a record cannot say. A file that somebody edited, or written by something else, would
/// otherwise end in a division by zero, or in a table's file outside its folder.
/// </summary>
internal static partial class RecordCheck
{
    private const double LeastTime = 1e-6; // Below what is measured; of 0 there are no ratios.

    private const double Most = 1e17; // Three years in nanoseconds, and more than any other number of a record.

    /// <summary>Finds what contradicts itself.</summary>
    /// <param name="record">The record.</param>
    /// <returns>The first fault in a sentence; null if there is none.</returns>
    public static string? FirstFault(RunRecord record)
    {
        IEnumerable<object?>[] lists =
        [
            record.Operations, record.Models, record.Serializers, record.LeftOut, record.Missing, record.Notes ?? [], record.Environment.Libraries, record.Environment.LibraryFiles, record.OwnType?.Lost ?? [],
            record.Same ?? [], record.Cases, .. record.Cases.Concat(record.Twins ?? []).Select(@case => @case?.Rounds ?? []), record.Twins ?? [],
            record.Shards ?? [], .. record.Shards?.Select(shard => shard?.Cases ?? []) ?? [],
        ];
        if (lists.Any(list => list.Contains(null)))
            return "One of its lists holds null.";

        if (record.Settings.Job != SettingsRecord.OwnJob)
            return $"It is of BenchmarkDotNet's job {record.Settings.Job}, and this checkout reads records of rounds.";

        if (Numbers(record).FirstOrDefault(number => !(number.Value >= number.Least)) is { What: not null } small)
            return string.Create(CultureInfo.InvariantCulture, $"{small.What} is {small.Value}, and the least that it can be is {small.Least}.");
        if (Numbers(record).FirstOrDefault(number => number.Value > Most) is { What: not null } large)
            return string.Create(CultureInfo.InvariantCulture, $"{large.What} is {large.Value}, and the most that it can be is {Most}.");

        if (record.OwnType is { Lost: [] })
            return "It says that members are lost, and not which.";

        if (record.Operations.Select(operation => operation.Name).Concat(record.Models).Prepend(record.Study).FirstOrDefault(name => !FileName().IsMatch(name)) is { } wrong)
            return $"'{wrong}' cannot be in a file's name.";

        return RecordLists.FirstFault(record);
    }

    private static IEnumerable<(string What, double Value, double Least)> Numbers(RunRecord record)
    {
        yield return ("seconds", record.Seconds, 0);
        yield return ("environment.cores", record.Environment.Cores, 1);
        yield return ("environment.memoryGiB", record.Environment.MemoryGiB, 0);
        if (record.Environment.Processor is { } processor)
        {
            yield return ("environment.processor.family", processor.Family ?? 0, 0);
            yield return ("environment.processor.model", processor.Model ?? 0, 0);
            yield return ("environment.processor.stepping", processor.Stepping ?? 0, 0);
            yield return ("environment.processor.level1Bytes", processor.Level1Bytes ?? 0, 0);
            yield return ("environment.processor.level2Bytes", processor.Level2Bytes ?? 0, 0);
            yield return ("environment.processor.level3Bytes", processor.Level3Bytes ?? 0, 0);
        }

        yield return ("settings.rounds", record.Settings.Rounds, 1);
        var measurement = record.Settings.Measurement;
        yield return ("settings.measurement.rounds", measurement.Rounds, 1);
        yield return ("settings.measurement.iterations", measurement.Iterations, 1);
        yield return ("settings.measurement.iterationMilliseconds", measurement.IterationMilliseconds, 0);
        yield return ("settings.measurement.connections", measurement.Connections ?? 1, 1);
        yield return ("settings.measurement.serverProcessors", measurement.ServerProcessors ?? 1, 1);
        if (record.OwnType is { } ownType)
            yield return ("ownType.samples", ownType.Samples, 1);
        foreach (var @case in record.Cases.Concat(record.Twins ?? []))
        {
            yield return ($"The payload of {@case.Key}", @case.PayloadBytes, 0);
            foreach (var round in @case.Rounds)
            {
                yield return ($"A round's number of {@case.Key}", round.Round, 1);
                yield return ($"The operations of {@case.Key} in round {round.Round}", round.Operations, 1);
                yield return ($"The iterations of {@case.Key} in round {round.Round}", round.Iterations, 1);
                yield return ($"The lost iterations of {@case.Key} in round {round.Round}", round.Lost, 0);
                yield return ($"The clean iterations of {@case.Key} in round {round.Round}", round.Clean ?? 0, 0);
                yield return ($"The shared time of {@case.Key} in round {round.Round}", round.Shared ?? 0, 0);
                yield return ($"The time of {@case.Key} in round {round.Round}", round.Time, LeastTime);
                yield return ($"The median of {@case.Key} in round {round.Round}", round.Median, LeastTime);
                yield return ($"The overhead of {@case.Key} in round {round.Round}", round.Overhead, 0);
                yield return ($"The pause of {@case.Key} in round {round.Round}", round.CollectionPause ?? 0, 0);
                yield return ($"The longest pause of {@case.Key} in round {round.Round}", round.LongestPause ?? 0, 0);
                yield return ($"The processor time of {@case.Key} in round {round.Round}", round.Cpu ?? 0, 0);
                yield return ($"The memory of {@case.Key} in round {round.Round}", round.PeakMemory ?? 0, 0);
                yield return ($"The memory that stays of {@case.Key} in round {round.Round}", round.StayingMemory ?? 0, 0);
                yield return ($"The allocated memory of {@case.Key} in round {round.Round}", round.Allocated, 0);
                yield return ($"The collections of {@case.Key} in round {round.Round}", round.Gen0 ?? 0, 0);
                if (round.Service is not { } service)
                    continue;
                yield return ($"The bytes on the wire of {@case.Key} in round {round.Round}", service.WireBytes, 0);
                yield return ($"The load of {@case.Key} in round {round.Round}", service.PerSecond, LeastTime);
                yield return ($"The latency of {@case.Key} in round {round.Round}", service.Latency, LeastTime);
                yield return ($"The 99th percentile of the latency of {@case.Key} in round {round.Round}", service.Latency99 ?? service.Latency, LeastTime);
            }
        }
    }

    [GeneratedRegex("^[A-Za-z0-9][A-Za-z0-9-]*\\z")]
    private static partial Regex FileName();
}
