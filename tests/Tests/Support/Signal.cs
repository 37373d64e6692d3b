using System.Globalization;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Signals of Unix.</summary>
internal static class Signal
{
    public const int HangUp = 1;
    public const int Interrupt = 2;
    public const int Kill = 9;
    public const int Terminate = 15;
    public const int Stop = 19;

    /// <summary>Why a test cannot send them, or null.</summary>
    public static string? UnsupportedBecause =>
        !OperatingSystem.IsLinux() ? "Processes and their signals are looked up in /proc, which only Linux has."
        : (IgnoredSignals() & (1UL << (Interrupt - 1))) != 0 ? "Ctrl-C is ignored by whatever started the tests, and by all that they start."
        : null;

    /// <summary>Sends a signal to a process.</summary>
    /// <returns>False if there is no such process any more.</returns>
    public static bool Send(int process, int signal) => SendTo(process, signal) == 0;

    // A mask whose first bit is signal 1.
    private static ulong IgnoredSignals() => ulong.Parse(
        File.ReadLines("/proc/self/status").Single(line => line.StartsWith("SigIgn:", StringComparison.Ordinal)).Split('\t')[1],
        NumberStyles.HexNumber,
        CultureInfo.InvariantCulture);

    [DllImport("libc", EntryPoint = "kill")]
    private static extern int SendTo(int process, int signal);
}
