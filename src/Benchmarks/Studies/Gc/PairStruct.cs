namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>A struct, which the dictionary holds without an object of its own.</summary>
public readonly record struct PairStruct
{
    /// <summary>An identifier.</summary>
    public int Id { get; init; }

    /// <summary>Another identifier.</summary>
    public int OtherId { get; init; }
}
