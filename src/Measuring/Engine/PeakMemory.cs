using System.Diagnostics;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>How far the process's resident memory rises above what it is when an instance is made.</summary>
internal sealed class PeakMemory
{
    private readonly long _before;

    /// <summary>Reads what the memory is now.</summary>
    public PeakMemory()
    {
        ForgetPeak();
        using var process = Process.GetCurrentProcess();
        _before = process.WorkingSet64;
    }

    /// <summary>The peak since then in bytes above what it was, at least 0.</summary>
    public long Rise()
    {
        using var process = Process.GetCurrentProcess();
        return Math.Max(0, process.PeakWorkingSet64 - _before);
    }

    // Linux alone can; elsewhere the peak is that of the whole process, of which the setup is to stay below.
    private static void ForgetPeak()
    {
        try
        {
            if (OperatingSystem.IsLinux())
                File.WriteAllText("/proc/self/clear_refs", "5");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A container may forbid it.
        }
    }
}
