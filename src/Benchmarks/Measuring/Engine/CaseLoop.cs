using System.Runtime;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>BenchmarkDotNet's loops of one case, and how many calls fill an iteration.</summary>
/// <param name="parameters">The loops.</param>
/// <param name="settings">How long iterations are.</param>
internal sealed class CaseLoop(EngineParameters parameters, MeasurementSettings settings)
{
    /// <summary>More iterations than a round has of a case, so that the lists of them need not grow, which would be compiled while it is measured.</summary>
    public const int ManyIterations = 256;

    private const int LongCall = 10; // Iterations' lengths: caches are refilled in some microseconds.

    private const int UnrollFactor = 16; // BenchmarkDotNet's own; its unrolled loops are emitted with it.

    private long _invocations = 1;

    private bool _isUnrolled; // Not for calls of which sixteen would take longer than an iteration.

    private readonly List<double> _overhead = new(ManyIterations);

    private double _fastest = double.MaxValue; // In nanoseconds per invocation: one disturbed iteration must not make all others short.

    /// <summary>The loops.</summary>
    public EngineParameters Parameters => parameters;

    /// <summary>How many calls an iteration makes, with those before it that are not timed.</summary>
    public long Calls => (IsLong ? 0 : CallsPerLoop) + _invocations;

    private bool IsLong => _fastest > LongCall * settings.IterationMilliseconds * 1e6;

    private Action<long> Workload => _isUnrolled ? parameters.WorkloadActionUnroll : parameters.WorkloadActionNoUnroll;

    private Action<long> Overhead => _isUnrolled ? parameters.OverheadActionUnroll : parameters.OverheadActionNoUnroll;

    private int CallsPerLoop => _isUnrolled ? UnrollFactor : 1;

    private long Operations => _invocations * parameters.OperationsPerInvoke;

    /// <summary>Learns from an iteration of the warm-up how long the next ones are.</summary>
    /// <param name="iteration">The iteration.</param>
    public void Learn(Iteration iteration)
    {
        _fastest = Math.Min(_fastest, Math.Max(iteration.Wall, 1) / _invocations);
        _isUnrolled |= _fastest * UnrollFactor <= settings.IterationMilliseconds * 1e6;
        Fit(settings.WarmupIterationMilliseconds);
    }

    /// <summary>Forgets how fast it was, because the runtime has compiled other code since.</summary>
    public void Forget() => _fastest = double.MaxValue;

    /// <summary>Makes iterations as long as measured ones.</summary>
    public void MakeLong() => Fit(settings.IterationMilliseconds);

    /// <summary>Forgets the overhead of the iterations so far.</summary>
    public void ForgetOverhead() => _overhead.Clear();

    /// <summary>
    /// Runs an iteration of the empty method, which a neighbour slows as it does the next, and one of the case, after a few calls that bring its
    /// code and data back into the processor's caches, unless a single call takes so long that this vanishes in it.
    /// </summary>
    public Iteration Measure()
    {
        _overhead.Add(Run(Overhead, _invocations).Wall);
        if (!IsLong)
            Workload(1);
        parameters.IterationSetupAction?.Invoke();
        var iteration = Run(Workload, _invocations);
        parameters.IterationCleanupAction?.Invoke();
        return iteration;
    }

    /// <summary>Makes the answer of what was measured.</summary>
    /// <param name="place">The case's place in the request.</param>
    /// <param name="measured">The iterations.</param>
    /// <param name="areDisturbed">Whether most iterations of one of the table's cases were disturbed.</param>
    /// <param name="pauses">Nanoseconds that the garbage collections between iterations took.</param>
    /// <param name="warmups">How many iterations came before.</param>
    /// <param name="isFinal">Whether the runtime had compiled the code for good.</param>
    /// <param name="fastestReading">The speed probe's fastest reading in nanoseconds.</param>
    /// <returns>The answer, and what BenchmarkDotNet reports of it.</returns>
    public (WorkerAnswer Answer, RunResults Results) Answer(int place, MeasuredIterations measured, bool areDisturbed, IReadOnlyList<double> pauses, int warmups, bool isFinal, double fastestReading)
    {
        double[] overhead = [.. _overhead.Order()];
        var (allocated, collections, gc) = MeasureAllocation();
        var compiled = measured.All.Sum(iteration => iteration.Compiled);
        var cost = CollectionCost.Find(measured.All, Operations, allocated, collections, pauses);
        var round = new RoundRecord
        {
            Round = 0,
            InTurn = true,
            Operations = Operations,
            Wall = [.. measured.All.Select(iteration => (long)iteration.Wall)],
            Cpu = [.. measured.All.Select(iteration => (long)iteration.Cpu)],
            Slowdown = [.. measured.Slowdown.Select(value => Math.Round(value, 3))],
            UsualReading = Math.Round(measured.UsualReading, 1),
            Disturbed = measured.Disturbed,
            Overhead = (long)overhead[overhead.Length / 2],
            Allocated = Math.Round(allocated, 2),
            MethodsCompiled = compiled,
            Collections = measured.All.Sum(iteration => iteration.Collections),
            Paused = measured.All.Any(iteration => iteration.Paused > 0) ? [.. measured.All.Select(iteration => (long)iteration.Paused)] : null,
            Gen0 = cost.Per1000 is { } gen0 ? Math.Round(gen0, 6) : null,
            CollectionPause = (long)cost.Pause,
            WarmupIterations = warmups,
            Marks = (isFinal && compiled == 0 ? 0 : RoundMarks.Unsettled) | (areDisturbed ? RoundMarks.Disturbed : 0),
        };
        Measurement[] measurements =
        [
            .. overhead.Select((wall, index) => ToMeasurement(IterationMode.Overhead, index, wall)),
            .. measured.All.Select((iteration, index) => ToMeasurement(IterationMode.Workload, index, iteration.Wall)),
        ];
        var results = new RunResults(measurements, OutlierMode.RemoveUpper, gc, default, 0);
        return (WorkerAnswer.Of(place, round, fastestReading, results), results);
    }

    private void Fit(double milliseconds)
    {
        var wanted = milliseconds * 1e6 / _fastest;
        var limit = _invocations * 4096.0; // The first iterations run slow code; a bounded step keeps a mistaken one from running for long.
        _invocations = Math.Max(1, (long)Math.Ceiling(Math.Min(wanted, limit) / CallsPerLoop)) * CallsPerLoop;
    }

    private Iteration Run(Action<long> action, long invocations)
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

    // Bytes by this thread alone and to the byte; BenchmarkDotNet's own figure is of all threads. Collections of the iteration's own garbage.
    private (double Bytes, int Collections, GcStats Stats) MeasureAllocation()
    {
        GC.Collect(0);
        var before = GcStats.ReadInitial(); // Which collects garbage itself.
        var collections = GC.CollectionCount(0);
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        Workload(_invocations / CallsPerLoop);
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        return ((double)bytes / Operations, GC.CollectionCount(0) - collections, (GcStats.ReadFinal() - before).WithTotalOperations(Operations));
    }

    private Measurement ToMeasurement(IterationMode mode, int index, double wall) =>
        new(0, mode, IterationStage.Actual, index + 1, Operations, wall);
}
