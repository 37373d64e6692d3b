using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>What became of all inputs, as <c>--json</c> prints it.</summary>
/// <param name="Mutants">The number of mutants for each serializer and model.</param>
/// <param name="Seed">Their seed.</param>
/// <param name="Results">What became of the inputs of each serializer on each model.</param>
/// <param name="LeftOut">The serializers that this build lacks.</param>
internal sealed record RobustnessReport(int Mutants, ulong Seed, IReadOnlyList<RobustnessResult> Results, IReadOnlyList<LeftOut> LeftOut);

/// <summary>What became of the inputs of a serializer on a model.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Library">Its library's name and version.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Classes">The counts by class of inputs.</param>
/// <param name="Examples">The smallest input for each bad outcome.</param>
internal sealed record RobustnessResult(string Serializer, string Library, string Model, IReadOnlyList<ClassCounts> Classes, IReadOnlyList<BadExample> Examples)
{
    /// <summary>Why the serializer does not support the model.</summary>
    public string? UnsupportedBecause { get; init; }

    /// <summary>Whether the serializer is handwritten, and so must have no bad outcome.</summary>
    [JsonIgnore]
    public bool ByHand { get; init; }
}

/// <summary>What became of the inputs of a class.</summary>
internal sealed record ClassCounts(InputClass Class)
{
    public int Inputs { get; init; }

    public int Rejected { get; init; }

    public int RejectedWithAnother { get; init; }

    public int AcceptedAsDifferent { get; init; }

    public int AcceptedAsSame { get; init; }

    public int Slow { get; init; }

    public int OverAllocated { get; init; }

    public int Ended { get; init; }

    public int Untried { get; init; }

    /// <summary>Why there are no inputs, in a sentence.</summary>
    public string? WhyNone { get; init; }

    /// <summary>Counts inputs.</summary>
    public static ClassCounts Of(InputClass @class, IReadOnlyCollection<Trial> trials)
    {
        int Count(Outcome outcome) => trials.Count(trial => trial.Outcome == outcome);
        return new ClassCounts(@class)
        {
            Inputs = trials.Count,
            Rejected = Count(Outcome.Rejected),
            RejectedWithAnother = Count(Outcome.RejectedWithAnother),
            AcceptedAsDifferent = Count(Outcome.AcceptedAsDifferent),
            AcceptedAsSame = Count(Outcome.AcceptedAsSame),
            Slow = trials.Count(trial => trial.Slow),
            OverAllocated = trials.Count(trial => trial.OverAllocated),
            Ended = trials.Count(trial => trial is { Outcome: Outcome.Ended, Slow: false }), // One that was ended for its time is slow.
            Untried = Count(Outcome.Untried),
        };
    }

    public static ClassCounts operator +(ClassCounts left, ClassCounts right) => left with
    {
        Inputs = left.Inputs + right.Inputs,
        Rejected = left.Rejected + right.Rejected,
        RejectedWithAnother = left.RejectedWithAnother + right.RejectedWithAnother,
        AcceptedAsDifferent = left.AcceptedAsDifferent + right.AcceptedAsDifferent,
        AcceptedAsSame = left.AcceptedAsSame + right.AcceptedAsSame,
        Slow = left.Slow + right.Slow,
        OverAllocated = left.OverAllocated + right.OverAllocated,
        Ended = left.Ended + right.Ended,
        Untried = left.Untried + right.Untried,
    };
}

/// <summary>The smallest input that had a bad outcome, without what the outcome does not need.</summary>
/// <param name="Outcome">What happened.</param>
/// <param name="Times">How many inputs had this outcome.</param>
/// <param name="Input">The input it was found in.</param>
/// <param name="Length">The number of bytes that are left.</param>
/// <param name="Text">The bytes for a table.</param>
/// <param name="Hex">All of the bytes, if there are not too many.</param>
internal sealed record BadExample(string Outcome, int Times, string Input, int Length, string Text, string? Hex);
