using System.Diagnostics;
using System.Globalization;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Starts this program again with limits that hold for the child alone.</summary>
internal static class ChildProcess
{
    /// <summary>The size of the garbage-collected heap: beyond it, allocating throws <see cref="OutOfMemoryException"/>.</summary>
    public const int HeapLimit = 64 << 20;

    // All of the address space, in KiB: what a library may map besides the heap. The runtime reserves some of it without use.
    private const int AddressSpaceLimit = 4 << 20;

    public static Process Start(params IEnumerable<string> arguments)
    {
        var (program, leading) = ThisProgram();
        var start = new ProcessStartInfo { RedirectStandardOutput = true, RedirectStandardError = true, RedirectStandardInput = true };
        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit.ToString("x", CultureInfo.InvariantCulture);
        start.Environment["DOTNET_gcConcurrent"] = "1"; // Without it, .NET 10.0 itself may crash at the limit: see docs/robustness-findings.md.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        if (OperatingSystem.IsWindows())
        {
            start.FileName = program;
        }
        else
        {
            // The shell becomes the child. No core files: a crash is what is looked for. Systems without a limit go without.
            start.FileName = "/bin/sh";
            start.ArgumentList.Add("-c");
            start.ArgumentList.Add(string.Create(CultureInfo.InvariantCulture, $"ulimit -c 0; ulimit -v {AddressSpaceLimit} 2>/dev/null; exec \"$0\" \"$@\""));
            start.ArgumentList.Add(program);
        }

        foreach (var argument in leading.Concat(arguments))
            start.ArgumentList.Add(argument);
        return Process.Start(start)!;
    }

    // The program may be its own executable, run by dotnet, or loaded by a test host.
    private static (string Program, string[] Leading) ThisProgram()
    {
        var assembly = typeof(ChildProcess).Assembly;
        var current = Environment.ProcessPath ?? "";
        return Path.GetFileNameWithoutExtension(current) switch
        {
            var name when name == assembly.GetName().Name => (current, []),
            "dotnet" => (current, [assembly.Location]),
            _ => (Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet", [assembly.Location]),
        };
    }
}
