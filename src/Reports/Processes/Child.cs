using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Reports.Processes;

/// <summary>A process whose answer is the lines that it prints, and which may end in any way: the one way to start a child and to read it.</summary>
public static class Child
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_CHILD";

    private static readonly TimeSpan _poll = TimeSpan.FromMilliseconds(20);

    private static PosixSignalRegistration? _ctrlC;

    /// <summary>How a program of this build is started as a child.</summary>
    /// <param name="program">The program's assembly.</param>
    /// <param name="role">What it is to do, a word that its main method knows.</param>
    /// <param name="request">What it is told of that.</param>
    public static ProcessStartInfo StartOf(Assembly program, string role, string request)
    {
        var words = ThisProgram.WordsOf(program);
        return new ProcessStartInfo(words[0], words.Skip(1)) { Environment = { [Variable] = $"{role} {request}" } };
    }

    /// <summary>What this process was started for by <see cref="StartOf"/>; no role if a user started it.</summary>
    public static (string? Role, string Request) Take()
    {
        if (Environment.GetEnvironmentVariable(Variable) is not { } asked)
            return (null, "");
        Environment.SetEnvironmentVariable(Variable, null); // A process that this one starts is another one.
        var end = asked.IndexOf(' ');
        return (asked[..end], asked[(end + 1)..]);
    }

    /// <summary>Runs a child to its end.</summary>
    /// <param name="start">How it is started; its streams are redirected.</param>
    /// <param name="onLine">Is given each line of its standard output; never two at once.</param>
    /// <param name="isStuck">Asked every few milliseconds whether the child is to be killed because it stays too long with something; null for never.</param>
    /// <param name="cancellation">Kills the child.</param>
    /// <exception cref="OperationCanceledException">The child was killed because of <paramref name="cancellation"/>.</exception>
    public static ChildEnd Run(ProcessStartInfo start, Action<string> onLine, Func<bool>? isStuck = null, CancellationToken cancellation = default)
    {
        (start.RedirectStandardInput, start.RedirectStandardOutput, start.RedirectStandardError) = (true, true, true);
        using var process = Process.Start(start)!;
        using var ending = cancellation.Register(() => process.Kill(entireProcessTree: true));
        process.OutputDataReceived += (_, line) =>
        {
            if (line.Data is not null)
                onLine(line.Data);
        };
        process.BeginOutputReadLine();
        var error = new ChildError(process);
        var inTime = true;
        while (inTime && !process.WaitForExit(isStuck is null ? Timeout.InfiniteTimeSpan : _poll))
            inTime = isStuck?.Invoke() != true;
        if (!inTime)
            process.Kill(entireProcessTree: true);
        process.WaitForExit(); // And until its last lines are read.
        cancellation.ThrowIfCancellationRequested();
        return new ChildEnd(process.ExitCode, inTime, error.ToString());
    }

    /// <summary>Makes this process, a child, go on at the Ctrl-C that is meant for its parent, which ends it.</summary>
    public static void LeaveCtrlCToParent() => _ctrlC ??= PosixSignalRegistration.Create(PosixSignal.SIGINT, static signal => signal.Cancel = true);

    /// <summary>Makes this process, a child, end when its parent does, and not by the parent's Ctrl-C. The parent writes nothing: its end is the end of the input.</summary>
    public static void EndWithParent()
    {
        LeaveCtrlCToParent();
        new Thread(() =>
        {
            Console.OpenStandardInput().ReadByte();
            Environment.Exit(1);
        })
        { IsBackground = true }.Start();
    }
}
