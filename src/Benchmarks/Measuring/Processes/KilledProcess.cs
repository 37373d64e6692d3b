namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>Tells a process that something killed from one that failed.</summary>
internal static class KilledProcess
{
    // 128 and the number of the signal; on Windows, what a process ends with that Ctrl-C ended.
    private static readonly int[] _exitCodes = [128 + 2, 128 + 9, 128 + 15, unchecked((int)0xC000013A)];

    /// <summary>Whether an exit code is that of a killed process.</summary>
    /// <param name="exitCode">The exit code; null if it is unknown.</param>
    public static bool IsExitCode(int? exitCode) => exitCode is { } code && _exitCodes.Contains(code);
}
