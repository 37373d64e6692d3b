namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>A class that others may derive from.</summary>
public class PairClass
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}
