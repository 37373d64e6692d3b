using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>Turns the trials of a serializer on a model into its result.</summary>
internal static class ResultReader
{
    public static RobustnessResult Read(Subject subject, RobustnessSettings settings, IReadOnlyList<HostileInput> inputs, IReadOnlyList<Trial> trials, CancellationToken cancellation)
    {
        var (serializer, model) = (subject.Binding.Serializer, subject.Binding.Model);
        var tried = inputs.Zip(trials, (input, trial) => (Input: input, Trial: trial)).ToList();
        return new RobustnessResult(
            serializer.Name,
            serializer.LibraryVersion,
            model.Name,
            [
                .. from @class in Enum.GetValues<InputClass>()
                   select ClassCounts.Of(@class, [.. tried.Where(pair => pair.Input.Class == @class).Select(pair => pair.Trial)])
                       with { WhyNone = HostileInputs.WhyNone(subject.Binding, @class) },
            ],
            [
                .. tried
                    .SelectMany((pair, index) => BadOutcome.Of(pair.Trial).Select(outcome => (Outcome: outcome, pair.Input, Index: index)))
                    .GroupBy(bad => bad.Outcome, bad => (bad.Input, bad.Index))
                    .OrderBy(group => group.Key.Order).ThenBy(group => group.Key.Text, StringComparer.Ordinal)
                    .Select(group => ShowSmallest(subject, settings, group.Key, [.. group], cancellation)),
            ])
        {
            ByHand = serializer.Library is null,
        };
    }

    private static BadExample ShowSmallest(Subject subject, RobustnessSettings settings, BadOutcome outcome, IReadOnlyList<(HostileInput Input, int Index)> inputs, CancellationToken cancellation)
    {
        var (input, index, bytes) = inputs.Select(input => (input.Input, input.Index, Bytes: input.Input.Create())).MinBy(pair => pair.Bytes.Length);
        var shrunk = ShrinkRun.Shrink(subject, settings, index, bytes, outcome, cancellation);
        return new BadExample(outcome.Text, inputs.Count, input.Name, shrunk.Length, HexText.Write(shrunk), shrunk.Length <= Shrinker.LongestInput ? Convert.ToHexString(shrunk) : null);
    }
}
