using System.Text.Json;

namespace SerializationBenchmarks.Records;

/// <summary>A line of the file of an unfinished run: what a round measured of a case, or why it failed.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample, in bytes; 0 if it failed.</param>
/// <param name="Seconds">What it took of the run.</param>
/// <param name="Round">What was measured; null if it failed.</param>
/// <param name="Failed">Why it failed; null if it did not.</param>
internal sealed record PartialLine(CaseKey Key, int PayloadBytes, double Seconds, RoundRecord? Round = null, string? Failed = null)
{
    /// <summary>Makes the record of what the lines say.</summary>
    // A case whose last line is a failure has failed; one that was measured when it was tried again has not.
    // Rounds visit cases in an order of their own; the record has that of the plan, which is that of the tables.
    public static RunRecord Assemble(RunRecord header, IReadOnlyList<CaseKey> planned, IReadOnlyList<PartialLine> lines)
    {
        var places = planned.Select((key, place) => (key, place)).ToDictionary();
        var cases = lines.GroupBy(line => line.Key).OrderBy(@case => places.GetValueOrDefault(@case.Key, int.MaxValue)).ToArray();
        CaseRecord[] measured = WithPausesOfProcesses(
        [
            .. from @case in cases
               where @case.Last().Failed is null
               let rounds = @case.Where(line => line.Round is not null)
               select new CaseRecord(@case.Key, rounds.First().PayloadBytes, [.. rounds.Select(line => line.Round!).OrderBy(round => round.Round)]),
        ]);
        return RecordCases.WithSame(header with
        {
            Seconds = Math.Round(lines.Sum(line => line.Seconds), 1),
            Missing =
            [
                .. header.Missing,
                .. from @case in cases
                   let reason = @case.Last().Failed
                   where reason is not null && !@case.Key.IsTwin
                   select new MissingCase(@case.Key.Serializer, @case.Key.Model, true, reason, @case.Key.Operation),
            ],
            Cases = [.. measured.Where(@case => !@case.Key.IsTwin)],
            Twins = Array.FindAll(measured, @case => @case.Key.IsTwin) is { Length: > 0 } twins ? twins : null,
        });
    }

    // What a collection costs is a process's, whichever of its operations found it: the first of them to end had seen few, and a neighbour makes any of them longer.
    private static CaseRecord[] WithPausesOfProcesses(CaseRecord[] cases)
    {
        var least = cases.SelectMany(@case => @case.Rounds, (@case, round) => (@case.Key.Serializer, @case.Key.Model, Round: round))
            .Where(found => found.Round is { CollectionPause: not null, HasCountedCollections: false })
            .GroupBy(found => (found.Serializer, found.Model, found.Round.Round), found => found.Round.CollectionPause!.Value)
            .ToDictionary(found => found.Key, found => found.Min());
        RoundRecord Shared(CaseKey key, RoundRecord round) => round is { CollectionPause: not null, HasCountedCollections: false } ? round with { CollectionPause = least[(key.Serializer, key.Model, round.Round)] } : round;
        return Array.ConvertAll(cases, @case => @case with { Rounds = [.. @case.Rounds.Select(round => Shared(@case.Key, round))] });
    }

    /// <summary>Reads such a file: its two heading lines, then the others up to the last whole one.</summary>
    /// <exception cref="JsonException">It is something else.</exception>
    public static (RunRecord Header, IReadOnlyList<CaseKey> Planned, List<PartialLine> Lines, long Length) Read(FileStream stream)
    {
        var bytes = new byte[stream.Length];
        stream.ReadExactly(bytes);
        var (header, planned, lines) = ((RunRecord?)null, (CaseKey[]?)null, new List<PartialLine>());
        var start = 0;
        for (int end; (end = Array.IndexOf(bytes, (byte)'\n', start)) >= 0; start = end + 1)
        {
            var line = bytes.AsSpan(start..end);
            if (header is null)
                header = RecordFile.Parse(line);
            else if (planned is null)
                planned = RecordFile.Parse<CaseKey[]>(line);
            else
                lines.Add(RecordFile.Parse<PartialLine>(line) is { } item && item.Round is null != item.Failed is null ? item : throw new JsonException($"Line {lines.Count + PartialRecord.HeadingLines + 1} has neither figures nor a failure."));
        }

        if (header is null || planned is null)
            throw new JsonException("It ends before its second line, so nothing was measured.");
        if (planned.CountBy(key => key).FirstOrDefault(key => key.Value > 1).Key is { } twice)
            throw new JsonException($"It plans the case {twice} twice.");
        if (RecordCheck.FirstFault(Assemble(header, planned, lines)) is { } fault)
            throw new JsonException(fault);
        return (header, planned, lines, start);
    }
}
