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
