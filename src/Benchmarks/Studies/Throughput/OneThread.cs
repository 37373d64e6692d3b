namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>A single thread.</summary>
public readonly struct OneThread : IThreads
{
    /// <inheritdoc/>
    public static int Count => 1;
}
