using System.Globalization;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that sends signals to processes, skipped with the reason where it cannot.</summary>
internal sealed class SignalTheoryAttribute : TheoryAttribute
{
    private const ulong Interrupt = 1 << 1; // SIGINT is signal 2, the mask's second bit.

    public SignalTheoryAttribute() => Skip =
        !OperatingSystem.IsLinux() ? "Processes and their signals are looked up in /proc, which only Linux has."
        : (IgnoredSignals() & Interrupt) != 0 ? "Ctrl-C is ignored by whatever started the tests, and by all that they start."
        : null;

    private static ulong IgnoredSignals() => ulong.Parse(
        File.ReadLines("/proc/self/status").Single(line => line.StartsWith("SigIgn:", StringComparison.Ordinal)).Split('\t')[1],
        NumberStyles.HexNumber,
        CultureInfo.InvariantCulture);
}
