using System.Diagnostics;
using System.Globalization;
using System.Runtime;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>
/// What calls take of the process that makes them, as a line of numbers for the process that started it. The file is compiled into
/// published programs too, so it knows nothing of this repository.
/// </summary>
internal static class CallMeter
{
    private const double IterationMilliseconds = 1; // Long enough that the clock vanishes in it, short beside the spells of a neighbour.

    private const int Iterations = 200;

    /// <summary>
    /// How many numbers the line has of each iteration, in nanoseconds: wall time, processor time, pauses of garbage collections, and the slower
    /// of the speed probe's readings before and after it, 0 if it was not read.
    /// </summary>
    public const int NumbersOfIteration = 4;

    // The runtime compiles in the background after a delay of at most 100 ms without new code; three of them mean that its queue is empty.
    private static readonly TimeSpan _quiet = TimeSpan.FromMilliseconds(300);

    // Beyond it, what is measured is marked.
    private static readonly TimeSpan _mostWarmup = TimeSpan.FromSeconds(20);

    /// <summary>Measures a single call.</summary>
    /// <param name="call">The call.</param>
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
        return Line(1, allocated, memory, collections, true, 0, (long)wall.TotalNanoseconds, (long)cpu.TotalNanoseconds, 0, 0);
    }

    /// <summary>Measures many calls after the runtime has compiled their code for good.</summary>
    /// <param name="calls">Makes as many calls as it is told.</param>
    public static string MeasureFinal(Action<long> calls)
    {
        var (operations, isFinal, fastest) = WarmUp(calls);
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        calls(operations);
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        var collections = GC.CollectionCount(0);
        var measured = new long[NumbersOfIteration * Iterations];
        var before = SpeedProbe.Read();
        for (var i = 0; i < measured.Length; i += NumbersOfIteration)
        {
            var (paused, cpu, begin) = (GC.GetTotalPauseDuration(), Environment.CpuUsage.TotalTime, Stopwatch.GetTimestamp());
            calls(operations);
            var wall = Stopwatch.GetElapsedTime(begin);
            (cpu, paused) = (Environment.CpuUsage.TotalTime - cpu, GC.GetTotalPauseDuration() - paused);
            var after = SpeedProbe.Read();
            (measured[i], measured[i + 1], measured[i + 2], measured[i + 3]) =
                ((long)wall.TotalNanoseconds, (long)cpu.TotalNanoseconds, (long)paused.TotalNanoseconds, (long)Math.Max(before, after));
            (before, fastest) = (after, Math.Min(fastest, after));
        }

        return Line(operations, allocated / operations, null, GC.CollectionCount(0) - collections, isFinal, (long)fastest, measured);
    }

    // Returns how many calls fill an iteration, whether the runtime has compiled the code for good and compiles nothing more, and the speed probe's fastest reading.
    internal static (long Operations, bool IsFinal, double FastestReading) WarmUp(Action<long> calls)
    {
        const int Short = 10; // As many warm-up iterations as would fill a measured one: what counts is how many there are.
        var (start, compiled, operations, fastest, isFinal) = (Stopwatch.GetTimestamp(), 0L, 1L, double.MaxValue, false);
        var (lastCompiled, reading) = (start, double.MaxValue);
        bool IsSteady() => isFinal && Stopwatch.GetElapsedTime(lastCompiled) >= _quiet;
        while (!IsSteady() && Stopwatch.GetElapsedTime(start) < _mostWarmup)
        {
            var begin = Stopwatch.GetTimestamp();
            calls(operations);
            fastest = Math.Min(fastest, Math.Max(Stopwatch.GetElapsedTime(begin).TotalMilliseconds, 1e-6) / operations);
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
                (compiled, lastCompiled, fastest) = (count, begin, double.MaxValue);
            else
                operations = Math.Clamp((long)(IterationMilliseconds / Short / fastest), 1, 2 * operations);
            isFinal = isFinal || TierControl.IsFinal();
            reading = Math.Min(reading, SpeedProbe.Read());
        }

        return (Short * operations, IsSteady(), reading);
    }

    internal static string Line(long operations, long allocated, long? memory, int collections, bool isFinal, long fastestReading, params long[] measured) => string.Create(
        CultureInfo.InvariantCulture,
        $"{operations} {allocated} {memory ?? -1} {collections} {(isFinal ? 1 : 0)} {fastestReading} {string.Join(' ', measured)}");
}
