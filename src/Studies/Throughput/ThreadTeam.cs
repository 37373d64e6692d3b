using System.Diagnostics;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>Threads that begin together and are done when the last of them is; the caller's is one of them.</summary>
internal sealed class ThreadTeam : IDisposable
{
    private readonly Action<long>[] _work;

    private readonly double[] _idle;

    private readonly Barrier _together;

    private readonly Thread[] _followers;

    private long _units; // 0 ends the threads.

    /// <summary>Starts the threads.</summary>
    public ThreadTeam(Action<long>[] work)
    {
        (_work, _idle, _together) = (work, new double[work.Length], new Barrier(work.Length));
        _followers = [.. work[1..].Select(_ => new Thread(Follow) { IsBackground = true })];
        for (var follower = 0; follower < _followers.Length; follower++)
            _followers[follower].Start(follower + 1);
    }

    /// <summary>
    /// For how many nanoseconds of the last work the thread that had least of a processor was without one, waiting for the others left out; 0 where the system does not
    /// tell of a thread.
    /// </summary>
    public double Idle => _idle.Max();

    /// <summary>Has each thread work, and waits for all.</summary>
    /// <param name="units">How many units of work each does, at least one.</param>
    public void Run(long units)
    {
        _units = units;
        _together.SignalAndWait();
        Work(0);
        _together.SignalAndWait();
    }

    public void Dispose()
    {
        _units = 0;
        _together.SignalAndWait();
        foreach (var follower in _followers)
            follower.Join();
        _together.Dispose();
    }

    private void Work(int thread)
    {
        var (used, begin) = (ThreadTime.Used, Stopwatch.GetTimestamp());
        _work[thread](_units);
        _idle[thread] = used is { } before ? Stopwatch.GetElapsedTime(begin).TotalNanoseconds - (ThreadTime.Used!.Value - before) : 0;
    }

    private void Follow(object? thread)
    {
        while (true)
        {
            _together.SignalAndWait();
            if (_units == 0)
                return;
            Work((int)thread!);
            _together.SignalAndWait();
        }
    }
}
