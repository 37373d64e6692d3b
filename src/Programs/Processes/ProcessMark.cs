using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>What tells a process from a later one of the same number.</summary>
/// <param name="Started">When it was started, in seconds since 1970.</param>
public sealed record ProcessMark(int Id, long Started)
{
    // The system tells it in parts of a second, by a clock that may be set in between.
    private const int Tolerance = 2;

    /// <summary>The mark of a process.</summary>
    /// <returns>The mark; null if it has ended.</returns>
    public static ProcessMark? Of(Process process)
    {
        try
        {
            return process.HasExited ? null : new ProcessMark(process.Id, new DateTimeOffset(process.StartTime).ToUnixTimeSeconds());
        }
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception)
        {
            return null;
        }
    }

    /// <summary>Whether the process lives.</summary>
    public bool Lives
    {
        get
        {
            try
            {
                using var process = Process.GetProcessById(Id);
                return Of(process) is { } mark && Math.Abs(mark.Started - Started) <= Tolerance;
            }
            catch (ArgumentException)
            {
                return false;
            }
        }
    }

    /// <summary>The mark as a line.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Id} {Started}");

    /// <summary>Reads a line.</summary>
    /// <returns>The mark; null if the line is something else, such as one that a crash tore.</returns>
    public static ProcessMark? From(string line) =>
        line.Split(' ') is [var id, var started] && int.TryParse(id, CultureInfo.InvariantCulture, out var number) && long.TryParse(started, CultureInfo.InvariantCulture, out var time) ? new ProcessMark(number, time) : null;
}
