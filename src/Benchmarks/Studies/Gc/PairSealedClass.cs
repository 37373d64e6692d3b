namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>A sealed class.</summary>
public sealed class PairSealedClass
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}
