using System.Globalization;

namespace SerializationBenchmarks.Benchmarks.Values;

/// <summary>The processor's last-level cache, which values that are to be fresh must not fit in.</summary>
internal static class LastLevelCache
{
    /// <summary>What is taken where the system does not say: what a desktop processor has at most, so that the values are too many rather than too few.</summary>
    public const long Fallback = 32 << 20;

    private const string Linux = "/sys/devices/system/cpu/cpu0/cache";

    /// <summary>Its size in bytes: as much of it as one processor can use, which is less than all where a package has several.</summary>
    public static long Bytes { get; } = Read(Linux) ?? Fallback;

    /// <summary>Reads the size of the cache of the highest level.</summary>
    /// <param name="folder">The folder in which Linux describes a processor's caches.</param>
    /// <returns>Bytes; null if it is not there, or says nothing of sizes, as in some virtual machines.</returns>
    internal static long? Read(string folder)
    {
        try
        {
            return Directory.EnumerateDirectories(folder, "index*")
                .Select(cache => (Level: int.Parse(Text(cache, "level"), CultureInfo.InvariantCulture), Size: BytesOf(Text(cache, "size"))))
                .Max() is (_, > 0) last ? last.Size : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or FormatException or InvalidOperationException)
        {
            return null;
        }
    }

    private static string Text(string cache, string name) => File.ReadAllText(Path.Combine(cache, name)).Trim();

    private static long BytesOf(string size) => size[^1] switch
    {
        'K' => long.Parse(size[..^1], CultureInfo.InvariantCulture) << 10,
        'M' => long.Parse(size[..^1], CultureInfo.InvariantCulture) << 20,
        _ => long.Parse(size, CultureInfo.InvariantCulture),
    };
}
