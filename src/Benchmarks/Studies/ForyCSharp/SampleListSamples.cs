namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="SampleList"/>.</summary>
public readonly struct SampleListSamples : IStudySamples<SampleList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(SampleList);

    /// <inheritdoc/>
    public static IReadOnlyList<SampleList> Make() => [new SampleList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.Sample())] }];
}
