using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Terminal;

/// <summary>Where work is that takes long at times: on a terminal a line that moves, elsewhere one where none was written for some seconds.</summary>
public sealed class PassingProgress(TextWriter output, TimeProvider time)
{
    private static readonly TimeSpan _quiet = TimeSpan.FromSeconds(5);

    private long _written = time.GetTimestamp();

    /// <summary>Says what comes next.</summary>
    public void At(string what)
    {
        if (output is TerminalWriter terminal)
            terminal.Show(what);
        else if (time.GetElapsedTime(_written) >= _quiet)
            output.WriteLine(what);
        else
            return;
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
