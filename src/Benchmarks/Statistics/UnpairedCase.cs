using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>A case that only one of two records has figures of.</summary>
/// <param name="Key">The case.</param>
/// <param name="First">Its figures in the first record; null if it has none.</param>
/// <param name="Other">Its figures in the other one; null if it has none.</param>
/// <param name="Failure">Why its round-trip validation or its measurement failed in the record without figures; null if it was not tried there.</param>
public sealed record UnpairedCase(CaseKey Key, CaseFigures? First, CaseFigures? Other, string? Failure)
{
    /// <summary>"failed in" the record without figures or "only in" the one with them, A being the first and B the other.</summary>
    public string Verdict => Failure is not null ? $"failed in {(First is null ? "A" : "B")}" : $"only in {(First is null ? "B" : "A")}";
}
