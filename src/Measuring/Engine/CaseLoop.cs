using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

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
