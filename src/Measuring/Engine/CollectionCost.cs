using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>
/// What a garbage collection costs in this process. An iteration is too short for one to happen in each, where the runtime collects only
/// every some ten megabytes; so their rate and their price are found apart, and every operation pays its share.
/// </summary>
internal sealed class CollectionCost(MeasurementSettings settings)
{
    private const long MostBytes = 1L << 30; // Beyond it, what a collection costs vanishes in the time of what is allocated in between.

    private const int ArrayBytes = 8192; // Far below the large object heap, and cheap, since it is not cleared.

    private readonly List<double> _pauses = new(1024);

    private readonly Lazy<long?> _budget = new(FindBudget);

    private long _collectedAt;

    /// <summary>Nanoseconds that a collection stops the program: the median of those between iterations.</summary>
    public double Pause
    {
        get
        {
            if (_pauses.Count == 0)
                Collect();
            double[] pauses = [.. _pauses.Order()];
            return IterationTimes.Median(pauses);
        }
    }

    /// <summary>Bytes that this process allocates between two collections: the runtime's budget, which it derives from the processor's cache; null if more than a gigabyte.</summary>
    public long? Budget => _budget.Value;

    /// <summary>Collects garbage if much was allocated since it was last collected.</summary>
    public void CollectInTime()
    {
        if (GC.GetAllocatedBytesForCurrentThread() - _collectedAt >= settings.CollectionBytes)
            Collect();
    }

    // BenchmarkDotNet collects all generations, after which the runtime gives memory back to the system, and short iterations would mostly
    // measure how it is handed out again.
    private void Collect()
    {
        var paused = GC.GetTotalPauseDuration();
        GC.Collect(0);
        _pauses.Add((GC.GetTotalPauseDuration() - paused).TotalNanoseconds);
        _collectedAt = GC.GetAllocatedBytesForCurrentThread();
    }

    private static long? FindBudget()
    {
        GC.Collect(0);
        var (before, collections) = (GC.GetAllocatedBytesForCurrentThread(), GC.CollectionCount(0));
        while (GC.GetAllocatedBytesForCurrentThread() - before is var bytes && bytes < MostBytes)
        {
            if (GC.CollectionCount(0) > collections)
                return bytes;
            GC.KeepAlive(GC.AllocateUninitializedArray<byte>(ArrayBytes));
        }

        return null;
    }
}
