namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>large_float_tuple</c>: 513 fractions, from a written seed.</summary>
public readonly struct LargeFloatTuple : IStudySamples<double[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<double[]> Make() => [[.. Numbers.Fractions()]];
}
