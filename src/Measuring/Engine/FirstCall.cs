using System.Diagnostics;
using BenchmarkDotNet.Engines;
using Perfolizer.Horology;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>The first call of a method in a fresh process: its time, the processor time of all threads and the peak of resident memory.</summary>
internal static class FirstCall
{
    /// <summary>Measures the call.</summary>
    /// <returns>What was measured; null of a call that measures itself and needs more turns.</returns>
    public static RoundRecord? Measure(EngineParameters parameters, CoreWatch watch)
    {
        if (parameters.WorkloadActionNoUnroll.Target is IMeasuresItself itself)
        {
            parameters.WorkloadActionNoUnroll(1);
            watch.Look();
            return itself.Measured is { } measured ? measured with { Shared = watch.Share } : null;
        }

        watch.Look();
        var round = Measure(parameters.WorkloadActionNoUnroll, parameters.OperationsPerInvoke);
        watch.Look();
        return round with { Shared = watch.Share };
    }

    /// <summary>Measures a call that is made once.</summary>
    /// <param name="call">The call, which is given 1.</param>
    public static RoundRecord Measure(Action<long> call, long operations)
    {
        GC.Collect(); // What the start left behind is not the call's.
        var memory = new PeakMemory();
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var (collections, paused) = (GC.CollectionCount(0), GC.GetTotalPauseDuration());
        var cpu = Environment.CpuUsage.TotalTime;
        var clock = Chronometer.Start();
        call(1);
        var wall = clock.GetElapsed().GetNanoseconds();
        var used = Environment.CpuUsage.TotalTime - cpu;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        collections = GC.CollectionCount(0) - collections;
        var pause = (GC.GetTotalPauseDuration() - paused).TotalNanoseconds;
        return new RoundRecord
        {
            Round = 0,
            Operations = operations,
            Iterations = 1,
            Median = (wall - pause) / operations,
            Time = (wall - pause) / operations,
            Allocated = allocated / (double)operations,
            Cpu = used.TotalNanoseconds / operations,
            PeakMemory = memory.Rise(),
            Gen0 = 1000.0 * collections / operations,
            CollectionPause = collections > 0 ? (long)(pause / collections) : null,
        };
    }
}

/// <summary>A benchmark class whose call measures what is wanted: in a process that it starts, without what it took to start and to end that, or as a part of several.</summary>
public interface IMeasuresItself
{
    /// <summary>What was measured; null before the first call, and after one that is not the last part.</summary>
    RoundRecord? Measured { get; }
}

/// <summary>A benchmark class of which something is stored that is not the payload alone.</summary>
public interface IStores
{
    /// <summary>How long that is, in bytes.</summary>
    double StoredBytes { get; }
}

/// <summary>How far the process's resident memory rises above what it is when an instance is made.</summary>
internal sealed class PeakMemory
{
    private readonly long _before;

    /// <summary>Reads what the memory is now.</summary>
    public PeakMemory()
    {
        ForgetPeak();
        using var process = Process.GetCurrentProcess();
        _before = process.WorkingSet64;
    }

    /// <summary>The peak since then in bytes above what it was, at least 0.</summary>
    public long Rise()
    {
        using var process = Process.GetCurrentProcess();
        return Math.Max(0, process.PeakWorkingSet64 - _before);
    }

    // Linux alone can; elsewhere the peak is that of the whole process, of which the setup is to stay below.
    private static void ForgetPeak()
    {
        try
        {
            if (OperatingSystem.IsLinux())
                File.WriteAllText("/proc/self/clear_refs", "5");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A container may forbid it.
        }
    }
}
