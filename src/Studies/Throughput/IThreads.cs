namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>A number of threads as a type argument, because a case is a class: see <see cref="ThroughputCalls{TCodec, TThreads}"/>.</summary>
public interface IThreads
{
    /// <summary>The number.</summary>
    static abstract int Count { get; }
}

/// <summary>A single thread.</summary>
public readonly struct OneThread : IThreads
{
    public static int Count => 1;
}

/// <summary>Twice as many threads as another number.</summary>
public readonly struct Twice<TThreads> : IThreads
    where TThreads : struct, IThreads
{
    public static int Count => 2 * TThreads.Count;
}

/// <summary>As many threads as there are processors.</summary>
public readonly struct EveryProcessor : IThreads
{
    public static int Count => Environment.ProcessorCount;
}
