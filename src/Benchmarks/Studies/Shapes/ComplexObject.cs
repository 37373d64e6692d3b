namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>complex</c>: an object with objects, lists and a dictionary.</summary>
public readonly struct ComplexObject : IStudySamples<Station>
{
    /// <inheritdoc/>
    public static string? Name => "Complex";

    /// <inheritdoc/>
    public static IReadOnlyList<Station> Make() => [Station.Create()];
}
