using System.Diagnostics;
using System.Runtime;
using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>
/// BenchmarkDotNet's loops under a different plan: short iterations until the runtime has stopped compiling, then slices of a
/// millisecond, one in each of the process's <see cref="Turns"/>. No collection is forced between slices, so that garbage is
/// collected as often as the code makes it necessary, whatever the machine's budget; what that takes is recorded beside the slice.
/// </summary>
/// <param name="parameters">The loops and the job.</param>
/// <param name="settings">The plan.</param>
/// <param name="turns">Brings the process's turns.</param>
internal sealed class SteadyStateEngine(EngineParameters parameters, MeasurementSettings settings, Turns turns) : IEngine
{
    private const int UnrollFactor = 16; // BenchmarkDotNet's own; its unrolled loops are emitted with it.

    public IHost Host => parameters.Host;

    public Job TargetJob => parameters.TargetJob;

    public long OperationsPerInvoke => parameters.OperationsPerInvoke;

    public Action? GlobalSetupAction => parameters.GlobalSetupAction;

    public Action? GlobalCleanupAction => parameters.GlobalCleanupAction;

    public Action<long> WorkloadAction => parameters.WorkloadActionUnroll;

    public Action<long> OverheadAction => parameters.OverheadActionUnroll;

    public IResolver Resolver => EngineParameters.DefaultResolver;

    public void WriteLine() => Host.WriteLine();

    public void WriteLine(string line) => Host.WriteLine(line);

    public void Dispose() => GlobalCleanupAction?.Invoke();

    public RunResults Run()
    {
        GlobalSetupAction?.Invoke();
        var (invocations, warmups, isFinal) = WarmUp(Stopwatch.GetTimestamp());
        TouchHeap();
        Host.BeforeMainRun();
        turns.Done();

        var slices = new List<Slice>(settings.Slices);
        var lead = Math.Max(1, (long)(invocations * settings.LeadShare / UnrollFactor)) * UnrollFactor;
        while (turns.Next())
        {
            RunLoop(WorkloadAction, lead);
            slices.Add(RunWorkload(invocations));
            turns.Done();
        }

        var overhead = new long[settings.OverheadIterations];
        for (var i = 0; i < overhead.Length; i++)
            overhead[i] = RunLoop(OverheadAction, invocations).Wall;
        Array.Sort(overhead);
        Host.AfterMainRun();

        var (allocated, gc) = MeasureAllocation(invocations);
        var round = ToRecord(slices, overhead[overhead.Length / 2], invocations, warmups, isFinal) with
        {
            Allocated = Math.Round(allocated, 2),
        };
        Host.WriteLine(WorkerAnswer.ToLine(round));
        return new RunResults([.. ToMeasurements(slices, overhead, invocations)], OutlierMode.RemoveUpper, gc, default, 0);
    }

    public Measurement RunIteration(IterationData data)
    {
        var action = data.IterationMode == IterationMode.Overhead ? OverheadAction : WorkloadAction;
        return ToMeasurement(data.IterationMode, data.IterationStage, data.Index, data.InvokeCount, RunLoop(action, data.InvokeCount).Wall);
    }

    private RoundRecord ToRecord(List<Slice> slices, long overhead, long invocations, int warmups, bool isFinal)
    {
        int[] compiledIn = [.. slices.Index().Where(slice => slice.Item.Compiled > 0).Select(slice => slice.Index)];
        return new RoundRecord
        {
            Round = 0,
            Operations = invocations * OperationsPerInvoke,
            Wall = [.. slices.Select(slice => slice.Wall)],
            Pauses = slices.Index().Where(slice => slice.Item.Pause > 0).ToDictionary(slice => slice.Index, slice => slice.Item.Pause),
            CompiledIn = compiledIn,
            Overhead = overhead,
            Allocated = 0,
            MethodsCompiled = slices.Sum(slice => slice.Compiled),
            Collections = slices.Sum(slice => slice.Collections),
            WarmupIterations = warmups,
            Marks = isFinal && compiledIn.Length <= slices.Count / 2 ? RoundMarks.None : RoundMarks.Unsettled,
        };
    }

    /// <summary>
    /// Runs short iterations until the runtime has compiled them for good and nothing more for a while, then finds how many
    /// invocations fill a slice.
    /// </summary>
    private (long Invocations, int Iterations, bool IsFinal) WarmUp(long start)
    {
        long invocations = UnrollFactor;
        var (compiled, lastCompiled) = (0L, start);
        var isFinal = false;
        var fastest = double.MaxValue; // In nanoseconds per invocation: one disturbed iteration must not make all others short.
        for (var index = 1; ; index++)
        {
            RunLoop(OverheadAction, UnrollFactor);
            var iteration = RunWorkload(invocations);
            // As often as the workload where that is slow, or it would be called for minutes before it is compiled for good.
            for (var calls = iteration.Wall > 10 * settings.SliceMilliseconds * 1e6 ? UnrollFactor : 1; calls > 0 && !isFinal; calls--)
                isFinal = TierControl.IsFinal();
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
                (compiled, lastCompiled, fastest) = (count, Stopwatch.GetTimestamp(), double.MaxValue);
            fastest = Math.Min(fastest, Math.Max(iteration.Wall, 1.0) / invocations);

            var elapsed = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
            var quiet = Stopwatch.GetElapsedTime(lastCompiled).TotalMilliseconds;
            invocations = Fit(invocations, fastest, settings.SliceMilliseconds);
            if ((isFinal && quiet >= settings.QuietMilliseconds) || elapsed >= settings.MaxWarmupMilliseconds)
                return (invocations, index, isFinal);
        }
    }

    private static long Fit(long invocations, double nanosecondsEach, double milliseconds)
    {
        var wanted = milliseconds * 1e6 / nanosecondsEach;
        var limit = invocations * 4096.0; // The first iterations run slow code; a bounded step keeps a mistaken one from running for long.
        return Math.Max(1, (long)Math.Ceiling(Math.Min(wanted, limit) / UnrollFactor)) * UnrollFactor;
    }

    // Memory that the system hands out for the first time is slow, and a program that runs for long has had all of it: twice the
    // budget between two collections is allocated once, so that slices find it as such a program does.
    private static void TouchHeap()
    {
        const int Block = 16 * 1024;
        for (var until = GC.CollectionCount(0) + 2; GC.CollectionCount(0) < until;)
            GC.KeepAlive(new byte[Block]);
    }

    private Slice RunWorkload(long invocations)
    {
        parameters.IterationSetupAction?.Invoke();
        var slice = RunLoop(WorkloadAction, invocations);
        parameters.IterationCleanupAction?.Invoke();
        return slice;
    }

    private static Slice RunLoop(Action<long> action, long invocations)
    {
        var collections = GC.CollectionCount(0);
        var pause = GC.GetTotalPauseDuration();
        var compiled = JitInfo.GetCompiledMethodCount();
        var clock = Chronometer.Start();
        action(invocations / UnrollFactor);
        var wall = clock.GetElapsed().GetNanoseconds();
        return new Slice(
            (long)wall,
            (long)(GC.GetTotalPauseDuration() - pause).TotalNanoseconds,
            (int)(JitInfo.GetCompiledMethodCount() - compiled),
            GC.CollectionCount(0) - collections);
    }

    // By this thread alone and to the byte; BenchmarkDotNet's own figure is of all threads.
    private (double Bytes, GcStats Stats) MeasureAllocation(long invocations)
    {
        var operations = invocations * OperationsPerInvoke;
        var before = GcStats.ReadInitial();
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        WorkloadAction(invocations / UnrollFactor);
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        return ((double)bytes / operations, (GcStats.ReadFinal() - before).WithTotalOperations(operations));
    }

    private IEnumerable<Measurement> ToMeasurements(IEnumerable<Slice> slices, long[] overhead, long invocations) =>
        overhead.Select((wall, index) => ToMeasurement(IterationMode.Overhead, IterationStage.Actual, index + 1, invocations, wall))
            .Concat(slices.Select((slice, index) => ToMeasurement(IterationMode.Workload, IterationStage.Actual, index + 1, invocations, slice.Wall)));

    private Measurement ToMeasurement(IterationMode mode, IterationStage stage, int index, long invocations, double wall) =>
        new(0, mode, stage, index, invocations * OperationsPerInvoke, wall);
}
