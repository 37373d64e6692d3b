using System.IO.Pipes;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>The host's end of a worker's <see cref="Turns"/>. A worker that has ended takes none, and nobody waits for it.</summary>
internal sealed class TurnsOfWorker : IDisposable
{
    private readonly AnonymousPipeServerStream _toWorker = new(PipeDirection.Out, HandleInheritability.Inheritable);
    private readonly AnonymousPipeServerStream _fromWorker = new(PipeDirection.In, HandleInheritability.Inheritable);
    private bool _hasEnded;

    /// <summary>The handles for the worker: of the pipe that brings turns, and of the one that gives them back.</summary>
    public (string HostToWorker, string WorkerToHost) Handles => (_toWorker.GetClientHandleAsString(), _fromWorker.GetClientHandleAsString());

    /// <summary>Waits until the worker has started.</summary>
    /// <param name="execution">The worker's process.</param>
    public void WaitForStart(Task execution)
    {
        var started = Task.Factory.StartNew(Wait, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        _hasEnded = Task.WaitAny(started, execution) == 1;

        // Its own ends now belong to the worker alone, so that reading ends with it.
        _toWorker.DisposeLocalCopyOfClientHandle();
        _fromWorker.DisposeLocalCopyOfClientHandle();
    }

    /// <summary>Waits until the worker is ready, or has used its turn.</summary>
    public void Wait() => _hasEnded |= _hasEnded || _fromWorker.ReadByte() < 0;

    /// <summary>Lets the worker measure a slice, and waits until it has.</summary>
    public void Give()
    {
        Send(Turns.Turn);
        Wait();
    }

    /// <summary>Tells the worker that it had its last turn.</summary>
    public void End() => Send(Turns.Last);

    /// <inheritdoc/>
    public void Dispose()
    {
        _toWorker.Dispose();
        _fromWorker.Dispose();
    }

    private void Send(byte message)
    {
        if (_hasEnded)
            return;
        try
        {
            _toWorker.WriteByte(message);
        }
        catch (IOException)
        {
            _hasEnded = true;
        }
    }
}
