using System.Diagnostics;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Studies.Service;

/// <summary>Real runs of the study that are stopped, or whose server or load generator is ended by somebody else.</summary>
public sealed class ServiceProcessesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private string[] Arguments => ["--study", "service", "--serializers", "Cbor", "--models", "Complex1", "--operations", "Http", "--quick", "--results", _folder["results"], "--artifacts", _folder["artifacts"]];

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task AServerOrALoadGeneratorThatIsKilledCostsARoundOfItsCasesAndNothingElse()
    {
        Needs.Signals();
        using var host = BuiltPrograms.Start(_folder.Path, [.. Arguments, "--rounds", "2"]);
        var output = host.StandardOutput.ReadToEndAsync();
        var first = new HashSet<int>(); // Those of the first round may be about to end, with everything measured.
        while (KilledRun.Measured(_folder["results"]) == 0 && !host.HasExited)
        {
            first.UnionWith(ChildProcesses.Of(host.Id));
            Thread.Sleep(10);
        }

        var killed = WaitForServer(host, first);
        Assert.NotEmpty(ChildProcesses.LeftBy(killed.Server)); // Or the runtime has given them other names, which the test must follow.
        Assert.Empty(ChildProcesses.LeftBy(killed.Load)); // One that is killed with its server has nobody who would remove them.
        Assert.True(Signal.Send(killed.Server, Signal.Kill));
        var alone = WaitForServer(host, [.. first, killed.Server]);
        Assert.True(Signal.Send(alone.Load, Signal.Kill));

        Assert.True(host.WaitForExit(TimeSpan.FromMinutes(2)));
        Assert.Equal(0, host.ExitCode);
        ChildProcesses.AreGone(killed.Server, killed.Load, alone.Server, alone.Load);
        Assert.Empty(ChildProcesses.LeftBy(killed.Server));
        Assert.Empty(ChildProcesses.LeftBy(alone.Server));
        string[] lost = [.. (await output).Split('\n').Where(line => line.StartsWith("LOST", StringComparison.Ordinal))];
        Assert.Equal(2, lost.Length);
        Assert.All(lost, line => Assert.Matches(@"^LOST round 2 of Http\.Cbor(#\d)?\.Complex1: The measuring process was killed \(exit code 137\)\.$", line));
        var record = RecordFile.Read(Assert.Single(Files(".json")));
        Assert.Empty(record.Missing);
        Assert.Equal([1, 1], record.Cases.Concat(record.Twins!).Select(@case => @case.Rounds.Count).Order());
    }

    [Theory]
    [InlineData(Signal.Interrupt, 130, false)]
    [InlineData(Signal.Terminate, 130, true)]
    [InlineData(Signal.Kill, 137, false)]
    public async Task ARunThatIsStoppedLeavesNeitherAServerNorALoadGenerator(int signal, int exitCode, bool isLoadStopped)
    {
        Needs.Signals();
        using var host = BuiltPrograms.Start(_folder.Path, Arguments);
        var output = host.StandardOutput.ReadToEndAsync();
        var (server, load) = WaitForServer(host, []);
        Assert.All([server, load], process => Signal.Send(process, Signal.Interrupt)); // As a terminal does; they leave it to their parents.
        if (isLoadStopped)
            Assert.True(Signal.Send(load, Signal.Stop));
        Assert.True(Signal.Send(host.Id, signal));
        Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
        Assert.Equal(exitCode, host.ExitCode);
        ChildProcesses.AreGone(server, load);
        if (signal == Signal.Kill)
            return; // Nobody is left who could remove anything.
        Assert.All([server, load], process => Assert.Empty(ChildProcesses.LeftBy(process)));
        Assert.EndsWith($"Stopped by {(signal == Signal.Interrupt ? "Ctrl-C" : "SIGTERM")}. Nothing was measured yet.\n", await output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Signal.Interrupt, "Ctrl-C")]
    [InlineData(Signal.Terminate, "SIGTERM")]
    public async Task AStopWhileTheServerIsBuiltIsSaidAndLeavesNothing(int signal, string name)
    {
        Needs.Signals();
        using var temporary = new TemporaryFolder();
        using var host = BuiltPrograms.StartAny(_folder.Path, [.. BuiltPrograms.Program("Benchmarks"), .. Arguments], ("TMPDIR", temporary.Path));
        var error = host.StandardError.ReadToEndAsync();
        while (await host.StandardOutput.ReadLineAsync() is { } line && line != "Building the server…")
            Assert.False(host.HasExited);
        int[] building;
        while ((building = ChildProcesses.Of(host.Id)) is [] && !host.HasExited)
            Thread.Sleep(10);
        Assert.All(building, process => Signal.Send(process, signal)); // As to all processes of a run; what builds may end first.
        Assert.True(Signal.Send(host.Id, signal));
        Assert.Equal($"Stopped by {name}. Nothing was measured yet.\n", await host.StandardOutput.ReadToEndAsync());
        Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
        Assert.Equal((130, ""), (host.ExitCode, await error));
        Assert.DoesNotContain(temporary.Files, file => file.StartsWith("serialization-benchmarks-", StringComparison.Ordinal));
    }

    [Fact]
    public void WhereTheSystemHasNoPortASentenceSaysSo()
    {
        Needs.OwnNetwork();
        var answer = OwnNetwork.Run(_folder.Path, [.. BuiltPrograms.Program("Benchmarks"), .. Arguments]);
        Assert.Equal((1, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("\nFAILED Http.Cbor.Complex1: InvalidOperationException: The server can have no port: ", answer.Output, StringComparison.Ordinal);
        Assert.StartsWith("InvalidOperationException: The server can have no port: ", Assert.Single(RecordFile.Read(Assert.Single(Files(".json"))).Missing).Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void WhatIsSaidOfAUsersOwnServersIsNotSaidOfThese()
    {
        File.WriteAllText(_folder["appsettings.json"], """{ "Kestrel": { "Endpoints": { "Own": { "Url": "http://127.0.0.1:no-port" } } } }""");
        var answer = BuiltPrograms.RunProcess(_folder.Path, Arguments);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Single(RecordFile.Read(Assert.Single(Files(".json"))).Cases);
    }

    private static (int Server, int Load) WaitForServer(Process host, HashSet<int> others)
    {
        while (!host.HasExited)
        {
            foreach (var server in ChildProcesses.Of(host.Id).Where(process => !others.Contains(process) && ChildProcesses.WordsOf(process).Contains("SerializationBenchmarks.Service", StringComparison.Ordinal)))
            {
                if (ChildProcesses.Of(server) is [var load])
                    return (server, load);
            }

            Thread.Sleep(10);
        }

        throw new InvalidOperationException("The run ended before a process of it was killed.");
    }

    private string[] Files(string ending) => Directory.GetFiles(_folder["results"], "*" + ending, SearchOption.AllDirectories);
}
