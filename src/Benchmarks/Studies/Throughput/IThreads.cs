namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>A number of threads as a type argument, because a case is a class: see <see cref="ThroughputCalls{TCodec, TThreads}"/>.</summary>
public interface IThreads
{
    /// <summary>The number.</summary>
    static abstract int Count { get; }
}
