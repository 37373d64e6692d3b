using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A measured case.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample, in bytes.</param>
/// <param name="Rounds">What each round measured, in order.</param>
public sealed record CaseRecord(CaseKey Key, int PayloadBytes, IReadOnlyList<RoundRecord> Rounds)
{
    /// <summary>The case that it is shown by, because both make the very same call; null if it was measured itself. Files leave such cases out: see <see cref="RunRecord.Same"/>.</summary>
    [JsonIgnore]
    public CaseKey? SameAs { get; init; }
}
