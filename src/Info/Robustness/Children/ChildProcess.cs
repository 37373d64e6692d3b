using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>How this program is started again with limits that hold for the child alone.</summary>
internal static class ChildProcess
{
    /// <summary>The size of the garbage-collected heap: beyond it, allocating throws <see cref="OutOfMemoryException"/>.</summary>
    public const int HeapLimit = 64 << 20;

    // All of the address space, in KiB: what a library may map besides the heap. The runtime reserves some of it without use.
    private const int AddressSpaceLimit = 4 << 20;

    public static string RequestOf(Subject subject, RobustnessSettings settings, int first, string file) =>
        JsonSerializer.Serialize(new RobustnessRequest(subject.Address, settings.Mutants, settings.Seed, first, file));

    public static ProcessStartInfo Start()
    {
        var start = Child.StartOf(typeof(ChildProcess).Assembly, RobustnessWorker.Role);
        if (!OperatingSystem.IsWindows())
        {
            // The shell becomes the child. No core files: a crash is what is looked for. Systems without a limit go without.
            string[] shell = ["-c", string.Create(CultureInfo.InvariantCulture, $"ulimit -c 0; ulimit -v {AddressSpaceLimit} 2>/dev/null; exec \"$0\" \"$@\""), start.FileName];
            foreach (var (index, word) in shell.Index())
                start.ArgumentList.Insert(index, word);
            start.FileName = "/bin/sh";
        }

        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit.ToString("x", CultureInfo.InvariantCulture);
        start.Environment["DOTNET_gcConcurrent"] = "1"; // Without it, .NET 10.0 itself may end with signal 11 at the limit, after many OutOfMemoryExceptions.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        return start;
    }
}
