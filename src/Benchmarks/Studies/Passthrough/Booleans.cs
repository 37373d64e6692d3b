namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>True and false, as often as each other.</summary>
public readonly struct Booleans : IStudySamples<bool[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<bool[]> Make() => Arrays.Of(random => random.Next(2) == 1);
}
