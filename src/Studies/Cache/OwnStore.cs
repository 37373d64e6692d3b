using System.Diagnostics;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>The store that a run starts for itself, a process that ends with it.</summary>
internal sealed class OwnStore : IDisposable
{
    private readonly Process _process;

    private OwnStore(Process process, string address) => (_process, Address) = (process, address);

    /// <summary>Its HOST:PORT.</summary>
    public string Address { get; }

    /// <summary>Starts it, and waits until it listens.</summary>
    /// <exception cref="UserErrorException">It does not.</exception>
    public static OwnStore Start(string program)
    {
        var start = Child.StartOf(ThisProgram.WordsOf(program), CacheHost.StoreRole);
        start.Environment["DOTNET_gcServer"] = "0"; // It is to leave the processors to who is measured.
        start.Environment["DOTNET_EnableDiagnostics"] = "0"; // Or pipes and a socket would stay where it is killed.
        var (process, told) = Child.Start(start, "");
        told.Wait();
        var error = new ChildError(process);
        if (process.StandardOutput.ReadLine() is { } address)
            return new OwnStore(process, address);
        Child.WaitForEnd(process);
        throw new UserErrorException($"The store of the study cannot be started: {new ChildEnd(process.ExitCode, InTime: true, error.ToString()).Cause}. Name one that runs with {GivenStore.Option} HOST:PORT.");
    }

    public void Dispose() => Child.End(_process);
}
