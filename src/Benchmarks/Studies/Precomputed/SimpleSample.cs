using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies.Precomputed;

/// <summary>The sample of <see cref="Simple"/>.</summary>
public readonly struct SimpleSample : IStudySamples<Simple>
{
    /// <inheritdoc/>
    public static string Name => nameof(Simple);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static IReadOnlyList<Simple> Make() => [Simple.Create()];
}
