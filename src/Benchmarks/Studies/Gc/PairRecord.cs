namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>A record.</summary>
public sealed record PairRecord
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}
