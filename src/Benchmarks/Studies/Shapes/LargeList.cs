namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>large_list</c>: 513 integers.</summary>
public readonly struct LargeList : IStudySamples<List<int>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<int>> Make() => [[.. Numbers.Large]];
}
