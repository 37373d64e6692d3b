using System.Text.Json;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A line of the file of an unfinished run: a measured round of a case, or why the case failed.</summary>
internal sealed record PartialLine(CaseKey Key, int PayloadBytes, double Seconds, RoundRecord? Round = null, string? Failed = null)
{
    /// <summary>Puts the lines of a file together.</summary>
    /// <param name="header">The run without its cases.</param>
    /// <param name="planned">The cases to measure, in the order of tables.</param>
    /// <param name="lines">The lines.</param>
    public static RunRecord Assemble(RunRecord header, IReadOnlyList<CaseKey> planned, List<PartialLine> lines)
    {
        // A case whose last line is a failure has failed; one that was measured when it was tried again has not.
        // Rounds visit cases in an order of their own; the record has that of the plan, which is that of the tables.
        var places = planned.Select((key, place) => (key, place)).ToDictionary();
        var cases = lines.GroupBy(line => line.Key).OrderBy(@case => places.GetValueOrDefault(@case.Key, int.MaxValue)).ToArray();
        CaseRecord[] measured =
        [
            .. from @case in cases
               where @case.Last().Failed is null
               let rounds = @case.Where(line => line.Round is not null)
               select new CaseRecord(@case.Key, rounds.First().PayloadBytes, [.. rounds.Select(line => line.Round!).OrderBy(round => round.Round)]),
        ];
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

    /// <summary>Reads a file.</summary>
    /// <param name="stream">The file.</param>
    /// <returns>What stands in it, and the length of its whole lines.</returns>
    /// <exception cref="JsonException">The file is not an unfinished run.</exception>
    public static (RunRecord Header, IReadOnlyList<CaseKey> Planned, List<PartialLine> Lines, long Length) ReadAll(FileStream stream)
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
