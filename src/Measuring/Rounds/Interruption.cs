using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Measuring.Rounds;

/// <summary>
/// Ends the program when a user or the system wants a run to stop: Ctrl-C, SIGTERM, or SIGHUP when the terminal is closed. What is being written is written whole; what is being
/// measured is not kept. Measuring processes are killed.
/// </summary>
internal sealed class Interruption : IDisposable
{
    private readonly Lock _gate = new();
    private readonly Action<string> _close;
    private readonly PosixSignalRegistration[] _signals;

    /// <summary>Watches for signals until it is disposed of.</summary>
    public Interruption(Action<string> close)
    {
        _close = close;
        _signals =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, signal => Stop(signal, "Stopped by Ctrl-C")),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, signal => Stop(signal, "Stopped by SIGTERM")),
            PosixSignalRegistration.Create(PosixSignal.SIGHUP, signal => Stop(signal, "Stopped by SIGHUP")),
        ];
    }

    /// <summary>Does what an interruption must find done or not begun. Does not return if the program is ending.</summary>
    public void Guard(Action write)
    {
        lock (_gate)
            write();
    }

    /// <summary>Closes a run that ends early, and says what is kept and how to go on.</summary>
    public static void Close(string cause, PartialRecord partial, string how, TextWriter output)
    {
        if (partial.IsEmpty)
        {
            partial.Delete(); // Or --resume would find it.
            output.WriteLine($"{cause}. Nothing was measured yet.");
            output.Flush();
            return;
        }

        var lost = NumberText.Duration(partial.SinceLast);
        output.WriteLine(TryClose(partial) is { } fault
            ? $"{cause}. {fault}"
            : $"{cause}. {KeptIn(partial)}; the {lost} of work since the last of them are lost. Continue with {how}--resume, or see the tables so far with report.");
        output.Flush();
    }

    /// <summary>Says how much of a run is kept.</summary>
    /// <returns>For example "188 measurements are kept in results/….partial.jsonl".</returns>
    public static string KeptIn(PartialRecord partial) => $"{NumberText.Count(partial.Measured, "measurement")} {(partial.Measured == 1 ? "is" : "are")} kept in {partial.Path}";

    private static string? TryClose(PartialRecord partial)
    {
        try
        {
            partial.Close();
            return null;
        }
        catch (UserErrorException exception)
        {
            return exception.Message;
        }
    }

    public void Dispose()
    {
        foreach (var signal in _signals)
            signal.Dispose();
    }

    private void Stop(PosixSignalContext signal, string cause)
    {
        signal.Cancel = true; // The system would end the program before the closing line is written.
        lock (_gate) // Held until the end, so that nothing more is written.
        {
            Child.EndAll(); // Before the run's file is free for another process to go on with.
            try
            {
                _close(cause);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                // The terminal is gone, and the run's file was closed before anything was written to it.
            }

            Environment.Exit(ConsoleProgram.Stopped);
        }
    }
}
