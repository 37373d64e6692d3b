namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What an input may cost before it counts as an attack.</summary>
internal static class TrialLimits
{
    /// <summary>An exception with its message and stack trace takes this much on the smallest input; that is not amplification.</summary>
    public const int ExceptionMemory = 16 << 10;

    /// <summary>How many times its length a small input may allocate: one byte may stand for an object, a list and its first elements.</summary>
    public const int MostMemoryPerByte = 1000;

    /// <summary>How many times its length any input may allocate: a byte of text becomes a character of two, kept twice while a buffer grows, and an empty object 24.</summary>
    public const int MostGrowth = 16;

    private const int MostMemory = 1 << 20;

    public static TimeSpan Slow { get; } = TimeSpan.FromSeconds(1);

    /// <summary>The most that may be allocated for an input: 1,000 times its length, but no more than 1 MiB and 16 times its length, and no less than an exception.</summary>
    public static long Memory(int length) => Math.Clamp((long)length * MostMemoryPerByte, ExceptionMemory, MostMemory + ((long)length * MostGrowth));
}
