using System.Collections.Concurrent;
using System.ComponentModel;
using System.Diagnostics;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>
/// The children of this process that have not ended: none outlives it. When it ends by itself or by a signal that it takes, it kills them,
/// whatever they are in the middle of; when it is killed, Linux kills them, also those that are stopped.
/// </summary>
internal static class LivingChildren
{
    // A killed process ends as soon as the kernel comes to it, and nothing more can be done about one that does not.
    private static readonly TimeSpan _longestEnd = TimeSpan.FromSeconds(2);

    // A signal for all processes of a run may end a child before this process has taken it.
    private static readonly TimeSpan _latestSignal = TimeSpan.FromSeconds(0.5);

    private static readonly ManualResetEvent _ending = new(false);

    private static readonly Lock _gate = new();

    private static readonly List<Process> _processes = [];

    // To the kernel, the parent is the thread that starts a child, and one of the thread pool may end long before the process.
    private static readonly BlockingCollection<Action> _starts = StartThread();

    static LivingChildren() => AppDomain.CurrentDomain.ProcessExit += (_, _) => EndAll();

    /// <summary>Starts a child.</summary>
    /// <exception cref="Win32Exception">There is no such program.</exception>
    public static Process Start(ProcessStartInfo start)
    {
        var started = new TaskCompletionSource<Process>(TaskCreationOptions.RunContinuationsAsynchronously);
        _starts.Add(() =>
        {
            try
            {
                started.SetResult(StartNow(start));
            }
#pragma warning disable CA1031 // It is thrown where the process is started.
            catch (Exception exception)
#pragma warning restore CA1031
            {
                started.SetException(exception);
            }
        });
        return started.Task.GetAwaiter().GetResult();
    }

    /// <summary>Takes note that a child has ended.</summary>
    public static void Forget(Process process)
    {
        lock (_gate)
            _processes.Remove(process);
    }

    private static BlockingCollection<Action> StartThread()
    {
        var starts = new BlockingCollection<Action>();
        new Thread(() =>
        {
            foreach (var start in starts.GetConsumingEnumerable())
                start();
        })
        { IsBackground = true, Name = "Starts children" }.Start();
        return starts;
    }

    private static Process StartNow(ProcessStartInfo start)
    {
        lock (_gate)
        {
            if (!_ending.WaitOne(0))
            {
                var process = Process.Start(start)!;
                _processes.Add(process);
                return process;
            }
        }

        Thread.Sleep(Timeout.Infinite); // The process ends at any moment, and whoever wants a child must not go on without it.
        throw new InvalidOperationException();
    }

    /// <summary>Waits a moment behind a child that failed. Does not return if this process is ending: what ended the child ends it too, and nobody is to be told of a failure.</summary>
    public static void WaitIfEnding(CancellationToken cancellation = default)
    {
        if (WaitHandle.WaitAny([_ending, cancellation.WaitHandle], _latestSignal) == 0)
            Thread.Sleep(Timeout.Infinite);
    }

    /// <summary>Kills all of them, whatever they are in the middle of; from now on none is started.</summary>
    public static void EndAll()
    {
        lock (_gate)
        {
            _ending.Set();
            foreach (var process in _processes)
                End(process);
            _processes.Clear();
        }
    }

    private static void End(Process process)
    {
        foreach (var step in (Action[])[() => process.Kill(entireProcessTree: true), process.Kill, () => Child.EndGroup(process), () => process.WaitForExit(_longestEnd), () => Child.RemoveLeftovers(process)])
        {
            try
            {
                step();
            }
            catch (Exception exception) when (exception is InvalidOperationException or Win32Exception or AggregateException or IOException or UnauthorizedAccessException)
            {
                // It has ended, or is being disposed of by who waited for it; or what it started, which is looked for among all processes, has ended meanwhile.
            }
        }
    }
}
