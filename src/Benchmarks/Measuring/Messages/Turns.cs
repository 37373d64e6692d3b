using System.IO.Pipes;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>
/// A worker's end of the two pipes by which the host gives turns: the processes of a table measure one after the other, a slice
/// each, again and again, so that whatever disturbs the machine disturbs them alike.
/// </summary>
/// <param name="hostToWorker">The handle of the pipe that brings turns.</param>
/// <param name="workerToHost">The handle of the pipe that gives them back.</param>
internal sealed class Turns(string hostToWorker, string workerToHost) : IDisposable
{
    /// <summary>What the host sends for a turn; anything else, or the pipe's end, says that there is no more.</summary>
    public const byte Turn = 1;

    /// <summary>What the host sends after the last turn.</summary>
    public const byte Last = 2;

    private readonly AnonymousPipeClientStream _in = new(PipeDirection.In, hostToWorker);

    private readonly AnonymousPipeClientStream _out = new(PipeDirection.Out, workerToHost);

    /// <summary>Says that the process has started, is ready to measure, or has used its turn.</summary>
    public void Done() => _out.WriteByte(Turn);

    /// <summary>Waits for the next turn.</summary>
    /// <returns>False if there is none: the process is alone with the processor until it ends.</returns>
    public bool Next() => _in.ReadByte() == Turn;

    /// <inheritdoc/>
    public void Dispose()
    {
        _in.Dispose();
        _out.Dispose();
    }
}
