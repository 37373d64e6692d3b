using System.Diagnostics;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>What work takes of the process that does it on several threads: as <see cref="CallMeter"/>, with all threads and all of the garbage collection in it.</summary>
internal static class ThroughputMeter
{
    private const int Slices = 40;

    // Ten milliseconds each, for a warm-up's is one: a thread is woken in some hundredths of one, and two collections seldom meet in so short a time.
    private const int LongerThanInWarmUp = 10;

    /// <summary>Measures work after the runtime has compiled its code for good.</summary>
    /// <param name="work">Does so many units of work.</param>
    /// <param name="messages">How many messages a unit has, those of all threads together.</param>
    /// <returns>The line of <see cref="CallMeter"/>.</returns>
    public static string Measure(Action<long> work, int messages)
    {
        var (units, isFinal, _) = CallMeter.WarmUp(work);
        units *= LongerThanInWarmUp;
        work(units);
        var measured = new long[CallMeter.NumbersOfIteration * Slices];
        var (allocated, collections) = (GC.GetTotalAllocatedBytes(precise: true), GC.CollectionCount(0));
        for (var i = 0; i < measured.Length; i += CallMeter.NumbersOfIteration)
        {
            var (paused, cpu, begin) = (GC.GetTotalPauseDuration(), Environment.CpuUsage.TotalTime, Stopwatch.GetTimestamp());
            work(units);
            var wall = Stopwatch.GetElapsedTime(begin);
            (cpu, paused) = (Environment.CpuUsage.TotalTime - cpu, GC.GetTotalPauseDuration() - paused);
            (measured[i], measured[i + 1], measured[i + 2]) = ((long)wall.TotalNanoseconds, (long)cpu.TotalNanoseconds, (long)paused.TotalNanoseconds);
        }

        collections = GC.CollectionCount(0) - collections;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;

        // Without the speed probe, which knows one processor and not all.
        return CallMeter.Line(units * messages, allocated / (units * messages * Slices), null, collections, isFinal, 0, measured);
    }
}
