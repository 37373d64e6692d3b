using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Signals of Unix.</summary>
internal static class Signal
{
    public const int Interrupt = 2;
    public const int Kill = 9;
    public const int Terminate = 15;

    /// <summary>Sends a signal to a process.</summary>
    /// <returns>False if there is no such process any more.</returns>
    public static bool Send(int process, int signal) => SendTo(process, signal) == 0;

    [DllImport("libc", EntryPoint = "kill")]
    private static extern int SendTo(int process, int signal);
}
