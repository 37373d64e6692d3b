namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>As many threads as there are processors.</summary>
public readonly struct EveryProcessor : IThreads
{
    /// <inheritdoc/>
    public static int Count => Environment.ProcessorCount;
}
