using System.Diagnostics;
using System.Runtime;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>
/// BenchmarkDotNet's loops under a different plan: all cases of a table in one process, visited in turn for an iteration each, so that
/// a neighbour slows all of them alike. Visits warm up until the runtime has stopped compiling; measured ones begin anew whenever
/// something was compiled in one of them, and each iteration has its processor time and stands between two readings of the speed probe.
/// </summary>
/// <param name="parameters">The first case's loops.</param>
/// <param name="others">Finds the loops of the table's other cases.</param>
/// <param name="settings">The plan.</param>
/// <param name="usualReading">What <see cref="SpeedProbe"/> read in other processes, in nanoseconds; null if there were none.</param>
internal sealed class SteadyStateEngine(EngineParameters parameters, Func<IEnumerable<EngineParameters>> others, MeasurementSettings settings, double? usualReading)
    : ProcessEngine(parameters)
{
    // How often the control method is called in a visit at most.
    private const int MostControls = 16;

    // The runtime compiles a method after 30 calls with a profile, and after 30 more for good; a few pass before it begins to count.
    private const int CallsToFinal = 64;

    private CaseLoop[] _loops = [];

    private double _fastestReading = double.MaxValue;

    private long _collected; // When garbage was collected last.

    private long _start;

    private long? _final; // When the runtime had compiled the code for good.

    private int _controls; // Calls of the control method.

    // Each case has its time, as if it were alone. Once all code is final, one that makes the runtime compile with every call does not keep the
    // others; and cases that are so slow that their code cannot become final in that time are not called for all of it.
    private bool IsLate
    {
        get
        {
            var (elapsed, most) = (Stopwatch.GetElapsedTime(_start).TotalMilliseconds, settings.MaxWarmupMilliseconds * _loops.Length);
            return elapsed >= most || (_final is { } final
                ? Stopwatch.GetElapsedTime(final).TotalMilliseconds >= settings.MaxWarmupMilliseconds
                : elapsed >= settings.MaxWarmupMilliseconds && elapsed / _controls * CallsToFinal > most);
        }
    }

    public override RunResults Run()
    {
        _loops = [.. new[] { Parameters }.Concat(others()).Select(loops => new CaseLoop(loops, settings))];
        foreach (var loop in _loops)
            loop.Parameters.GlobalSetupAction?.Invoke();
        _start = Stopwatch.GetTimestamp();
        var warmups = WarmUp();

        GC.Collect(); // What the start left behind, once.
        _collected = 0;
        foreach (var loop in _loops)
        {
            loop.MakeLong();
            for (var i = 0; i < settings.DiscardedIterations; i++)
                loop.Measure();
            loop.ForgetOverhead();
        }

        // Nothing is written between these iterations: writing would compile code of its own.
        Host.BeforeMainRun();
        var usual = Math.Min(usualReading ?? double.MaxValue, _fastestReading);
        var measured = Array.ConvertAll(_loops, _ => new MeasuredIterations(settings, usual));
        var pauses = new List<double>(CaseLoop.ManyIterations);
        var milliseconds = (settings.MeasuredMilliseconds ?? 0) * _loops.Length;
        var measuring = Stopwatch.GetTimestamp();
        while (!AreComplete(measured) || Stopwatch.GetElapsedTime(measuring).TotalMilliseconds < milliseconds)
        {
            if (CollectGarbageInTime() is { } pause)
                pauses.Add(pause);
            if (Visit(measured) > 0 && !IsLate)
            {
                warmups += measured[0].All.Count;
                Clear(measured);
                Array.ForEach(_loops, loop => loop.ForgetOverhead());
                pauses.Clear();
                _collected = 0;
                measuring = Stopwatch.GetTimestamp();
            }
        }

        // What disturbs one case for so long disturbs those beside it.
        var areDisturbed = Array.Exists(measured, iterations => iterations.AreDisturbed);
        var answers = _loops.Select((loop, place) => loop.Answer(place, measured[place], areDisturbed, pauses, warmups, _final is not null, _fastestReading)).ToArray();
        Host.AfterMainRun();
        foreach (var (answer, _) in answers)
            Host.WriteLine(answer.ToLine());
        return answers[0].Results;
    }

    public override Measurement RunIteration(IterationData data) => throw new NotSupportedException("Iterations are of all cases in turn.");

    public override void Dispose()
    {
        foreach (var loop in _loops)
            loop.Parameters.GlobalCleanupAction?.Invoke();
    }

    // Visits with short iterations until the runtime has compiled everything for good and nothing more for a while.
    private int WarmUp()
    {
        var rehearsal = Array.ConvertAll(_loops, _ => new MeasuredIterations(settings, usualReading: 1));
        var (compiled, lastCompiled) = (0L, _start);
        for (var visits = 1; ; visits++)
        {
            var visit = Stopwatch.GetTimestamp();
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
            {
                (compiled, lastCompiled) = (count, visit);
                Array.ForEach(_loops, loop => loop.Forget());
            }

            CollectGarbageInTime();
            Visit(rehearsal);
            for (var i = 0; i < _loops.Length; i++)
                _loops[i].Learn(rehearsal[i].All[^1]);
            if (AreComplete(rehearsal))
                Clear(rehearsal);

            // Not more often than any of the cases.
            for (var calls = Math.Min(MostControls, _loops.Min(loop => loop.Calls)); calls > 0 && _final is null; calls--, _controls++)
                _final = TierControl.IsFinal() ? Stopwatch.GetTimestamp() : null;
            var isQuiet = JitInfo.GetCompiledMethodCount() == compiled && Stopwatch.GetElapsedTime(lastCompiled).TotalMilliseconds >= settings.QuietMilliseconds;
            if ((_final is not null && isQuiet) || IsLate)
                return visits;
        }
    }

    // The warm-up asks it too, so that it is compiled for good before anything is measured.
    private static bool AreComplete(MeasuredIterations[] cases) => Array.TrueForAll(cases, iterations => iterations.AreComplete);

    private static void Clear(MeasuredIterations[] cases) => Array.ForEach(cases, iterations => iterations.Clear());

    // An iteration of each case; returns how many methods were compiled in them.
    private int Visit(MeasuredIterations[] measured)
    {
        var compiled = 0;
        var before = ReadSpeedProbe();
        for (var i = 0; i < _loops.Length; i++)
        {
            var iteration = _loops[i].Measure();
            var after = ReadSpeedProbe();
            measured[i].Add(iteration, Math.Max(before, after));
            compiled += iteration.Compiled;
            before = after;
        }

        return compiled;
    }

    private double ReadSpeedProbe()
    {
        var reading = SpeedProbe.Read();
        _fastestReading = Math.Min(_fastestReading, reading);
        return reading;
    }

    // So that an iteration seldom pays for the garbage of others. BenchmarkDotNet collects all generations, after which the runtime
    // gives memory back to the system, and short iterations would mostly measure how it is handed out again.
    // Returns the nanoseconds that the first one took; null if none was due.
    private double? CollectGarbageInTime()
    {
        if (Stopwatch.GetElapsedTime(_collected).TotalMilliseconds < settings.CollectionMilliseconds)
            return null;
        var paused = GC.GetTotalPauseDuration();
        GC.Collect(0);
        paused = GC.GetTotalPauseDuration() - paused;
        GC.WaitForPendingFinalizers();
        GC.Collect(0);
        _collected = Stopwatch.GetTimestamp();
        return paused.TotalNanoseconds;
    }
}
