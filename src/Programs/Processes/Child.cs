using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>A process whose answer is the lines that it prints, and which may end in any way: the one way to start a child and to read it.</summary>
public static class Child
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_CHILD";

    // What a shell says of a process that these signals ended: 128 and the signal's number.
    private const int Terminated = 128 + 15;

    private const int HungUp = 128 + 1;

    private const int Interrupted = 128 + 2;

    private const int SetParentDeathSignal = 1; // PR_SET_PDEATHSIG of <sys/prctl.h>.

    private const int Kill = 9;

    private static readonly TimeSpan _poll = TimeSpan.FromMilliseconds(20);

    // One that has an end: without an end, the wait would go on until nobody holds the process's pipes, and who it started may.
    private static readonly TimeSpan _forEver = TimeSpan.FromDays(20);

    // A process that was asked for its results ends in a tenth of a second, and one in the middle of a call should not hold up the end of a run.
    private static readonly TimeSpan _grace = TimeSpan.FromSeconds(2);

    private static PosixSignalRegistration[]? _signals;

    /// <summary>How a program of this build is started as a child.</summary>
    public static ProcessStartInfo StartOf(Assembly program, string role) => StartOf(ThisProgram.WordsOf(program), role);

    /// <summary>How a program that this one has built is started as a child.</summary>
    public static ProcessStartInfo StartOf(IReadOnlyList<string> words, string role) => new(words[0], words.Skip(1)) { Environment = { [Variable] = role } };

    /// <summary>Starts a child and tells it what it is asked, which may be of any length: it goes by standard input, as an environment variable could not.</summary>
    /// <exception cref="UserErrorException">The program is not there.</exception>
    public static (Process Process, Task Told) Start(ProcessStartInfo start, string request)
    {
        (start.RedirectStandardInput, start.RedirectStandardOutput, start.RedirectStandardError) = (true, true, true);
        CheckIsThere(start);
        var process = StartOrSay(start);
        return (process, TellAsync(process.StandardInput.BaseStream, Encoding.UTF8.GetBytes(request)));
    }

    // Its host would say it in the place of the answer.
    private static void CheckIsThere(ProcessStartInfo start)
    {
        if (start.ArgumentList.Prepend(start.FileName).FirstOrDefault(word => Path.IsPathRooted(word) && !File.Exists(word)) is { } missing)
            throw new UserErrorException($"{missing} is not there, which was to be started: it was moved, cleaned or deleted. Build it again, and give the command again; a run goes on with --resume.");
    }

    private static Process StartOrSay(ProcessStartInfo start)
    {
        try
        {
            return LivingChildren.Start(start);
        }
        catch (Win32Exception exception)
        {
            throw new UserErrorException($"{start.FileName} cannot be started: {exception.Message}. Give the command again when it can; a run goes on with --resume.", exception);
        }
    }

    private static async Task TellAsync(Stream input, byte[] request)
    {
        try
        {
            await input.WriteAsync((byte[])[.. BitConverter.GetBytes(request.Length), .. request]).ConfigureAwait(false);
            await input.FlushAsync().ConfigureAwait(false);
        }
        catch (IOException)
        {
            // It has ended, which whoever reads its answers sees.
        }
    }

    /// <summary>What this process was started for by <see cref="Start"/>; no role if a user started it.</summary>
    /// <exception cref="EndOfStreamException">The parent ended before it had said what it asks.</exception>
    public static (string? Role, string Request) Take()
    {
        if (Environment.GetEnvironmentVariable(Variable) is not { } role)
            return (null, "");
        if (OperatingSystem.IsLinux())
            _ = Control(SetParentDeathSignal, Kill);
        Environment.SetEnvironmentVariable(Variable, null); // A process that this one starts is another one.
        using var input = Console.OpenStandardInput(); // Without a buffer, which would keep what is said next.
        var length = new byte[sizeof(int)];
        input.ReadExactly(length);
        var request = new byte[BitConverter.ToInt32(length)];
        input.ReadExactly(request);
        return (role, Encoding.UTF8.GetString(request));
    }

    /// <summary>Runs a child to its end.</summary>
    /// <param name="isStuck">Asked every few milliseconds whether the child is to be killed because it stays too long with something; null for never.</param>
    /// <exception cref="OperationCanceledException">The child was killed because of <paramref name="cancellation"/>.</exception>
    public static ChildEnd Run(ProcessStartInfo start, string request, Action<string> onLine, Func<bool>? isStuck = null, CancellationToken cancellation = default)
    {
        using var process = Start(start, request).Process;
        using var ending = cancellation.Register(() => process.Kill(entireProcessTree: true));
        process.OutputDataReceived += (_, line) =>
        {
            if (line.Data is not null)
                onLine(line.Data);
        };
        process.BeginOutputReadLine();
        var error = new ChildError(process);
        var inTime = true;
        while (inTime && !process.WaitForExit(isStuck is null ? _forEver : _poll))
            inTime = isStuck?.Invoke() != true;
        if (!inTime)
            process.Kill(entireProcessTree: true);
        WaitForEnd(process);
        LivingChildren.Forget(process);
        cancellation.ThrowIfCancellationRequested();
        return new ChildEnd(process.ExitCode, inTime, error.ToString());
    }

    /// <summary>Has a program answer in one line of JSON. What a host says that cannot run the program is no answer.</summary>
    /// <param name="endedBefore">The beginning of a sentence: that the program ended before it did what it was asked.</param>
    /// <exception cref="UserErrorException">It does not answer.</exception>
    public static TAnswer Ask<TAnswer>(IReadOnlyList<string> program, string role, string request, Func<string, TAnswer?> read, string endedBefore)
        where TAnswer : class
    {
        TAnswer? answer = null;
        var end = Run(StartOf(program, role), request, line => answer = line.StartsWith('{') ? read(line) : answer);
        return answer ?? throw new UserErrorException($"{endedBefore}: {end.Cause}{(end.Error.Length > 0 ? $", {end.Error}" : "")}.");
    }

    /// <summary>Ends a child that waits for its input, or kills it and what it started. Nothing of it stays.</summary>
    public static void End(Process process)
    {
        try
        {
            process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It has ended, and what was asked of it last is still in the buffer.
        }

        if (!process.WaitForExit(_grace))
            process.Kill(entireProcessTree: true);
        WaitForEnd(process);
        LivingChildren.Forget(process);
    }

    /// <summary>Waits until a child has ended and its last lines are read. What a user's code has started in it ends with it, or else its lines would not end.</summary>
    public static void WaitForEnd(Process process)
    {
        process.WaitForExit(_forEver);
        EndGroup(process);
        try
        {
            using var patience = new CancellationTokenSource(_grace);
            process.WaitForExitAsync(patience.Token).GetAwaiter().GetResult();
        }
        catch (OperationCanceledException)
        {
            // Something has left the group and holds the pipe of errors; what the child itself wrote was read long ago.
        }

        RemoveLeftovers(process);
        if (process.ExitCode is Terminated or HungUp or Interrupted)
            LivingChildren.WaitIfEnding();
    }

    /// <summary>Kills what a child that has ended, or is about to, has started.</summary>
    internal static void EndGroup(Process process)
    {
        if (!OperatingSystem.IsWindows())
            _ = SendSignal(-process.Id, Kill); // See ParentPipes.
    }

    /// <summary>Removes the pipes and the socket that the runtime of a child removes when it ends by itself.</summary>
    internal static void RemoveLeftovers(Process process)
    {
        if (process.ExitCode == 0 || OperatingSystem.IsWindows())
            return;
        foreach (var name in (string[])["clr-debug-pipe", "dotnet-diagnostic"])
        {
            foreach (var path in Directory.GetFiles(Path.GetTempPath(), string.Create(CultureInfo.InvariantCulture, $"{name}-{process.Id}-*")))
                File.Delete(path);
        }
    }

    /// <summary>Kills all children of this process, which is about to end, whatever they are in the middle of.</summary>
    public static void EndAll() => LivingChildren.EndAll();

    /// <summary>
    /// Makes this process, a child, go on at the Ctrl-C that is meant for its parent, which ends it. At SIGTERM and SIGHUP, which may reach
    /// all processes of a run at once, it ends as the runtime does, so that its pipes and its socket are removed.
    /// </summary>
    public static void LeaveSignalsToParent() => _signals ??=
    [
        PosixSignalRegistration.Create(PosixSignal.SIGINT, static signal => signal.Cancel = true),
        PosixSignalRegistration.Create(PosixSignal.SIGTERM, static _ => Environment.Exit(Terminated)),
        PosixSignalRegistration.Create(PosixSignal.SIGHUP, static _ => Environment.Exit(HungUp)),
    ];

    /// <summary>
    /// Makes this process, a child, end when its parent does, also where the kernel does not see to it, and not by the parent's Ctrl-C. The
    /// parent writes nothing: its end is the end of the input.
    /// </summary>
    /// <returns>Where answers are written.</returns>
    public static TextWriter EndWithParent()
    {
        LeaveSignalsToParent();
        var (input, output) = ParentPipes.Take();
        new Thread(() =>
        {
            input.Read();
            Environment.Exit(1);
        })
        { IsBackground = true }.Start();
        return output;
    }

    [DllImport("libc", EntryPoint = "kill")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int SendSignal(int process, int signal);

    [DllImport("libc", EntryPoint = "prctl")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Control(int option, nuint argument);
}
