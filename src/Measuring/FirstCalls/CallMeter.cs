using System.Diagnostics;
using System.Globalization;
using System.Runtime;
using SerializationBenchmarks.Measuring.Engine;

namespace SerializationBenchmarks.Measuring.FirstCalls;

/// <summary>
/// What calls take of the process that makes them, as a line of numbers for the process that started it. The file is compiled into
/// published programs too, so it knows nothing of this repository but <see cref="IterationTimes"/> and <see cref="TierControl"/>.
/// </summary>
internal static class CallMeter
{
    // The runtime compiles in the background after a delay of at most 100 ms without new code; three of them mean that its queue is empty.
    private static readonly TimeSpan _quiet = TimeSpan.FromMilliseconds(300);

    // Beyond it, what is measured is marked.
    private static readonly TimeSpan _mostWarmup = TimeSpan.FromSeconds(20);

    /// <summary>Measures a single call.</summary>
    /// <param name="start">When the process was started, as <see cref="Stopwatch.GetTimestamp"/>, from when on everything counts; null for the call alone.</param>
    public static string MeasureFirst(Func<object> call, long? start)
    {
        // The clock is the system's, one for all processes. A process's own start time has steps of 10 ms on Linux.
        var (begin, cpu, allocated, memory, collections) = (start ?? 0, TimeSpan.Zero, 0L, 0L, 0);
        if (start is null)
        {
            // In this order, because reading the memory takes time of the processor and allocates.
            (memory, collections, allocated) = (Environment.WorkingSet, GC.CollectionCount(0), GC.GetTotalAllocatedBytes(precise: true));
            (cpu, begin) = (Environment.CpuUsage.TotalTime, Stopwatch.GetTimestamp());
        }

        var made = call();
        var wall = Stopwatch.GetElapsedTime(begin);
        cpu = Environment.CpuUsage.TotalTime - cpu;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        collections = GC.CollectionCount(0) - collections;
        using var process = Process.GetCurrentProcess();
        memory = Math.Max(0, process.PeakWorkingSet64 - memory);
        GC.KeepAlive(made);
        return Line(1, 1, 0, wall.TotalNanoseconds, wall.TotalNanoseconds, allocated, collections, cpu.TotalNanoseconds, memory, false, false);
    }

    /// <summary>Measures many calls after the runtime has compiled their code for good.</summary>
    public static string MeasureFinal(Action<long> calls, int iterations, double milliseconds, double maxLostShare)
    {
        var (operations, isFinal) = WarmUp(calls, milliseconds, _quiet);
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        calls(operations);
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        var collections = GC.CollectionCount(0);
        var times = new IterationTimes(iterations, iterations, maxLostShare);
        while (!times.AreComplete)
        {
            var (paused, cpu, begin) = (GC.GetTotalPauseDuration(), Environment.CpuUsage.TotalTime, Stopwatch.GetTimestamp());
            calls(operations);
            var wall = Stopwatch.GetElapsedTime(begin);
            times.Add(wall.TotalNanoseconds, (Environment.CpuUsage.TotalTime - cpu).TotalNanoseconds, (GC.GetTotalPauseDuration() - paused).TotalNanoseconds);
        }

        collections = GC.CollectionCount(0) - collections;
        var counted = times.Counted();
        return Line(
            operations, counted.Length, times.Lost, IterationTimes.Median(counted) / operations, counted[0] / operations, (double)allocated / operations, (double)collections / times.Count / operations, null, null, !isFinal, times.AreDisturbed);
    }

    /// <summary>Calls until the runtime has compiled the code for good and compiles nothing more, or it takes too long.</summary>
    /// <param name="quiet">How long nothing is compiled before the runtime's queue is empty: three of its delays.</param>
    internal static (long Operations, bool IsFinal) WarmUp(Action<long> calls, double milliseconds, TimeSpan quiet)
    {
        const int Short = 10; // As many warm-up iterations as would fill a measured one: what counts is how many there are.
        var (start, compiled, operations, fastest, isFinal) = (Stopwatch.GetTimestamp(), 0L, 1L, double.MaxValue, false);
        var lastCompiled = start;
        bool IsSteady() => isFinal && Stopwatch.GetElapsedTime(lastCompiled) >= quiet;
        while (!IsSteady() && Stopwatch.GetElapsedTime(start) < _mostWarmup)
        {
            var begin = Stopwatch.GetTimestamp();
            calls(operations);
            fastest = Math.Min(fastest, Math.Max(Stopwatch.GetElapsedTime(begin).TotalMilliseconds, 1e-6) / operations);
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
                (compiled, lastCompiled, fastest) = (count, begin, double.MaxValue);
            else
                operations = Math.Clamp((long)(milliseconds / Short / fastest), 1, 2 * operations);
            isFinal = isFinal || TierControl.IsFinal();
        }

        return (Short * operations, IsSteady());
    }

    /// <summary>What <see cref="CallProcess"/> reads; a published program has no reflection for anything richer.</summary>
    private static string Line(
        long operations, int iterations, int lost, double median, double fastest, double allocated, double collections, double? cpu, long? memory, bool isUnsettled, bool isDisturbed) => string.Create(
        CultureInfo.InvariantCulture,
        $"{operations} {iterations} {lost} {median:R} {fastest:R} {allocated:R} {collections:R} {cpu ?? -1:R} {memory ?? -1} {(isUnsettled ? 1 : 0)} {(isDisturbed ? 1 : 0)}");
}
