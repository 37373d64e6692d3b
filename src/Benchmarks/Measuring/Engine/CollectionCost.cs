using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>
/// What the garbage collections that an operation causes cost it. An iteration is too short for one to happen in each, where the
/// runtime collects only every some ten megabytes; so their rate and their price are found apart, and every operation pays its share.
/// </summary>
/// <param name="Per1000">Collections that 1,000 operations cause; null if it is not known.</param>
/// <param name="Pause">Nanoseconds that one of them takes.</param>
internal readonly record struct CollectionCost(double? Per1000, double Pause)
{
    private const long MostBytes = 1L << 30; // Beyond it, what a collection costs vanishes in the time of what is allocated in between.

    private const int ArrayBytes = 8192; // Far below the large object heap, and cheap, since it is not cleared.

    /// <summary>Finds the cost.</summary>
    /// <param name="measured">The iterations.</param>
    /// <param name="operations">Operations in each of them.</param>
    /// <param name="allocated">Bytes that an operation allocates.</param>
    /// <param name="alone">Collections in an iteration that began without the garbage of other cases.</param>
    /// <param name="forcedPauses">Nanoseconds that the collections before each of them took, each of one iteration's garbage.</param>
    public static CollectionCost Find(IReadOnlyList<Iteration> measured, long operations, double allocated, int alone, IReadOnlyList<double> forcedPauses)
    {
        // With one and more in each iteration, what happened is what users get, large live objects and all. Where an iteration's own garbage
        // causes none, it was that of the cases before it, which filled up whenever it was this one's turn.
        var collections = measured.Sum(iteration => iteration.Collections);
        if (alone > 0 && collections >= measured.Count)
            return new(1000.0 * collections / measured.Count / operations, measured.Sum(iteration => iteration.Paused) / collections);
        var pause = forcedPauses.Order().ElementAt(forcedPauses.Count / 2);
        return new(allocated == 0 ? 0 : 1000 * allocated / FindBudget(), pause);
    }

    // Bytes that this process allocates between two collections: the runtime's budget, which it derives from the processor's cache.
    private static double? FindBudget()
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
