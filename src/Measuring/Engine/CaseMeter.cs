using System.Diagnostics;
using System.Runtime;
using BenchmarkDotNet.Engines;
using Perfolizer.Horology;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>Measures one case in a process, an iteration whenever it is its turn.</summary>
internal sealed class CaseMeter(EngineParameters parameters, MeasurementSettings settings, CoreProbe probe)
{
    private readonly CaseLoop _loop = new(parameters, settings);

    private readonly IterationTimes _times = new(settings.Iterations, settings.MaxIterations, settings.MaxLostShare, settings.CleanIterations);

    private readonly List<double> _overhead = new(settings.MaxIterations);

    private int _compiling; // Iterations in which the runtime compiled something.

    private bool _isUnsettled;

    private int _collections;

    private double _paused;

    private double _alone; // Milliseconds of turns in which the core was the process's own.

    private double _shared; // Milliseconds in which it was not.

    /// <summary>The loop.</summary>
    public CaseLoop Loop => _loop;

    /// <summary>Why the case cannot be measured; null if it can.</summary>
    public string? Fault { get; private set; }

    /// <summary>Whether it needs no more turns.</summary>
    public bool IsDone => Fault is not null || _times.AreComplete;

    /// <summary>Does something with the case, which has failed if that throws.</summary>
    public void Try(Action<CaseMeter> what)
    {
        if (Fault is not null)
            return;
        try
        {
            what(this);
        }
#pragma warning disable CA1031 // Whatever a library throws is the case's result, and costs no other case.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            Fault = Describe(exception);
        }
    }

    /// <summary>An exception in a line.</summary>
    public static string Describe(Exception exception)
    {
        var cause = exception.GetBaseException();
        return $"{cause.GetType().Name}: {cause.Message}".ReplaceLineEndings(" ");
    }

    /// <summary>Runs an iteration of the warm-up, and learns from it.</summary>
    public void WarmUp()
    {
        WaitForCore(0); // What decides when to measure is warmed up with the case's code, as is what keeps times.
        _loop.Learn(Measure(refillMilliseconds: 0)); // What its caches hold matters to no time that counts.
        if (_times.AreComplete)
            Forget();
    }

    /// <summary>Begins to measure: makes iterations long, runs one and forgets all so far.</summary>
    public void Begin()
    {
        _loop.MakeLong();
        Measure(settings.RefillMilliseconds);
        Forget();
    }

    /// <summary>Takes a turn, in which it runs an iteration unless a neighbour has the core's other thread: then the next one is sooner alone.</summary>
    public void TakeTurn()
    {
        if (_shared >= settings.MaxWaitMilliseconds || WaitForCore(settings.TurnWaitMilliseconds))
            Measure(settings.RefillMilliseconds);
    }

    // Whether the core is the process's own now, or is within some time.
    private bool WaitForCore(double milliseconds)
    {
        for (var start = Stopwatch.GetTimestamp(); ;)
        {
            if (probe.IsAlone(probe.Run(), settings.SharedCoreTolerance))
                return true;
            if (Stopwatch.GetElapsedTime(start).TotalMilliseconds is var waited && waited >= milliseconds)
            {
                _shared += waited;
                return false;
            }
        }
    }

    private double Measure(double refillMilliseconds)
    {
        _loop.Refill(refillMilliseconds);
        var empty = Chronometer.Start();
        _loop.RunEmpty();
        _overhead.Add(empty.GetElapsed().GetNanoseconds());

        parameters.IterationSetupAction?.Invoke();
        var before = probe.Run();
        var (collections, paused, compiled, cpu) = (GC.CollectionCount(0), GC.GetTotalPauseDuration(), JitInfo.GetCompiledMethodCount(), Environment.CpuUsage.TotalTime);
        var clock = Chronometer.Start();
        _loop.Run();
        var wall = clock.GetElapsed().GetNanoseconds();
        var used = Environment.CpuUsage.TotalTime - cpu;
        var pause = (GC.GetTotalPauseDuration() - paused).TotalNanoseconds;
        var isClean = probe.IsAlone(Math.Max(before, probe.Run()), settings.SharedCoreTolerance);
        parameters.IterationCleanupAction?.Invoke();

        // The runtime may still compile something of this process, and what that delays does not count, unless every call makes it compile.
        var isCompiling = JitInfo.GetCompiledMethodCount() > compiled;
        if (isCompiling && ++_compiling <= settings.Iterations)
            return wall;
        _isUnsettled |= isCompiling;
        _collections += GC.CollectionCount(0) - collections;
        _paused += pause;
        _times.Add(wall, used.TotalNanoseconds, pause, isClean);
        if (isClean)
            _alone += wall / 1e6;
        else
            _shared += wall / 1e6;
        return wall;
    }

    /// <summary>Makes the round of what was measured.</summary>
    public RoundRecord ToRound(CollectionCost collector, bool isFinal)
    {
        var (operations, counted) = ((double)_loop.Operations, _times.Counted());
        double[] empty = [.. _overhead.Order()];
        var overhead = IterationTimes.Median(empty);
        var (allocated, alone) = MeasureAllocation();

        // Where every iteration has a collection, the iterations tell what collections cost; otherwise it follows from what is allocated.
        var isCounted = alone > 0 && _collections >= _times.Count;
        var gen0 = isCounted ? 1000.0 * _collections / _times.Count / operations : allocated == 0 ? 0 : 1000 * allocated / collector.Budget;
        return new RoundRecord
        {
            Round = 0,
            Operations = _loop.Operations,
            Iterations = counted.Length,
            Lost = _times.Lost,
            Clean = _times.Clean,
            Shared = Math.Round(_shared / (_alone + _shared), 3),
            Median = Round((IterationTimes.Median(counted) - overhead) / operations),
            Time = Round((counted[0] - overhead) / operations),
            Overhead = Round(overhead / operations),
            Allocated = Math.Round(allocated, 2),
            Gen0 = gen0 is { } known ? Math.Round(known, 6) : null,
            CollectionPause = gen0 > 0 ? (long)(isCounted ? _paused / _collections : collector.Pause) : null,
            StoredBytes = (parameters.WorkloadActionNoUnroll.Target as IStores)?.StoredBytes,
            Marks = (isFinal && !_isUnsettled ? 0 : RoundMarks.Unsettled) | (_times.AreDisturbed ? RoundMarks.Disturbed : 0),
        };
    }

    // Five digits say more than a round repeats. What takes no longer than the empty method takes some time still, of which there are ratios.
    private static double Round(double nanoseconds) => Math.Max(nanoseconds, 1e-3) is var time
        ? Math.Round(time, Math.Clamp(4 - (int)Math.Floor(Math.Log10(time)), 0, 5))
        : 0;

    private void Forget()
    {
        _times.Clear();
        _overhead.Clear();
        (_compiling, _isUnsettled, _collections, _paused, _alone, _shared) = (0, false, 0, 0, 0, 0);
    }

    // Bytes by this thread alone and to the byte; BenchmarkDotNet's own figure is of all threads. Collections of the iteration's own garbage.
    private (double Bytes, int Collections) MeasureAllocation()
    {
        GC.Collect(0);
        var (collections, bytes) = (GC.CollectionCount(0), GC.GetAllocatedBytesForCurrentThread());
        _loop.Run();
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        return ((double)bytes / _loop.Operations, GC.CollectionCount(0) - collections);
    }
}

/// <summary>
/// What a garbage collection costs in this process. An iteration is too short for one to happen in each, where the runtime collects only
/// every some ten megabytes; so their rate and their price are found apart, and every operation pays its share.
/// </summary>
internal sealed class CollectionCost(MeasurementSettings settings, CoreProbe probe)
{
    private const long MostBytes = 1L << 30; // Beyond it, what a collection costs vanishes in the time of what is allocated in between.

    private const int ArrayBytes = 8192; // Far below the large object heap, and cheap, since it is not cleared.

    private readonly List<double> _clean = new(1024); // Pauses while the core was the process's own.

    private readonly List<double> _others = new(1024);

    private readonly Lazy<long?> _budget = new(FindBudget);

    private long _collectedAt;

    /// <summary>Nanoseconds that a collection stops the program: the median of those between iterations, of clean ones if there are any.</summary>
    public double Pause
    {
        get
        {
            if (_clean.Count + _others.Count == 0)
                Collect();
            return IterationTimes.Median([.. (_clean.Count > 0 ? _clean : _others).Order()]);
        }
    }

    /// <summary>Bytes that this process allocates between two collections: the runtime's budget, which it derives from the processor's cache; null if more than a gigabyte.</summary>
    public long? Budget => _budget.Value;

    /// <summary>Collects garbage if much was allocated since it was last collected.</summary>
    public void CollectInTime()
    {
        if (GC.GetAllocatedBytesForCurrentThread() - _collectedAt >= settings.CollectionBytes)
            Collect();
    }

    // BenchmarkDotNet collects all generations: then the runtime gives memory back to the system, and short iterations measure how it is handed out again.
    private void Collect()
    {
        var (before, paused) = (probe.Run(), GC.GetTotalPauseDuration());
        GC.Collect(0);
        var pause = (GC.GetTotalPauseDuration() - paused).TotalNanoseconds;
        (probe.IsAlone(Math.Max(before, probe.Run()), settings.SharedCoreTolerance) ? _clean : _others).Add(pause);
        _collectedAt = GC.GetAllocatedBytesForCurrentThread();
    }

    private static long? FindBudget()
    {
        GC.Collect(0);
        var (before, collections) = (GC.GetAllocatedBytesForCurrentThread(), GC.CollectionCount(0));
        while (GC.GetAllocatedBytesForCurrentThread() - before is var bytes && bytes < MostBytes)
        {
            if (GC.CollectionCount(0) > collections)
                return bytes;
            GC.KeepAlive(GC.AllocateUninitializedArray<byte>(ArrayBytes));
        }

        return null;
    }
}
