namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Turns trials into a row of the report.</summary>
internal static class RowReader
{
    private const int LongestHex = 4096;

    public static RobustnessRow Read(Subject subject, IReadOnlyList<HostileInput> inputs, IReadOnlyList<Trial> trials)
    {
        var (serializer, model, _, _) = subject.Contender;
        var tried = inputs.Zip(trials).ToList();
        return new RobustnessRow(
            serializer.Name,
            serializer.LibraryVersion,
            model.Name,
            [
                .. from @class in Enum.GetValues<InputClass>()
                   select ClassCounts.Of(@class, [.. tried.Where(pair => pair.First.Class == @class).Select(pair => pair.Second)])
                       with { WhyNone = HostileInputs.WhyNone(subject.Contender, @class) },
            ],
            [
                .. from pair in tried
                   from outcome in BadOutcomes(pair.Second)
                   group pair.First by outcome into badly
                   orderby badly.Key.Order, badly.Key.What
                   select FindSmallest(badly.Key.What, [.. badly]),
            ])
        {
            ByHand = serializer.Library is null,
        };
    }

    private static IEnumerable<(int Order, string What)> BadOutcomes(Trial trial)
    {
        if (trial.Outcome == Outcome.Ended)
            yield return (0, $"ended the process: {trial.Detail}");
        if (trial.Slow)
            yield return (1, "took over 1 s");
        if (trial.OverAllocated)
            yield return (2, "allocated too much");
        if (trial.Outcome == Outcome.RejectedWithAnother)
            yield return (3, trial.Detail!);
    }

    private static BadExample FindSmallest(string what, IReadOnlyList<HostileInput> inputs)
    {
        var (input, bytes) = inputs.Select(input => (Input: input, Bytes: input.Create())).MinBy(pair => pair.Bytes.Length);
        return new BadExample(what, inputs.Count, input.Name, bytes.Length, HexText.Write(bytes), bytes.Length <= LongestHex ? Convert.ToHexString(bytes) : null);
    }
}
