namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>1,000 persons, of which 500 are invalid.</summary>
public readonly struct OneInTwo : IStudySamples<Batch>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 500))];
}
