using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>How a run tries.</summary>
internal sealed record RobustnessSettings
{
    public const int DefaultMutants = 10_000;

    /// <summary>More would leave a child too little of its heap: it lists all inputs before it tries the first.</summary>
    public const int MostMutants = 100_000;

    public const ulong DefaultSeed = 20210826;

    /// <summary>How many mutants each serializer and model gets.</summary>
    public int Mutants { get; init; } = DefaultMutants;

    /// <summary>The seed of the mutants; see <see cref="Mutator"/>.</summary>
    public ulong Seed { get; init; } = DefaultSeed;

    /// <summary>How long a child may stay with one input before it is ended.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromSeconds(10);

    /// <summary>How many inputs may end their process before the rest of a serializer and model is left untried.</summary>
    public int MostEnds { get; init; } = 100;
}
