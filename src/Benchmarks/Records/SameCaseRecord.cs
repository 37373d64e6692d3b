namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A case that is shown by another one, because both make the very same call.</summary>
/// <param name="Key">The case.</param>
/// <param name="Operation">The operation of the measured case, of the same serializer and model.</param>
public sealed record SameCaseRecord(CaseKey Key, string Operation);
