namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>The original study's case: ten GUIDs.</summary>
public readonly struct TenGuids : IStudySamples<Guid[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Guid[]> Make() => Arrays.Of(Arrays.NextGuid, length: 10);
}
