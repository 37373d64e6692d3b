using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>What work takes of the process that does it on several threads: as <see cref="CallMeter"/>, with all threads and all of the garbage collection in it.</summary>
internal static class ThroughputMeter
{
    private const int Slices = 40;

    // A thread is woken in some hundredths of a millisecond, and two collections seldom meet in so short a time.
    private const double SliceMilliseconds = 10;

    /// <summary>Measures work after the runtime has compiled its code for good.</summary>
    /// <param name="work">Does so many units of work.</param>
    /// <param name="messages">How many messages a unit has, those of all threads together.</param>
    /// <returns>The line of <see cref="CallMeter"/>, in which an operation is a message.</returns>
    public static string Measure(Action<long> work, int messages)
    {
        var (units, isFinal) = CallMeter.WarmUp(work, SliceMilliseconds, TimeSpan.FromMilliseconds(MeasurementSettings.Default.QuietMilliseconds));
        work(units);
        var (walls, pauses) = (new double[Slices], new double[Slices]);
        var (allocated, collections) = (GC.GetTotalAllocatedBytes(precise: true), GC.CollectionCount(0));
        for (var i = 0; i < Slices; i++)
        {
            var (paused, begin) = (GC.GetTotalPauseDuration(), Stopwatch.GetTimestamp());
            work(units);
            walls[i] = Stopwatch.GetElapsedTime(begin).TotalNanoseconds;
            pauses[i] = (GC.GetTotalPauseDuration() - paused).TotalNanoseconds;
            walls[i] -= pauses[i];
        }

        collections = GC.CollectionCount(0) - collections;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        Array.Sort(walls);
        double operations = units * messages;
        return CallMeter.Line(
            units * messages,
            Slices,
            lost: 0, // The processor time of several threads does not tell.
            IterationTimes.Median(walls) / operations,
            walls[0] / operations,
            allocated / operations / Slices,
            collections / operations / Slices,
            cpu: null,
            memory: null,
            !isFinal,
            isDisturbed: false,
            collections == 0 ? null : pauses.Sum() / collections,
            pauses.Max());
    }
}
