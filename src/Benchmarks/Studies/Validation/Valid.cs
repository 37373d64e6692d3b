namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>1,000 persons, all of them valid.</summary>
public readonly struct Valid : IStudySamples<Batch>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Batch> Make() => [Batch.Of(Submission.Make(invalid: 0))];
}
