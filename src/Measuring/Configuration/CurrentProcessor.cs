using System.Globalization;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>Which processor runs this process, as Linux tells it.</summary>
internal static class CurrentProcessor
{
    private const string Linux = "/proc/cpuinfo";

    /// <summary>Reads the first processor's entry and its caches.</summary>
    /// <returns>What is known; null if nothing is.</returns>
    public static ProcessorRecord? Read() => Of(ReadText(), ProcessorCaches.Read());

    /// <summary>Makes the record of what the system says.</summary>
    /// <param name="text">The text of <c>/proc/cpuinfo</c>; empty if there is none.</param>
    /// <param name="caches">The caches, levels with bytes.</param>
    /// <returns>What is known; null if nothing is.</returns>
    internal static ProcessorRecord? Of(string text, IReadOnlyList<(int Level, long Bytes)> caches)
    {
        var lines = text.Split('\n')
            .TakeWhile(line => !string.IsNullOrWhiteSpace(line)) // Further processors' are behind empty lines.
            .Select(line => line.Split(':', 2, StringSplitOptions.TrimEntries))
            .Where(line => line.Length == 2)
            .DistinctBy(line => line[0])
            .ToDictionary(line => line[0], line => line[1]);
        var processor = new ProcessorRecord(
            Number("cpu family"),
            Number("model"),
            Number("stepping"),
            CacheOf(1),
            CacheOf(2),
            CacheOf(3),
            lines.TryGetValue("flags", out var flags) ? flags.Split(' ').Contains("hypervisor") : null);
        return processor == new ProcessorRecord() ? null : processor;

        int? Number(string name) => lines.TryGetValue(name, out var value) && int.TryParse(value, CultureInfo.InvariantCulture, out var number) ? number : null;

        long? CacheOf(int level) => caches.Where(cache => cache.Level == level).Select(cache => (long?)cache.Bytes).FirstOrDefault();
    }

    private static string ReadText()
    {
        try
        {
            return File.Exists(Linux) ? File.ReadAllText(Linux) : "";
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }
}

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
