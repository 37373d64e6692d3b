using System.Diagnostics;
using System.Numerics;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The program of src/Service, built against the program that runs, or one like it.</summary>
internal static class ServiceProgram
{
    private const string Option = "--study service";

    private const string Framework = "Microsoft.AspNetCore.App";

    /// <summary>Builds the program.</summary>
    /// <param name="output">Where it is said that this takes some seconds.</param>
    /// <exception cref="UserErrorException">It cannot be built, or could not run.</exception>
    public static string Build(ServiceStudy study, string against, StudyFiles files, TextWriter output)
    {
        CheckFramework(Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..")));
        return StudyProgram.Build(study, "Service", "server", against, files, output);
    }

    /// <summary>Looks for ASP.NET Core among the frameworks of a runtime.</summary>
    /// <exception cref="UserErrorException">It is not there in the runtime's version.</exception>
    internal static void CheckFramework(string frameworks)
    {
        var (folder, version) = (Path.Combine(frameworks, Framework), $"{Environment.Version.Major}.{Environment.Version.Minor}");
        if (!Directory.Exists(folder) || !Directory.EnumerateDirectories(folder, $"{version}.*").Any())
            throw new UserErrorException($"{Option} starts a server on ASP.NET Core, and {folder} has no version {version} of it; install the ASP.NET Core runtime {version} beside this .NET runtime, or the .NET SDK, which brings it.");
    }
}

/// <summary>What the program of src/Service, which alone knows ASP.NET Core, does for the processes of this study.</summary>
internal static class ServiceHost
{
    /// <summary>What the process of the load generator is started for.</summary>
    public const string LoadRole = "load";

    /// <summary>
    /// Opens a server on ports of the system's choice that sends back what it has read: given how bodies are read and written, of which type they are, and which protocol
    /// a hub has for the serializer. It ends with the process.
    /// </summary>
    public static Func<Body, Type, HubProtocol, ServicePorts> Open { get; set; } = static (_, _, _) => throw new InvalidOperationException("Only the program of src/Service opens a server.");
}

/// <summary>The ports on which a server listens, on the loopback alone.</summary>
/// <param name="Http">That of HTTP/1.1.</param>
/// <param name="Grpc">That of HTTP/2.</param>
/// <param name="Hub">The protocol of the hub, which is on the first.</param>
internal sealed record ServicePorts(int Http, int Grpc, HubProtocol Hub);

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
