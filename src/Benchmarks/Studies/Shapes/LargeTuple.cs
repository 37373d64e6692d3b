namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>large_tuple</c>: 513 integers. A tuple of so many values of one type is an array in C#.</summary>
public readonly struct LargeTuple : IStudySamples<int[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<int[]> Make() => [[.. Numbers.Large]];
}
