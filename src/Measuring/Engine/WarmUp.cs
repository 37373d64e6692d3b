using System.Diagnostics;
using System.Runtime;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>Runs the cases of a process in turn until the runtime has compiled their code for good.</summary>
internal sealed class WarmUp(IReadOnlyList<CaseMeter> cases, CollectionCost collector, MeasurementSettings settings)
{
    // How often the control method is called after a visit at most: looking for its stack frame takes some microseconds each time.
    private const int MostControls = 8;

    // Milliseconds between two visits, in which the runtime compiles and others warm up: calling all the while takes a third more of the processor's time,
    // and makes no code final sooner.
    private const int Rest = 3;

    // The runtime compiles a method after 30 calls with a profile, and after 30 more for good; a few pass before it begins to count.
    private const int CallsToFinal = 64;

    // How many times as long as it may work a process may take, so that one that waits for something ends too.
    private const int MostWaiting = 10;

    private readonly long _start = Stopwatch.GetTimestamp();

    private readonly TimeSpan _used = Environment.CpuUsage.TotalTime;

    private TimeSpan? _final; // The processor time at which the runtime had compiled the code for good.

    private int _controls; // Calls of the control method.

    /// <summary>Whether the runtime has compiled the code for good.</summary>
    public bool IsFinal => _final is not null;

    // Once all code is final, a case that makes the runtime compile with every call does not keep the others; and cases that are so slow that
    // their code cannot become final in that time are not called for all of it. By processor time, because neighbours do not make code final sooner.
    private bool IsLate
    {
        get
        {
            var now = Environment.CpuUsage.TotalTime;
            var (used, most) = ((now - _used).TotalMilliseconds, settings.MaxWarmupMilliseconds * cases.Count);
            return used >= most || Stopwatch.GetElapsedTime(_start).TotalMilliseconds >= MostWaiting * most || (_final is { } final
                ? (now - final).TotalMilliseconds >= settings.MaxWarmupMilliseconds
                : used >= settings.MaxWarmupMilliseconds && used / _controls * CallsToFinal > most);
        }
    }

    /// <summary>Warms up.</summary>
    public void Run(Action afterVisit)
    {
        var (compiled, lastCompiled) = (0L, _start);
        while (cases.Any(@case => @case.Fault is null))
        {
            var visit = Stopwatch.GetTimestamp();
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
            {
                (compiled, lastCompiled) = (count, visit);
                foreach (var @case in cases)
                    @case.Loop.Forget();
            }

            foreach (var @case in cases)
            {
                collector.CollectInTime();
                @case.Try(static meter => meter.WarmUp());
            }

            afterVisit();
            Thread.Sleep(Rest);

            // Not more often than any of the cases.
            for (var calls = Math.Min(MostControls, cases.Min(@case => @case.Loop.Calls)); calls > 0 && _final is null; calls--, _controls++)
                _final = TierControl.IsFinal() ? Environment.CpuUsage.TotalTime : null;
            var isQuiet = JitInfo.GetCompiledMethodCount() == compiled && Stopwatch.GetElapsedTime(lastCompiled).TotalMilliseconds >= settings.QuietMilliseconds;
            if ((_final is not null && isQuiet) || IsLate)
                return;
        }
    }
}

/// <summary>BenchmarkDotNet's loops of one case, and how many calls fill an iteration.</summary>
internal sealed class CaseLoop(EngineParameters parameters, MeasurementSettings settings)
{
    private const int LongCall = 10; // Iterations' lengths: caches are refilled in some microseconds.

    private const int UnrollFactor = 16; // BenchmarkDotNet's own; its unrolled loops are emitted with it.

    private long _invocations = 1;

    private bool _isUnrolled; // Not for calls of which sixteen would take longer than an iteration.

    private double _fastest = double.MaxValue; // In nanoseconds per invocation: one slow iteration must not make all others short.

    /// <summary>The loops.</summary>
    public EngineParameters Parameters => parameters;

    /// <summary>Operations in each iteration.</summary>
    public long Operations => _invocations * parameters.OperationsPerInvoke;

    /// <summary>How many calls an iteration makes.</summary>
    public long Calls => _invocations;

    private Action<long> Workload => _isUnrolled ? parameters.WorkloadActionUnroll : parameters.WorkloadActionNoUnroll;

    private Action<long> Overhead => _isUnrolled ? parameters.OverheadActionUnroll : parameters.OverheadActionNoUnroll;

    private int CallsPerLoop => _isUnrolled ? UnrollFactor : 1;

    /// <summary>Learns from an iteration of the warm-up how long the next ones are.</summary>
    /// <param name="wall">Its nanoseconds.</param>
    public void Learn(double wall)
    {
        _fastest = Math.Min(_fastest, Math.Max(wall, 1) / _invocations);
        _isUnrolled |= _fastest * UnrollFactor <= settings.IterationMilliseconds * 1e6;
        Fit(settings.WarmupIterationMilliseconds);
    }

    /// <summary>Forgets how fast it was, because the runtime has compiled other code since.</summary>
    public void Forget() => _fastest = double.MaxValue;

    /// <summary>Makes iterations as long as measured ones.</summary>
    public void MakeLong() => Fit(settings.IterationMilliseconds);

    /// <summary>Makes calls that bring code and data back into the processor's caches, unless one takes so long that this vanishes in it.</summary>
    /// <param name="milliseconds">How long they take; at least one is made.</param>
    public void Refill(double milliseconds)
    {
        if (_fastest <= LongCall * settings.IterationMilliseconds * 1e6)
            Workload(Math.Max(1, (long)(milliseconds * 1e6 / _fastest) / CallsPerLoop));
    }

    /// <summary>Runs an iteration of the empty method.</summary>
    public void RunEmpty() => Overhead(_invocations / CallsPerLoop);

    /// <summary>Runs an iteration.</summary>
    public void Run() => Workload(_invocations / CallsPerLoop);

    private void Fit(double milliseconds)
    {
        var wanted = milliseconds * 1e6 / _fastest;
        var limit = _invocations * 4096.0; // The first iterations run slow code; a bounded step keeps a mistaken one from running for long.
        _invocations = Math.Max(1, (long)Math.Ceiling(Math.Min(wanted, limit) / CallsPerLoop)) * CallsPerLoop;
    }
}
