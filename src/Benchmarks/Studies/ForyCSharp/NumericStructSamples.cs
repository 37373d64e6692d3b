namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="NumericStruct"/>.</summary>
public readonly struct NumericStructSamples : IStudySamples<NumericStruct>
{
    /// <inheritdoc/>
    public static string? Name => nameof(NumericStruct);

    /// <inheritdoc/>
    public static IReadOnlyList<NumericStruct> Make() => [Values.NumericStruct()];
}
