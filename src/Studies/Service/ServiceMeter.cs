using System.Diagnostics;
using System.Runtime;
using System.Runtime.ExceptionServices;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>What requests take of the process that serves them, slice by slice: the processor time of all of its threads, in the system too, and with all garbage collections.</summary>
internal sealed class ServiceMeter(LoadRequest request, int bodies, double perSecond)
{
    // The runtime counts 30 calls twice before a method's code is final: so many times of eight requests each let both protocols' code have them.
    private const int WarmUpTimes = 24;

    // So many times for each besides, for the code that only it has.
    private const int WarmUpTimesOfEach = 2;

    // The runtime's delay before it compiles, and a little more.
    private const int PauseMilliseconds = 15;

    private static readonly TimeSpan _mostWarmUp = TimeSpan.FromSeconds(20);

    private static readonly List<ServiceMeter> _cold = [];

    private readonly List<double> _times = [];

    private readonly List<double> _allocated = [];

    private long _requests;

    private bool _isFinal;

    private Exception? _fault;

    private int _collections;

    private LoadAnswer? _last;

    private LoadAnswer? _latency;

    /// <summary>Whether all is measured.</summary>
    public bool IsDone => _latency is not null;

    /// <summary>Has it take part in the warm-up of the process, which is at the first turn of any: there nothing else takes the processor from what compiles.</summary>
    public void Open() => _cold.Add(this);

    /// <summary>Measures a slice, or latency behind the last.</summary>
    public void MeasureNext()
    {
        WarmUpAll();
        if (_fault is not null)
            ExceptionDispatchInfo.Throw(_fault);
        if (_requests == 0)
            _requests = FitSlice();
        if (_times.Count > 0 && _times.Count == ServiceLoad.SlicesOf(_times[0] / 1e6))
        {
            var requests = (int)Math.Clamp(perSecond * ServiceLoad.LatencyTime.TotalSeconds, 1, ServiceLoad.LatencyRequests);
            _latency = LoadProcess.Current.Ask(request with { Requests = requests, PerSecond = perSecond });
            return;
        }

        Send((_requests + 9) / 10); // Brings code and data back into the caches.
        var (allocated, collections, cpu) = (GC.GetTotalAllocatedBytes(precise: true), GC.CollectionCount(0), Environment.CpuUsage.TotalTime);
        Send(_requests);
        _times.Add((Environment.CpuUsage.TotalTime - cpu).TotalNanoseconds);
        _collections += GC.CollectionCount(0) - collections;
        _allocated.Add(GC.GetTotalAllocatedBytes(precise: true) - allocated);
    }

    /// <summary>What was measured, of a request.</summary>
    public RoundRecord ToRound()
    {
        double requests = _requests;
        return new RoundRecord
        {
            Round = 0,
            Operations = _requests,
            Iterations = _times.Count,
            Median = IterationTimes.Median([.. _times.Order()]) / requests,
            Time = _times.Order().Skip(1).SkipLast(1).Average() / requests,
            Allocated = IterationTimes.Median([.. _allocated.Order()]) / requests,
            Gen0 = Math.Round(1000 * _collections / requests / _times.Count, 6),
            Service = new ServiceRecord(_last!.WireBytes / requests, perSecond, _latency!.LatencyMedian!.Value, _latency.Latency99),
            Marks = _isFinal ? RoundMarks.None : RoundMarks.Unsettled,
        };
    }

    // Requests of both protocols and all models until the runtime has compiled the code for good. They share most of it, so most requests are short ones:
    // of the half that was answered faster the first time.
    private static void WarmUpAll()
    {
        var (start, compiled, isFinal) = (Stopwatch.GetTimestamp(), 0L, false);
        var byTime = _cold.ToDictionary(meter => meter, meter => meter.TrySend(ServiceLoad.Connections));
        ServiceMeter[] fast = [.. _cold.OrderBy(meter => byTime[meter]).Take((_cold.Count + 1) / 2)];
        var times = WarmUpTimes + (WarmUpTimesOfEach * _cold.Count);
        for (var time = 0; _cold.Count > 0 && (time < times || !isFinal) && Stopwatch.GetElapsedTime(start) < _mostWarmUp; time++)
        {
            (time < WarmUpTimes ? fast[time % fast.Length] : _cold[time % _cold.Count]).TrySend(ServiceLoad.Connections);
            compiled = LetCompile(compiled, out var isQuiet);
            for (var request = 0; request < ServiceLoad.Connections; request++)
                isFinal = TierControl.IsFinal() && isQuiet; // Called as often as what serves them.
        }

        foreach (var meter in _cold)
            meter._isFinal = isFinal;
        _cold.Clear();
    }

    // The runtime compiles on one thread, which would get the processor as rarely as each of a dozen that serve.
    private static long LetCompile(long before, out bool isQuiet)
    {
        Thread.Sleep(PauseMilliseconds);
        var compiled = JitInfo.GetCompiledMethodCount();
        isQuiet = compiled == before;
        for (; compiled != before; compiled = JitInfo.GetCompiledMethodCount())
        {
            before = compiled;
            Thread.Sleep(PauseMilliseconds);
        }

        return compiled;
    }

    // What goes wrong here is this case's, and not of all those that share the process. Returns the milliseconds that it takes.
    private double TrySend(long requests)
    {
        try
        {
            return _fault is null ? MillisecondsOf(requests) : 0;
        }
#pragma warning disable CA1031 // Said when the case has its turn.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            _fault = exception;
            return 0;
        }
    }

    // The faster of two, because what has been idle answers late at first.
    private long FitSlice()
    {
        for (long requests = ServiceLoad.Connections; ; requests *= 2)
        {
            if (Math.Min(MillisecondsOf(requests), MillisecondsOf(requests)) is var wall && wall >= ServiceLoad.SliceMilliseconds / 4)
            {
                var fitting = Math.Max(ServiceLoad.LeastRequests, requests * ServiceLoad.SliceMilliseconds / wall);
                return (long)Math.Ceiling(fitting / bodies) * bodies; // Each body as often as the others.
            }
        }
    }

    private double MillisecondsOf(long requests)
    {
        var start = Stopwatch.GetTimestamp();
        Send(requests);
        return Stopwatch.GetElapsedTime(start).TotalMilliseconds;
    }

    private void Send(long requests) => _last = LoadProcess.Current.Ask(request with { Requests = (int)requests });
}
