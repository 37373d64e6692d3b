using SerializationBenchmarks.Measuring.Configuration;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>The processor's last-level cache, which values that are to be fresh must not fit in.</summary>
internal static class LastLevelCache
{
    /// <summary>What is taken where the system does not say: what a desktop processor has at most, so that the values are too many rather than too few.</summary>
    public const long Fallback = 32 << 20;

    /// <summary>Its size in bytes: as much of it as one processor can use, which is less than all where a package has several.</summary>
    public static long Bytes { get; } = ProcessorCaches.Read().Select(cache => (long?)cache.Bytes).LastOrDefault() ?? Fallback;
}
