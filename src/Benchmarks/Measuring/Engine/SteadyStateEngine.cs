using System.Diagnostics;
using System.Runtime;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>
/// BenchmarkDotNet's loops under a different plan: short iterations until the runtime has stopped compiling, then measured
/// ones, begun anew whenever something was compiled in one of them, each with its processor time and between two readings of
/// the speed probe.
/// </summary>
/// <param name="parameters">The loops and the job.</param>
/// <param name="settings">The plan.</param>
/// <param name="usualReading">What <see cref="SpeedProbe"/> read in other processes, in nanoseconds; null if there were none.</param>
internal sealed class SteadyStateEngine(EngineParameters parameters, MeasurementSettings settings, double? usualReading) : ProcessEngine(parameters)
{
    private const int UnrollFactor = 16; // BenchmarkDotNet's own; its unrolled loops are emitted with it.

    private bool _isUnrolled; // Not for calls of which sixteen would take longer than an iteration.

    private double _fastestReading = double.MaxValue;

    public override Action<long> WorkloadAction => _isUnrolled ? Parameters.WorkloadActionUnroll : base.WorkloadAction;

    public override Action<long> OverheadAction => _isUnrolled ? Parameters.OverheadActionUnroll : base.OverheadAction;

    private int CallsPerLoop => _isUnrolled ? UnrollFactor : 1;

    public override RunResults Run()
    {
        GlobalSetupAction?.Invoke();
        var start = Stopwatch.GetTimestamp();
        var (invocations, warmups, isFinal) = WarmUp(start);

        GC.Collect(); // What the start left behind, once.
        for (var i = 0; i < settings.DiscardedIterations; i++)
        {
            CollectGarbage();
            RunWorkload(invocations);
        }

        // Nothing is written between these iterations: writing would compile code of its own.
        Host.BeforeMainRun();
        var measured = new MeasuredIterations(settings, Math.Min(usualReading ?? double.MaxValue, _fastestReading));
        var before = ReadSpeedProbe();
        var pauses = new List<double>(settings.MaxIterations);
        var measuring = Stopwatch.GetTimestamp();
        while (!measured.AreComplete)
        {
            while (measured.IsSlow(before) && Stopwatch.GetElapsedTime(measuring).TotalMilliseconds < settings.MaxWaitMilliseconds)
                before = ReadSpeedProbe();
            pauses.Add(CollectGarbage());
            var iteration = RunWorkload(invocations);
            var after = ReadSpeedProbe();
            if (iteration.Compiled > 0 && Stopwatch.GetElapsedTime(start).TotalMilliseconds < settings.MaxWarmupMilliseconds)
            {
                warmups += measured.All.Count + 1;
                measured.Clear();
                pauses.Clear();
            }
            else
            {
                measured.Add(iteration, Math.Max(before, after));
            }

            before = after;
        }

        var overhead = new double[settings.OverheadIterations];
        for (var i = 0; i < overhead.Length; i++)
        {
            CollectGarbage();
            overhead[i] = RunLoop(OverheadAction, invocations).Wall;
        }

        Array.Sort(overhead);
        Host.AfterMainRun();

        var (allocated, gc) = MeasureAllocation(invocations);
        var compiled = measured.All.Sum(iteration => iteration.Compiled);
        var cost = CollectionCost.Find(measured.All, invocations * OperationsPerInvoke, allocated, pauses);
        var round = new RoundRecord
        {
            Round = 0,
            Operations = invocations * OperationsPerInvoke,
            Wall = [.. measured.All.Select(iteration => (long)iteration.Wall)],
            Cpu = [.. measured.All.Select(iteration => (long)iteration.Cpu)],
            Slowdown = [.. measured.Slowdown.Select(value => Math.Round(value, 3))],
            Disturbed = measured.Disturbed,
            Overhead = (long)overhead[overhead.Length / 2],
            Allocated = Math.Round(allocated, 2),
            MethodsCompiled = compiled,
            Collections = measured.All.Sum(iteration => iteration.Collections),
            Paused = measured.All.Any(iteration => iteration.Paused > 0) ? [.. measured.All.Select(iteration => (long)iteration.Paused)] : null,
            Gen0 = cost.Per1000 is { } gen0 ? Math.Round(gen0, 6) : null,
            CollectionPause = (long)cost.Pause,
            WarmupIterations = warmups,
            Marks = (isFinal && compiled == 0 ? 0 : RoundMarks.Unsettled) | (measured.AreDisturbed ? RoundMarks.Disturbed : 0),
        };
        Host.WriteLine(new WorkerAnswer(round, _fastestReading).ToLine());
        return new RunResults([.. ToMeasurements(measured.Used, overhead, invocations)], OutlierMode.RemoveUpper, gc, default, 0);
    }

    public override Measurement RunIteration(IterationData data)
    {
        var action = data.IterationMode == IterationMode.Overhead ? OverheadAction : WorkloadAction;
        return ToMeasurement(data.IterationMode, data.IterationStage, data.Index, data.InvokeCount, RunLoop(action, data.InvokeCount).Wall);
    }

    /// <summary>
    /// Runs short iterations until the runtime has compiled them for good and nothing more for a while, then finds how many
    /// invocations fill a measured one.
    /// </summary>
    private (long Invocations, int Iterations, bool IsFinal) WarmUp(long start)
    {
        long invocations = 1;
        var rehearsal = new MeasuredIterations(settings, usualReading: 1);
        var (compiled, lastCompiled) = (0L, start);
        var isFinal = false;
        var fastest = double.MaxValue; // In nanoseconds per invocation: one disturbed iteration must not make all others short.
        for (var index = 1; ; index++)
        {
            // What comes between measured iterations is compiled as far as they are, or it would begin them anew.
            CollectGarbage();
            RunLoop(OverheadAction, CallsPerLoop);
            var iteration = RunWorkload(invocations);
            rehearsal.Add(iteration, ReadSpeedProbe());
            if (rehearsal.AreComplete)
                rehearsal.Clear();
            // As often as the workload where that is slow, or it would be called for minutes before it is compiled for good.
            for (var calls = iteration.Wall > settings.IterationMilliseconds * 1e6 ? UnrollFactor : 1; calls > 0 && !isFinal; calls--)
                isFinal = TierControl.IsFinal();
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
                (compiled, lastCompiled, fastest) = (count, Stopwatch.GetTimestamp(), double.MaxValue);
            fastest = Math.Min(fastest, Math.Max(iteration.Wall, 1) / invocations);
            _isUnrolled |= fastest * UnrollFactor <= settings.IterationMilliseconds * 1e6;

            var elapsed = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
            var quiet = Stopwatch.GetElapsedTime(lastCompiled).TotalMilliseconds;
            if ((isFinal && quiet >= settings.QuietMilliseconds) || elapsed >= settings.MaxWarmupMilliseconds)
                return (Fit(invocations, fastest, settings.IterationMilliseconds), index, isFinal);
            invocations = Fit(invocations, fastest, settings.WarmupIterationMilliseconds);
        }
    }

    private long Fit(long invocations, double nanosecondsEach, double milliseconds)
    {
        var wanted = milliseconds * 1e6 / nanosecondsEach;
        var limit = invocations * 4096.0; // The first iterations run slow code; a bounded step keeps a mistaken one from running for long.
        return Math.Max(1, (long)Math.Ceiling(Math.Min(wanted, limit) / CallsPerLoop)) * CallsPerLoop;
    }

    private double ReadSpeedProbe()
    {
        var reading = SpeedProbe.Read();
        _fastestReading = Math.Min(_fastestReading, reading);
        return reading;
    }

    private Iteration RunWorkload(long invocations)
    {
        Parameters.IterationSetupAction?.Invoke();
        var iteration = RunLoop(WorkloadAction, invocations);
        Parameters.IterationCleanupAction?.Invoke();
        return iteration;
    }

    // So that an iteration does not pay for the garbage of the one before. BenchmarkDotNet collects all generations, after which
    // the runtime gives memory back to the system, and short iterations would mostly measure how it is handed out again.
    // Returns the nanoseconds that the first one took.
    private static double CollectGarbage()
    {
        var paused = GC.GetTotalPauseDuration();
        GC.Collect(0);
        paused = GC.GetTotalPauseDuration() - paused;
        GC.WaitForPendingFinalizers();
        GC.Collect(0);
        return paused.TotalNanoseconds;
    }

    private Iteration RunLoop(Action<long> action, long invocations)
    {
        var collections = GC.CollectionCount(0);
        var paused = GC.GetTotalPauseDuration();
        var compiled = JitInfo.GetCompiledMethodCount();
        var cpu = Environment.CpuUsage.TotalTime;
        var clock = Chronometer.Start();
        action(invocations / CallsPerLoop);
        var wall = clock.GetElapsed().GetNanoseconds();
        var cpuUsed = Environment.CpuUsage.TotalTime - cpu;
        return new Iteration(
            wall,
            cpuUsed.TotalNanoseconds,
            (int)(JitInfo.GetCompiledMethodCount() - compiled),
            GC.CollectionCount(0) - collections,
            (GC.GetTotalPauseDuration() - paused).TotalNanoseconds);
    }

    // By this thread alone and to the byte; BenchmarkDotNet's own figure is of all threads.
    private (double Bytes, GcStats Stats) MeasureAllocation(long invocations)
    {
        var operations = invocations * OperationsPerInvoke;
        var before = GcStats.ReadInitial();
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        WorkloadAction(invocations / CallsPerLoop);
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        return ((double)bytes / operations, (GcStats.ReadFinal() - before).WithTotalOperations(operations));
    }

    private IEnumerable<Measurement> ToMeasurements(IEnumerable<Iteration> measured, double[] overhead, long invocations) =>
        overhead.Select((wall, index) => ToMeasurement(IterationMode.Overhead, IterationStage.Actual, index + 1, invocations, wall))
            .Concat(measured.Select((iteration, index) => ToMeasurement(IterationMode.Workload, IterationStage.Actual, index + 1, invocations, iteration.Wall)));

    private Measurement ToMeasurement(IterationMode mode, IterationStage stage, int index, long invocations, double wall) =>
        new(0, mode, stage, index, invocations * OperationsPerInvoke, wall);
}
