using System.Diagnostics;
using System.Runtime.InteropServices;

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

/// <summary>A number of threads as a type argument, because a case is a class: see <see cref="ThroughputCalls{TCodec, TThreads}"/>.</summary>
public interface IThreads
{
    /// <summary>The number.</summary>
    static abstract int Count { get; }
}

/// <summary>A single thread.</summary>
public readonly struct OneThread : IThreads
{
    public static int Count => 1;
}

/// <summary>Twice as many threads as another number.</summary>
public readonly struct Twice<TThreads> : IThreads
    where TThreads : struct, IThreads
{
    public static int Count => 2 * TThreads.Count;
}

/// <summary>As many threads as there are processors.</summary>
public readonly struct EveryProcessor : IThreads
{
    public static int Count => Environment.ProcessorCount;
}

/// <summary>The processor time of the calling thread, which the framework tells of whole processes alone.</summary>
internal static class ThreadTime
{
    // CLOCK_THREAD_CPUTIME_ID of each system's time.h; Windows counts a thread's time in steps longer than a slice.
    private static readonly int? _clock = OperatingSystem.IsLinux() ? 3 : OperatingSystem.IsMacOS() ? 16 : null;

    /// <summary>Nanoseconds; null where the system does not tell.</summary>
    public static double? Used => _clock is { } clock && GetTime(clock, out var time) == 0 ? (1e9 * time.Seconds) + time.Nanoseconds : null;

    [DllImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetTime(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Time
    {
        public readonly nint Seconds;

        public readonly nint Nanoseconds;
    }
}
