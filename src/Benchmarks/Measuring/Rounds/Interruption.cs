using System.Runtime.InteropServices;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Measuring.Rounds;

/// <summary>
/// Ends the program when a user or the system wants a run to stop: Ctrl-C, SIGTERM, or a measuring process that was killed. What
/// is being written is written whole; what is being measured is not kept.
/// </summary>
internal sealed class Interruption : IDisposable
{
    // A signal to this program and to the measuring process, as Ctrl-C is, is seen here this much later at most.
    private static readonly TimeSpan _signalDelay = TimeSpan.FromMilliseconds(250);

    // BenchmarkDotNet ends the measuring process at Ctrl-C, and would complain on the console if it had to again.
    private static readonly TimeSpan _longestEnd = TimeSpan.FromSeconds(5);

    private readonly Lock _gate = new();
    private readonly ManualResetEventSlim _signalled = new();
    private readonly ManualResetEventSlim _idle = new(initialState: true);
    private readonly Action<string> _close;
    private readonly PosixSignalRegistration[] _signals;

    /// <summary>Watches for signals until it is disposed of.</summary>
    /// <param name="close">Called once before the program ends, with what stopped it as the beginning of a sentence.</param>
    public Interruption(Action<string> close)
    {
        _close = close;
        _signals =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, signal => Stop(signal, "Stopped by Ctrl-C")),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, signal => Stop(signal, "Stopped by SIGTERM")),
        ];
    }

    /// <summary>Says that a measuring process is about to start. Does not return if the program is ending.</summary>
    public void Begin()
    {
        if (_signalled.IsSet)
            WaitForTheEnd();
        _idle.Reset();
    }

    /// <summary>Says that the measuring process has ended. Does not return if something killed it.</summary>
    /// <param name="table">What it measured: cases of a table, of which nobody knows which one was its end.</param>
    /// <param name="exitCode">Its exit code; null if it is unknown.</param>
    public void End(string table, int? exitCode)
    {
        _idle.Set();
        if (!KilledProcess.IsExitCode(exitCode))
            return;
        if (_signalled.Wait(_signalDelay))
            WaitForTheEnd(); // The signal's handler knows better what stopped the run.
        Stop($"The process that measured {table} was killed (exit code {exitCode})");
    }

    /// <summary>Does what an interruption must find done or not begun.</summary>
    /// <param name="write">What to do.</param>
    public void Guard(Action write)
    {
        lock (_gate)
            write();
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var signal in _signals)
            signal.Dispose();
        _signalled.Dispose();
        _idle.Dispose();
    }

    private void Stop(PosixSignalContext signal, string cause)
    {
        signal.Cancel = true; // The system would end the program before the closing line is written.
        _signalled.Set();
        if (signal.Signal == PosixSignal.SIGINT)
            _idle.Wait(_longestEnd);
        Stop(cause);
    }

    private static void WaitForTheEnd() => Thread.Sleep(Timeout.Infinite);

    // The measuring process ends with this one, by BenchmarkDotNet's own watch on its end.
    private void Stop(string cause)
    {
        lock (_gate) // Held until the end, so that nothing more is written.
        {
            _close(cause);
            Environment.Exit(ConsoleProgram.Stopped);
        }
    }
}
