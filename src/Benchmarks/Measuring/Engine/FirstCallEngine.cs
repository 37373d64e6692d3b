using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>The first call of a method in a fresh process: its time, the processor time of all threads and the peak of resident memory.</summary>
/// <param name="parameters">The loops and the job.</param>
internal sealed class FirstCallEngine(EngineParameters parameters) : ProcessEngine(parameters)
{
    public override RunResults Run()
    {
        GlobalSetupAction?.Invoke();
        GC.Collect(); // What the start left behind is not the call's.
        Host.BeforeMainRun();
        var memory = new PeakMemory();
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var collections = GC.CollectionCount(0);
        var paused = GC.GetTotalPauseDuration();
        var cpu = Environment.CpuUsage.TotalTime;
        var clock = Chronometer.Start();
        WorkloadAction(1);
        var wall = clock.GetElapsed().GetNanoseconds();
        var cpuUsed = Environment.CpuUsage.TotalTime - cpu;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        collections = GC.CollectionCount(0) - collections;
        paused = GC.GetTotalPauseDuration() - paused;
        var peak = memory.Rise();
        Host.AfterMainRun();

        // A call in a process of its own was measured there.
        var round = FreshProcess.Measured ?? new RoundRecord
        {
            Round = 0,
            Operations = OperationsPerInvoke,
            Wall = [(long)wall],
            Cpu = [(long)cpuUsed.TotalNanoseconds],
            Overhead = 0,
            Allocated = (double)allocated / OperationsPerInvoke,
            PeakMemory = peak,
            Collections = collections,
            Paused = collections > 0 ? [(long)paused.TotalNanoseconds] : null,
            Gen0 = 1000.0 * collections / OperationsPerInvoke,
            CollectionPause = collections > 0 ? (long)(paused.TotalNanoseconds / collections) : null,
        };
        var measurement = new Measurement(0, IterationMode.Workload, IterationStage.Actual, 1, OperationsPerInvoke, round.Wall[0]);
        var results = new RunResults([measurement], OutlierMode.DontRemove, default, default, 0);
        Host.WriteLine(WorkerAnswer.Of(0, round, 0, results).ToLine());
        return results;
    }

    public override void Dispose() => GlobalCleanupAction?.Invoke();

    public override Measurement RunIteration(IterationData data) => throw new NotSupportedException("There is one call alone.");
}
