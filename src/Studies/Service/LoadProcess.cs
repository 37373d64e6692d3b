using System.Diagnostics;
using System.Reflection;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The process that sends a server its requests, as the server sees it. It deserializes nothing, and ends with the server.</summary>
internal sealed class LoadProcess
{
    private static readonly Lazy<LoadProcess> _current = new(() => new LoadProcess());

    private readonly Process _process;

    private readonly ChildError _error;

    private int _targets;

    private LoadProcess()
    {
        var start = Child.StartOf(Assembly.GetEntryAssembly()!, ServiceHost.LoadRole);
        start.Environment["DOTNET_TC_CallCountThreshold"] = "FFFF"; // The runtime's own code is compiled ahead; compiling it anew would take the processor from the server.
        start.Environment["DOTNET_gcServer"] = "0"; // It makes little garbage, and is to leave the processors to the server.
        start.Environment["DOTNET_EnableDiagnostics"] = "0"; // Or pipes and a socket would stay where it is killed with the server, and nobody is left to remove them.
        (_process, var told) = Child.Start(start, "");
        told.Wait();
        _error = new ChildError(_process);
        Placement.Bind(_process);
    }

    /// <summary>The one of this process.</summary>
    public static LoadProcess Current => _current.Value;

    /// <summary>Tells it of a server.</summary>
    public int Add(ServicePorts ports, IEnumerable<byte[]> bodies)
    {
        Ask(new LoadRequest(_targets, ServiceTransport.Http) { Ports = ports, Bodies = [.. bodies.Select(Convert.ToBase64String)] });
        return _targets++;
    }

    /// <summary>Has it do something, and waits until that is done.</summary>
    /// <exception cref="InvalidOperationException">It went wrong; the message says why.</exception>
    public LoadAnswer Ask(LoadRequest request)
    {
        try
        {
            _process.StandardInput.WriteLine(request.ToLine());
            _process.StandardInput.Flush();
        }
        catch (IOException)
        {
            // It has ended, which shows below.
        }

        if (_process.StandardOutput.ReadLine() is { } line)
            return LoadAnswer.From(line) is { Fault: { } fault } ? throw new InvalidOperationException(fault) : LoadAnswer.From(line);
        Child.WaitForEnd(_process);
        var end = new ChildEnd(_process.ExitCode, InTime: true, _error.ToString());
        if (end.WasKilled) // As if this process had been: what was measured is kept, and the next round may live.
            Environment.Exit(end.ExitCode);
        throw new InvalidOperationException($"The load generator ended: {end.Cause}.");
    }
}
