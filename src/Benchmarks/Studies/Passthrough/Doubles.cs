namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>Fractions from 0 to 1,000.</summary>
public readonly struct Doubles : IStudySamples<double[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<double[]> Make() => Arrays.Of(random => random.NextDouble() * 1000);
}
