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
