namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="Sample"/>.</summary>
public readonly struct SampleSamples : IStudySamples<Sample>
{
    /// <inheritdoc/>
    public static string? Name => nameof(Sample);

    /// <inheritdoc/>
    public static IReadOnlyList<Sample> Make() => [Values.Sample()];
}
