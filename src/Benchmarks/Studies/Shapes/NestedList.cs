namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>list</c>: ten lists of ten lists of ten integers.</summary>
public readonly struct NestedList : IStudySamples<List<List<List<int>>>>
{
    /// <inheritdoc/>
    public static string? Name => "List";

    /// <inheritdoc/>
    public static IReadOnlyList<List<List<List<int>>>> Make() => [Numbers.Nested()];
}
