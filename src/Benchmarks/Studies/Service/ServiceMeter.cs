using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>What requests take of the process that serves them, slice by slice: the processor time of all of its threads, in the system too, and with all garbage collections.</summary>
/// <param name="request">Where requests go.</param>
/// <param name="bodies">How many different bodies they have.</param>
/// <param name="perSecond">How many come in a second where latency is measured.</param>
internal sealed class ServiceMeter(LoadRequest request, int bodies, double perSecond)
{
    private static readonly HashSet<bool> _warm = [];

    private readonly List<double> _times = [];

    private readonly List<double> _allocated = [];

    private long _requests;

    private bool _isFinal;

    private int _collections;

    private LoadAnswer? _last;

    private LoadAnswer? _latency;

    /// <summary>Whether all is measured.</summary>
    public bool IsDone => _latency is not null;

    /// <summary>Has requests served until the runtime has compiled the code for good.</summary>
    public void WarmUp()
    {
        // What follows in the same protocol runs the same code, on shorter or longer bodies.
        var quiet = _warm.Add(request.Grpc) ? 4 * MeasurementSettings.Default.QuietMilliseconds : MeasurementSettings.Default.QuietMilliseconds;
        (_, _isFinal) = CallMeter.WarmUp(Send, ServiceLoad.SliceMilliseconds, TimeSpan.FromMilliseconds(quiet));
    }

    /// <summary>Measures a slice, or latency behind the last.</summary>
    public void MeasureNext()
    {
        if (_requests == 0)
            _requests = FitSlice();
        if (_times.Count == ServiceLoad.Slices)
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
            Iterations = ServiceLoad.Slices,
            Median = IterationTimes.Median([.. _times.Order()]) / requests,
            Fastest = _times.Order().Skip(1).SkipLast(1).Average() / requests,
            Allocated = IterationTimes.Median([.. _allocated.Order()]) / requests,
            Gen0 = Math.Round(1000 * _collections / requests / ServiceLoad.Slices, 6),
            Service = new ServiceRecord(_last!.WireBytes / requests, perSecond, _latency!.LatencyMedian!.Value, _latency.Latency99),
            Marks = _isFinal ? RoundMarks.None : RoundMarks.Unsettled,
        };
    }

    // Anew, because other processes were warming up beside this one.
    private long FitSlice()
    {
        for (long requests = ServiceLoad.Connections; ; requests *= 2)
        {
            var start = Stopwatch.GetTimestamp();
            Send(requests);
            if (Stopwatch.GetElapsedTime(start).TotalMilliseconds is var wall && wall >= ServiceLoad.SliceMilliseconds / 4)
                return Math.Max((ServiceLoad.Connections + bodies - 1) / bodies, (long)(requests * ServiceLoad.SliceMilliseconds / wall / bodies)) * bodies; // Each body as often as the others.
        }
    }

    private void Send(long requests) => _last = LoadProcess.Current.Ask(request with { Requests = (int)requests });
}
