using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.RecordFiles;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Rounds;

/// <summary>Real runs that are stopped in the middle of a measurement.</summary>
public sealed class InterruptionTests : IDisposable
{
    private static readonly string[] _selection =
        ["--serializers", "SystemTextJson,SystemTextJsonSourceGen", "--models", "Tiny", "--operations", "SerializeOnce,DeserializeOnce", "--quick"];

    private readonly TemporaryFolder _folder = new();

    private string[] Arguments => [.. _selection, "--results", _folder["results"], "--artifacts", _folder["artifacts"]];

    public void Dispose() => _folder.Dispose();

    [SignalTheory]
    [InlineData(Signal.Interrupt, true, true, "Stopped by Ctrl-C. ")]
    [InlineData(Signal.Terminate, true, false, "Stopped by SIGTERM. ")]
    [InlineData(Signal.Kill, false, true, "The process that measured ")]
    public void WhatIsFinishedIsKeptAndTheRestIsMeasuredByResume(int signal, bool toHost, bool toWorker, string cause)
    {
        using (var host = Programs.Start(_folder.Path, Arguments))
        {
            var output = host.StandardOutput.ReadToEndAsync();
            var error = host.StandardError.ReadToEndAsync();
            int worker;
            do
                worker = WaitForWorkerAfterMeasurements(host, 1);
            while (toWorker && !Signal.Send(worker, signal)); // One that was just found may have ended.
            if (toHost)
                Assert.True(Signal.Send(host.Id, signal));
            Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
            Assert.Equal(130, host.ExitCode);
            Assert.Matches(@"^(kill: \(\d+\): No such process\n)?$", error.Result); // BenchmarkDotNet's, where the measuring process ends just then.
            Assert.True(SpinWait.SpinUntil(() => !Directory.Exists($"/proc/{worker}"), TimeSpan.FromSeconds(30)), "The measuring process goes on.");
            var closing = output.Result.TrimEnd().Split('\n')[^2];
            Assert.StartsWith(cause, closing, StringComparison.Ordinal);
            Assert.EndsWith("go on with the same command and --resume, or see the tables so far with report.", closing, StringComparison.Ordinal);
            Assert.DoesNotContain("FAILED", output.Result, StringComparison.Ordinal);
            var tables = _folder["artifacts/results/pocos-so-far.md"];
            Assert.EndsWith($"Tables so far: {tables}\n", output.Result, StringComparison.Ordinal);
            Assert.Contains("| SystemTextJson", File.ReadAllText(tables), StringComparison.Ordinal);
        }

        var kept = RecordFile.Read(Assert.Single(Files(PartialRecord.Extension)));
        Assert.Empty(kept.Missing);
        var resumed = Programs.RunProcess(_folder.Path, [.. Arguments, "--resume"]);
        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Error));
        Assert.Empty(Files(PartialRecord.Extension));
        var record = RecordFile.Read(Assert.Single(Files(".json")));
        Assert.Equal(4, record.Cases.Count);
        Assert.All(record.Cases, @case => Assert.Equal([1], @case.Rounds.Select(round => round.Round)));
        Assert.Equal(
            RecordFile.Text(kept.Cases.Select(@case => @case.Rounds[0])),
            RecordFile.Text(kept.Cases.Select(@case => record.Cases.Single(same => same.Key == @case.Key).Rounds[0])));
    }

    private string[] Files(string ending) => Directory.Exists(_folder["results"]) ? Directory.GetFiles(_folder["results"], "*" + ending, SearchOption.AllDirectories) : [];

    private int WaitForWorkerAfterMeasurements(Process host, int measurements)
    {
        while (!host.HasExited)
        {
            if (KilledRun.Measured(_folder["results"]) >= measurements && Worker(host) is { } worker)
                return worker;
            Thread.Sleep(10);
        }

        throw new InvalidOperationException("The run ended before it was stopped.");
    }

    private static int? Worker(Process host)
    {
        var ids = Directory.GetDirectories($"/proc/{host.Id}/task")
            .SelectMany(task => ReadIfAlive(Path.Combine(task, "children")).Split(' ', StringSplitOptions.RemoveEmptyEntries))
            .Select(int.Parse);
        return ids.Cast<int?>().FirstOrDefault(id => ReadIfAlive($"/proc/{id}/cmdline").Contains("--anonymousPipes", StringComparison.Ordinal));
    }

    // Threads and processes end between being listed and being read.
    private static string ReadIfAlive(string path)
    {
        try
        {
            return File.ReadAllText(path);
        }
        catch (IOException)
        {
            return "";
        }
    }
}
