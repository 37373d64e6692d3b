using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>What calls of a cache take of the process that makes them, slice by slice: the processor time of all of its threads, in the system too, and with all garbage collections.</summary>
internal sealed class CacheMeter
{
    /// <summary>How many slices a round has.</summary>
    public const int Slices = 12;

    /// <summary>How long a slice is, in milliseconds: hundreds of calls.</summary>
    public const double SliceMilliseconds = 30;

    private readonly Func<long, Task> _calls;

    private readonly long _operations;

    private readonly bool _isFinal;

    private readonly List<double> _times = [];

    private readonly List<double> _allocated = [];

    private int _collections;

    private double _longest;

    /// <summary>Calls until the runtime has compiled the code for good, and finds out how many calls fill a slice.</summary>
    /// <param name="multiple">So many calls, or several times as many, are a slice: each value as often as the others.</param>
    public CacheMeter(Func<long, Task> calls, int multiple)
    {
        _calls = calls;
        (var operations, _isFinal) = CallMeter.WarmUp(Call, SliceMilliseconds, TimeSpan.FromMilliseconds(MeasurementSettings.Default.QuietMilliseconds));
        _operations = (operations + multiple - 1) / multiple * multiple;
    }

    /// <summary>Whether all slices are measured.</summary>
    public bool IsDone => _times.Count == Slices;

    /// <summary>Measures a slice, after a tenth of one that brings code and data back into the caches.</summary>
    public void MeasureSlice()
    {
        Call((_operations + 9) / 10);
        var (collections, paused) = (GC.CollectionCount(0), GC.GetTotalPauseDuration());
        var (allocated, cpu) = (GC.GetTotalAllocatedBytes(precise: true), Environment.CpuUsage.TotalTime);
        Call(_operations);
        _times.Add((Environment.CpuUsage.TotalTime - cpu).TotalNanoseconds / _operations);
        _allocated.Add((double)(GC.GetTotalAllocatedBytes(precise: true) - allocated) / _operations);
        _collections += GC.CollectionCount(0) - collections;
        _longest = Math.Max(_longest, (GC.GetTotalPauseDuration() - paused).TotalNanoseconds);
    }

    /// <summary>What was measured, of a call.</summary>
    public RoundRecord ToRound(double storedBytes) => new()
    {
        Round = 0,
        Operations = _operations,
        Iterations = _times.Count,
        Median = IterationTimes.Median([.. _times.Order()]),
        Time = _times.Order().Skip(1).SkipLast(1).Average(), // Without the least and the greatest, as of requests.
        Allocated = IterationTimes.Median([.. _allocated.Order()]),
        Gen0 = Math.Round(1000.0 * _collections / _operations / Slices, 6),
        LongestPause = (long)_longest,
        StoredBytes = storedBytes,
        Marks = _isFinal ? RoundMarks.None : RoundMarks.Unsettled,
    };

    private void Call(long count) => _calls(count).GetAwaiter().GetResult();
}
