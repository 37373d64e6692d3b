using System.Diagnostics;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>What work takes of the process that does it on several threads, slice by slice, with all threads and all of the garbage collection in it.</summary>
internal sealed class ThroughputMeter
{
    /// <summary>How many slices there are: as many as three rounds of all serializers have in five minutes.</summary>
    public const int Slices = 16;

    /// <summary>How long a slice is: a thread is woken in some hundredths of a millisecond, and two collections seldom meet in so short a time.</summary>
    public const double SliceMilliseconds = 8;

    private readonly Action<long> _work;

    private readonly Func<double> _idle;

    private readonly int _messages;

    private readonly long _units;

    private readonly bool _isFinal;

    private readonly IterationTimes _times = new(Slices, Slices, MeasurementSettings.Default.MaxLostShare);

    private readonly List<double> _pauses = [];

    private readonly List<double> _allocated = [];

    private int _collections;

    /// <summary>Finds out how much work fills a slice.</summary>
    /// <param name="idle">For how many nanoseconds a thread of the last work was without a processor.</param>
    public ThroughputMeter(Action<long> work, Func<double> idle, int messages, bool isFinal)
    {
        (_work, _idle, _messages) = (work, idle, messages);
        (_units, var isStillFinal) = WarmUp(work);
        _isFinal = isFinal && isStillFinal;
    }

    /// <summary>Whether all slices are measured.</summary>
    public bool IsDone => _times.Count == Slices;

    /// <summary>Works until the runtime has compiled the code for good.</summary>
    public static (long Units, bool IsFinal) WarmUp(Action<long> work) =>
        CallMeter.WarmUp(work, SliceMilliseconds, TimeSpan.FromMilliseconds(MeasurementSettings.Default.QuietMilliseconds));

    /// <summary>Measures a slice, after a tenth of one that brings code and data back into the caches.</summary>
    public void MeasureSlice()
    {
        _work((_units + 9) / 10);
        var (allocated, collections) = (GC.GetTotalAllocatedBytes(precise: true), GC.CollectionCount(0));
        var (paused, begin) = (GC.GetTotalPauseDuration(), Stopwatch.GetTimestamp());
        _work(_units);
        var wall = Stopwatch.GetElapsedTime(begin).TotalNanoseconds;
        _pauses.Add((GC.GetTotalPauseDuration() - paused).TotalNanoseconds);
        _times.Add(wall, wall - Math.Max(0, _idle() - _pauses[^1]), _pauses[^1]); // A thread that was stopped for a collection has not lost its processor.
        _collections += GC.CollectionCount(0) - collections;
        _allocated.Add(GC.GetTotalAllocatedBytes(precise: true) - allocated);
    }

    /// <summary>What the slices say of a message.</summary>
    public RoundRecord ToRound()
    {
        var walls = _times.Counted();
        double operations = _units * _messages;
        return new RoundRecord
        {
            Round = 0,
            Operations = _units * _messages,
            Iterations = walls.Length,
            Lost = _times.Lost,
            Median = IterationTimes.Median(walls) / operations,
            Time = walls.Average() / operations, // Messages over time, because waiting for each other is what is asked for.
            Allocated = IterationTimes.Median([.. _allocated.Order()]) / operations, // The sum falls where the runtime gives up one of a server's heaps.
            Gen0 = Math.Round(1000 * _collections / operations / Slices, 6),
            CollectionPause = _collections == 0 ? null : (long)(_pauses.Sum() / _collections),
            LongestPause = (long)_pauses.Max(),
            Marks = (_isFinal ? RoundMarks.None : RoundMarks.Unsettled) | (_times.AreDisturbed ? RoundMarks.Disturbed : RoundMarks.None),
        };
    }
}
