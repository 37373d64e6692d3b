using System.Globalization;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>The caches of the first processor.</summary>
internal static class ProcessorCaches
{
    private const string Linux = "/sys/devices/system/cpu/cpu0/cache";

    /// <summary>Reads those that hold data.</summary>
    /// <returns>Levels with bytes, ascending; none if the folder is not there, or says nothing of sizes, as in some virtual machines.</returns>
    internal static IReadOnlyList<(int Level, long Bytes)> Read(string folder = Linux)
    {
        try
        {
            return
            [
                .. Directory.EnumerateDirectories(folder, "index*")
                    .Where(cache => Text(cache, "type") != "Instruction")
                    .Select(cache => (Level: int.Parse(Text(cache, "level"), CultureInfo.InvariantCulture), Bytes: BytesOf(Text(cache, "size"))))
                    .Where(cache => cache.Bytes > 0)
                    .Order(),
            ];
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or FormatException)
        {
            return [];
        }
    }

    private static string Text(string cache, string name) => File.ReadAllText(Path.Combine(cache, name)).Trim();

    private static long BytesOf(string size) => size.EndsWith('K') ? long.Parse(size[..^1], CultureInfo.InvariantCulture) << 10
        : size.EndsWith('M') ? long.Parse(size[..^1], CultureInfo.InvariantCulture) << 20
        : long.Parse(size, CultureInfo.InvariantCulture);
}
