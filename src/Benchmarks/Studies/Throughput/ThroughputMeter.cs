using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>What work takes of the process that does it on several threads: as <see cref="CallMeter"/>, with all threads and all of the garbage collection in it.</summary>
internal static class ThroughputMeter
{
    private const int Slices = 20;

    // A thread is woken in some hundredths of a millisecond, and two collections seldom meet in so short a time.
    private const double SliceMilliseconds = 10;

    /// <summary>Works until the runtime has compiled the code for good.</summary>
    /// <param name="work">Does so many units of work.</param>
    /// <returns>How many units fill a slice, and whether the code is final.</returns>
    public static (long Units, bool IsFinal) WarmUp(Action<long> work) =>
        CallMeter.WarmUp(work, SliceMilliseconds, TimeSpan.FromMilliseconds(MeasurementSettings.Default.QuietMilliseconds));

    /// <summary>Measures work after the runtime has compiled its code for good.</summary>
    /// <param name="work">Does so many units of work.</param>
    /// <param name="messages">How many messages a unit has, those of all threads together.</param>
    /// <returns>What was measured; an operation is a message.</returns>
    public static RoundRecord Measure(Action<long> work, int messages)
    {
        var (units, isFinal) = WarmUp(work);
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
        return new RoundRecord
        {
            Round = 0,
            Operations = units * messages,
            Iterations = Slices,
            Median = IterationTimes.Median(walls) / operations,
            Fastest = walls[0] / operations,
            Allocated = allocated / operations / Slices,
            Gen0 = Math.Round(1000 * collections / operations / Slices, 6),
            CollectionPause = collections == 0 ? null : (long)(pauses.Sum() / collections),
            LongestPause = (long)pauses.Max(),
            Marks = isFinal ? RoundMarks.None : RoundMarks.Unsettled,
        };
    }
}
