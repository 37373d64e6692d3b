using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>
/// The pipes by which a child hears and answers its parent. Its standard input and output are empty from then on, for they belong to users' code, native
/// libraries and whatever these start: what they write is no answer, and what they leave running holds up nobody who reads the pipes to their end.
/// </summary>
public static class ParentPipes
{
    private const int Input = 0, Output = 1; // STDIN_FILENO and STDOUT_FILENO.

    /// <summary>Takes the pipes, once, and makes this process the first of a group, which its parent ends with it.</summary>
    public static (TextReader Input, TextWriter Output) Take()
    {
        var (input, output) = OperatingSystem.IsWindows()
            ? (Console.OpenStandardInput(), Console.OpenStandardOutput()) // There nothing is inherited that is not asked for.
            : TakeOnUnix();
        Console.SetOut(TextWriter.Null); // As empty, and without a call of the system.
        return (new StreamReader(input), TextWriter.Synchronized(new StreamWriter(output) { AutoFlush = true }));
    }

    private static (Stream Input, Stream Output) TakeOnUnix()
    {
        _ = SetGroup(0, 0);
        var (input, output) = (Open(Input, FileAccess.Read), Open(Output, FileAccess.Write));
        using var nothing = File.OpenHandle("/dev/null", FileMode.Open, FileAccess.ReadWrite, FileShare.ReadWrite);
        foreach (var place in (int[])[Input, Output])
        {
            if (Replace((int)nothing.DangerousGetHandle(), place) < 0)
                throw new IOException($"A child's standard streams cannot be emptied: {Marshal.GetLastPInvokeErrorMessage()}.");
        }

        return (input, output);
    }

    // The copy is closed in whatever this process starts.
    private static FileStream Open(int place, FileAccess access) => new(new SafeFileHandle(Copy(place), ownsHandle: true), access, bufferSize: 0);

    [DllImport("libc", EntryPoint = "setpgid")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int SetGroup(int process, int group);

    [DllImport("libc", EntryPoint = "dup2", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Replace(int by, int place);

    // The base library's own call, because the number of the command that closes a copy on exec differs by system.
    [DllImport("libSystem.Native", EntryPoint = "SystemNative_Dup", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories | DllImportSearchPath.AssemblyDirectory)]
    private static extern nint Copy(nint place);
}
