namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>tuple</c>: a list of integers and a number.</summary>
public readonly struct SmallTuple : IStudySamples<Series>
{
    /// <inheritdoc/>
    public static string? Name => "Tuple";

    /// <inheritdoc/>
    public static IReadOnlyList<Series> Make() => [new Series { Values = [.. Numbers.Identifiers(20)], Limit = 60 }];
}
