namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>GUIDs of random bytes.</summary>
public readonly struct Guids : IStudySamples<Guid[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Guid[]> Make() => Arrays.Of(Arrays.NextGuid);
}
