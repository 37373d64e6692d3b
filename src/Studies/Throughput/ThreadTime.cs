using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Studies.Throughput;

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
