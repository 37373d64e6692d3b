using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Terminal;

/// <summary>Where work is that takes long at times: on a terminal a line that moves, elsewhere one where none was written for a while.</summary>
/// <param name="quiet">The while.</param>
public sealed class PassingProgress(TextWriter output, TimeProvider time, TimeSpan quiet)
{
    private long _written = time.GetTimestamp();

    /// <summary>Says where it is, if anybody is to see it.</summary>
    public void At(Func<string> what)
    {
        if (output is TerminalWriter || time.GetElapsedTime(_written) >= quiet)
            Next(what());
    }

    /// <summary>Says where it is in any case.</summary>
    public void Next(string what)
    {
        if (output is TerminalWriter terminal)
            terminal.Show(what);
        else
            output.WriteLine(what);
        _written = time.GetTimestamp();
    }
}

/// <summary>A line for each part of long work that is finished, with its number, the number of all and the time left. Threads may share it.</summary>
public sealed class CountedProgress(TextWriter output, int total)
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly Lock _gate = new();
    private int _done;

    /// <summary>Counts a part that is finished.</summary>
    public void Next(string what)
    {
        lock (_gate)
        {
            _done++;
            var left = Stopwatch.GetElapsedTime(_start) / _done * (total - _done);
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"[{_done}/{total}] {NumberText.Duration(left)} left: {what}"));
        }
    }
}
