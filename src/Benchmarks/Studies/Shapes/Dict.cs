namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>dict</c>: 28 fields of mixed types.</summary>
public readonly struct Dict : IStudySamples<Profile>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Profile> Make() => [Profiles.First()];
}
