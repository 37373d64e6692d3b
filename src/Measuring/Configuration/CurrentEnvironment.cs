using System.Collections;
using System.ComponentModel;
using System.Diagnostics;
using System.Reflection;
using System.Runtime;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text;
using BenchmarkDotNet.Environments;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>Where this process runs, and what it was built from.</summary>
internal static class CurrentEnvironment
{
    private static readonly string[] _runtimePrefixes = ["DOTNET_", "COMPlus_"];

    // The runtime does not mind the case of its variables' names. These are known however they are written; of others, those
    // with small letters are taken, because names of the host, the SDK and its tools, such as DOTNET_ROOT, have none.
    private static readonly string[] _knownVariables = ["Tiered", "TC_", "OSR", "ReadyToRun", "GC", "Enable", "Jit"];

    /// <summary>Reads the machine, the process and the build.</summary>
    public static EnvironmentRecord Read()
    {
        var host = HostEnvironmentInfo.GetCurrent();
        return new EnvironmentRecord
        {
            Cpu = host.Cpu.Value.ProcessorName?.Trim() ?? "unknown",
            Processor = CurrentProcessor.Read(),
            Cores = Environment.ProcessorCount,
            MemoryGiB = (int)Math.Round(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / (double)(1L << 30)),
            Os = RuntimeInformation.OSDescription,
            Architecture = RuntimeInformation.ProcessArchitecture.ToString(),
            Runtime = RuntimeInformation.FrameworkDescription,
            Sdk = ReadSdk(),
            Gc = $"{(GCSettings.IsServerGC ? "Server" : "Workstation")}, {(AppContext.TryGetSwitch("System.GC.Concurrent", out var on) && !on ? "non-concurrent" : "concurrent")}",
            Jit = host.HardwareIntrinsicsShort is { Length: > 0 } sets ? $"RyuJIT {sets}" : "RyuJIT",
            BenchmarkDotNet = host.BenchmarkDotNetVersion,
            RuntimeVariables = ReadRuntimeVariables(),
            Commit = ReadCommit(),
            SourcesChanged = AppContext.TryGetSwitch("SerializationBenchmarks.SourcesChanged", out var changed) ? changed : null, // See build/SourceState.targets.
            Build = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(OtherBuilds.CodeOf(MeasuringProgram.Assembly))))[..32],
            Libraries = [.. Catalog.Serializers.Select(serializer => serializer.LibraryVersion).Distinct().Order(StringComparer.Ordinal)],
            LibraryFiles = LibraryFiles.Read(Catalog.Serializers.Select(serializer => serializer.Library?.Assembly).OfType<Assembly>()),
        };
    }

    // Not by BenchmarkDotNet, which lets the host print that there is none.
    private static string ReadSdk()
    {
        try
        {
            var (exitCode, output, _) = OtherProgram.Run(new ProcessStartInfo("dotnet", ["--version"]));
            return exitCode == 0 ? output.Trim() : "unknown";
        }
        catch (Win32Exception)
        {
            return "unknown";
        }
    }

    private static SortedDictionary<string, string> ReadRuntimeVariables()
    {
        var variables = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (DictionaryEntry variable in Environment.GetEnvironmentVariables())
        {
            var name = (string)variable.Key;
            if (_runtimePrefixes.Any(prefix => name.StartsWith(prefix, StringComparison.Ordinal) && IsRuntimes(name.AsSpan(prefix.Length))))
                variables[name] = (string?)variable.Value ?? "";
        }

        return variables;

        static bool IsRuntimes(ReadOnlySpan<char> name)
        {
            if (name.ContainsAnyInRange('a', 'z'))
                return true;
            foreach (var known in _knownVariables)
            {
                if (name.StartsWith(known, StringComparison.OrdinalIgnoreCase))
                    return true;
            }

            return false;
        }
    }

    // The SDK appends the commit to the informational version.
    private static string ReadCommit() =>
        typeof(CurrentEnvironment).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+') is [_, var commit]
            ? commit
            : "unknown";
}
