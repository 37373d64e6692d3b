using System.Diagnostics;
using System.Numerics;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>On which processors a server and its load run: where there are enough of them, each has half for itself.</summary>
internal static class Placement
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_SPLIT_PROCESSORS";

    private const int Enough = 4; // With a single one, a server would collect garbage in other ways than where it has several.

    /// <summary>How many processors a server has; null where it shares all of them with the load, because they are too few or the system cannot bind processes to them.</summary>
    public static int? OfServer { get; } = Environment.ProcessorCount is >= Enough and <= 64 and var count && (OperatingSystem.IsLinux() || OperatingSystem.IsWindows()) ? count / 2 : null;

    /// <summary>The variables with which a server's process is started: the runtime counts its processors before anything else.</summary>
    public static IEnumerable<KeyValuePair<string, string>> Variables => OfServer is { } count ? [new(Variable, "1"), new("DOTNET_PROCESSOR_COUNT", $"{count:X}")] : [];

    /// <summary>Binds a server, and its load generator, which has just been started.</summary>
    public static void Bind(Process load)
    {
        if (Environment.GetEnvironmentVariable(Variable) is null || !(OperatingSystem.IsLinux() || OperatingSystem.IsWindows()))
            return;
        using var server = Process.GetCurrentProcess();
        var (all, half) = ((ulong)server.ProcessorAffinity, 0ul);
        for (var left = BitOperations.PopCount(all) / 2; left > 0; left--)
            half |= all & ~half & (ulong)-(long)(all & ~half);
        (load.ProcessorAffinity, server.ProcessorAffinity) = ((nint)(all & ~half), (nint)half);
    }
}
