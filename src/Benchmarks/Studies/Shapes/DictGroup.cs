namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>dict_group</c>: three dictionaries of 28 fields.</summary>
public readonly struct DictGroup : IStudySamples<Profile[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Profile[]> Make() => [Profiles.Three()];
}
