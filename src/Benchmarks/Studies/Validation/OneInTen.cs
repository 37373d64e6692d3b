namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>1,000 persons, of which 100 are invalid.</summary>
public readonly struct OneInTen : IStudySamples<Batch>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 100))];
}
