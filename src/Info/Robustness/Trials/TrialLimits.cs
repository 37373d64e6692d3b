namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What an input may cost before it counts as an attack.</summary>
internal static class TrialLimits
{
    /// <summary>An exception with its message and stack trace takes this much on the smallest input; that is not amplification.</summary>
    public const int ExceptionMemory = 16 << 10;

    private const int MostMemory = 1 << 20;
    private const int MostMemoryPerByte = 1000;

    public static TimeSpan Slow { get; } = TimeSpan.FromSeconds(1);

    /// <summary>The most that may be allocated for an input: 1,000 times its length, but no more than 1 MiB, and no less than an exception.</summary>
    public static long Memory(int length) => Math.Clamp((long)length * MostMemoryPerByte, ExceptionMemory, MostMemory);
}
