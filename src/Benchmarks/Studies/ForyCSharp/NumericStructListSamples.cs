namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="NumericStructList"/>.</summary>
public readonly struct NumericStructListSamples : IStudySamples<NumericStructList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(NumericStructList);

    /// <inheritdoc/>
    public static IReadOnlyList<NumericStructList> Make() => [new NumericStructList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.NumericStruct())] }];
}
