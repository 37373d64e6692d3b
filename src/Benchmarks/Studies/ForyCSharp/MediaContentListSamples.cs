namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="MediaContentList"/>.</summary>
public readonly struct MediaContentListSamples : IStudySamples<MediaContentList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(MediaContentList);

    /// <inheritdoc/>
    public static IReadOnlyList<MediaContentList> Make() => [new MediaContentList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.MediaContent())] }];
}
