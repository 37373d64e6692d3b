namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>large_boolean_tuple</c>: 513 truth values in turn.</summary>
public readonly struct LargeBooleanTuple : IStudySamples<bool[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<bool[]> Make() => [[.. Numbers.Large.Select(number => number % 2 == 0)]];
}
