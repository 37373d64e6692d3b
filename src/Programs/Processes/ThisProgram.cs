using System.Reflection;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>How a program of this build is started again: as this process was started, so that it works wherever this process does.</summary>
public static class ThisProgram
{
    private const string Host = "dotnet";

    /// <summary>The words that start a program: its own executable if this process runs by that, and otherwise <c>dotnet</c> with its assembly.</summary>
    public static IReadOnlyList<string> WordsOf(Assembly program)
    {
        var process = Environment.ProcessPath ?? "";
        var isHost = Path.GetFileNameWithoutExtension(process) == Host;

        // A test host loads programs, and is no way to start one.
        return Assembly.GetEntryAssembly() == program && !isHost ? [process] : WordsOf(program.Location);
    }

    /// <summary>The words that start a program that this one has built.</summary>
    public static IReadOnlyList<string> WordsOf(string path)
    {
        var process = Environment.ProcessPath ?? "";
        return [Path.GetFileNameWithoutExtension(process) == Host ? process : FindHost(), path];
    }

    // The PATH need not have it: beside the runtime that runs this process there is one.
    private static string FindHost()
    {
        var name = OperatingSystem.IsWindows() ? Host + ".exe" : Host;
        var besideRuntime = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", name));
        return File.Exists(besideRuntime) ? besideRuntime : Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? Host;
    }
}
