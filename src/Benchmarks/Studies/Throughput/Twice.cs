namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>Twice as many threads.</summary>
/// <typeparam name="TThreads">As what.</typeparam>
public readonly struct Twice<TThreads> : IThreads
    where TThreads : struct, IThreads
{
    /// <inheritdoc/>
    public static int Count => 2 * TThreads.Count;
}
