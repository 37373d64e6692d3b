using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>What became of all inputs, as <c>--json</c> prints it on a user's machine: with the inputs, which no page and no facts have.</summary>
internal sealed record RobustnessReport(int Mutants, ulong Seed, IReadOnlyList<RobustnessResult> Results, IReadOnlyList<LeftOut> LeftOut);

/// <summary>What became of the inputs of a serializer on a model.</summary>
internal sealed record RobustnessResult(string Serializer, string Library, string Model, IReadOnlyDictionary<InputClass, OutcomeCounts> Classes, IReadOnlyList<BadExample> Examples)
{
    /// <summary>Why the serializer does not support the model.</summary>
    public string? UnsupportedBecause { get; init; }

    /// <summary>Whether the serializer is handwritten, and so must have no bad outcome.</summary>
    [JsonIgnore]
    public bool ByHand { get; init; }

    /// <summary>The counts over the classes of inputs.</summary>
    [JsonIgnore]
    public OutcomeCounts All => Classes.Values.Aggregate(new OutcomeCounts(), (left, right) => left + right);

    /// <summary>Turns the trials of a serializer on a model into its result.</summary>
    public static RobustnessResult Of(Binding binding, IReadOnlyList<HostileInput> inputs, IReadOnlyList<Trial> trials)
    {
        var tried = inputs.Zip(trials, (input, trial) => (Input: input, Trial: trial)).ToList();
        return new RobustnessResult(
            binding.Serializer.Name,
            binding.Serializer.LibraryVersion,
            binding.Model.Name,
            tried.GroupBy(pair => pair.Input.Class, pair => pair.Trial).ToDictionary(group => group.Key, group => OutcomeCounts.Of([.. group])),
            [
                .. tried
                    .SelectMany(pair => BadOutcome.Of(pair.Trial).Select(outcome => (Outcome: outcome, pair.Input)))
                    .GroupBy(bad => bad.Outcome, bad => bad.Input)
                    .OrderBy(group => group.Key.Order).ThenBy(group => group.Key.Text, StringComparer.Ordinal)
                    .Select(group => BadExample.Of(group.Key, [.. group])),
            ])
        {
            ByHand = binding.Serializer.Library is null,
        };
    }
}

/// <summary>The shortest input that had a bad outcome.</summary>
/// <param name="Hex">Its bytes, if there are not too many.</param>
internal sealed record BadExample(string Outcome, int Times, string Input, int Length, string? Hex)
{
    private const int LongestHex = 4096;

    /// <summary>Whether the outcome is an exception that is not the library's own.</summary>
    [JsonIgnore]
    public bool IsException { get; init; }

    /// <summary>Finds the shortest of some inputs.</summary>
    public static BadExample Of(BadOutcome outcome, IReadOnlyCollection<HostileInput> inputs)
    {
        var shortest = inputs.MinBy(input => input.Create().Length)!;
        var bytes = shortest.Create();
        return new BadExample(outcome.Text, inputs.Count, shortest.Name, bytes.Length, bytes.Length <= LongestHex ? Convert.ToHexString(bytes) : null) { IsException = outcome.IsException };
    }
}
