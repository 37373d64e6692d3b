namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A measured case.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample, in bytes.</param>
/// <param name="Rounds">What each round measured, in order.</param>
public sealed record CaseRecord(CaseKey Key, int PayloadBytes, IReadOnlyList<RoundRecord> Rounds);
