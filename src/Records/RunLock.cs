using System.Text;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Records;

/// <summary>
/// A file beside that of an unfinished run, which one process at a time holds, while others may read the run: on some systems a file can only be
/// shared with all or none, so it takes a second one. It names the processes that measure, so that who goes on after a crash does not measure beside them.
/// </summary>
public sealed class RunLock : IDisposable
{
    private static readonly TimeSpan _poll = TimeSpan.FromMilliseconds(50);

    private readonly FileStream _stream;

    private RunLock(FileStream stream) => _stream = stream;

    /// <summary>Takes the lock of a run.</summary>
    /// <param name="path">The run's file.</param>
    /// <exception cref="IOException">Another process goes on with the run.</exception>
    public static RunLock Take(string path)
    {
        try
        {
            return new RunLock(new FileStream(path + ".lock", FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose));
        }
        catch (IOException exception)
        {
            throw new IOException("another process goes on with it", exception);
        }
    }

    /// <summary>Takes note of a process that measures for the run.</summary>
    /// <param name="process">The process.</param>
    public void Add(ProcessMark process)
    {
        lock (_stream)
        {
            _stream.Write(Encoding.ASCII.GetBytes($"{process}\n"));
            _stream.Flush();
        }
    }

    /// <summary>Waits until all processes have ended that measured for the run before it was stopped.</summary>
    /// <param name="wait">Is told of each that still lives, before it is waited for.</param>
    public void WaitForProcesses(Action<ProcessMark> wait)
    {
        using var reader = new StreamReader(_stream, leaveOpen: true);
        while (reader.ReadLine() is { } line)
        {
            if (ProcessMark.From(line) is not { Lives: true } process)
                continue;
            wait(process);
            while (process.Lives)
                Thread.Sleep(_poll);
        }

        _stream.SetLength(0);
    }

    /// <inheritdoc/>
    public void Dispose() => _stream.Dispose();
}
