namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The sample of <see cref="MediaContent"/>.</summary>
public readonly struct MediaContentSamples : IStudySamples<MediaContent>
{
    /// <inheritdoc/>
    public static string? Name => nameof(MediaContent);

    /// <inheritdoc/>
    public static IReadOnlyList<MediaContent> Make() => [Values.MediaContent()];
}
