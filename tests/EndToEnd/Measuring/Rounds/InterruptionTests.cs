using System.Diagnostics;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Measuring.Rounds;

/// <summary>Real runs that are stopped, or lose a process, in the middle of a measurement.</summary>
public sealed class InterruptionTests : IDisposable
{
    private static readonly string[] _selection =
        ["--serializers", "SystemTextJson,SystemTextJsonSourceGen", "--models", "Tiny", "--operations", "SerializeOnce,DeserializeOnce", "--quick", "--rounds", "3"];

    private readonly TemporaryFolder _folder = new();

    private string[] Arguments => [.. _selection, "--results", _folder["results"], "--artifacts", _folder["artifacts"]];

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(Signal.Interrupt, "Stopped by Ctrl-C. ")]
    [InlineData(Signal.Terminate, "Stopped by SIGTERM. ")]
    [InlineData(Signal.HangUp, "Stopped by SIGHUP. ")]
    public async Task WhatIsFinishedIsKeptAndTheRestIsMeasuredByResume(int signal, string cause)
    {
        Needs.Signals();
        using (var host = BuiltPrograms.Start(_folder.Path, Arguments))
        {
            var output = host.StandardOutput.ReadToEndAsync();
            var error = host.StandardError.ReadToEndAsync();
            var workers = WaitForWorkersAfterTheFirstGroup(host);
            Assert.All(workers, worker => Signal.Send(worker, Signal.Interrupt)); // As a terminal does; a worker leaves it to its host.
            Signal.Send(workers[0], Signal.Stop);
            Assert.True(Signal.Send(host.Id, signal));
            Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
            Assert.Equal((130, ""), (host.ExitCode, await error));
            ChildProcesses.AreGone(workers);
            Assert.All(workers, worker => Assert.Empty(ChildProcesses.LeftBy(worker)));
            var closing = (await output).TrimEnd().Split('\n')[^2];
            Assert.StartsWith(cause, closing, StringComparison.Ordinal);
            Assert.Matches("; the [0-9ins ]+ of work since the last of them are lost\\. Continue ", closing);
            Assert.EndsWith("Continue with the same command and --resume, or see the tables so far with report.", closing, StringComparison.Ordinal);
            Assert.DoesNotContain("FAILED", await output, StringComparison.Ordinal);
            var tables = _folder["artifacts/results/pocos-so-far.md"];
            Assert.EndsWith($"Tables so far: {tables}\n", await output, StringComparison.Ordinal);
            Assert.Contains("| System.Text.Json", File.ReadAllText(tables), StringComparison.Ordinal);
        }

        IsFinishedByResume();
    }

    [Fact]
    public void ARunWhoseHostIsKilledLeavesNoProcessAndGoesOnByResume()
    {
        Needs.Signals();
        using (var host = BuiltPrograms.Start(_folder.Path, Arguments))
        {
            var workers = WaitForWorkersAfterTheFirstGroup(host);
            ChildProcesses.HasBegun(workers[0]);
            Signal.Send(workers[0], Signal.Stop); // Only the kernel can end it then.
            Assert.True(Signal.Send(host.Id, Signal.Kill));
            Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
            ChildProcesses.AreGone(workers);
        }

        IsFinishedByResume();
    }

    [Fact]
    public async Task AWorkerThatIsKilledCostsARoundOfItsOwnCasesAndNothingElse()
    {
        Needs.Signals();
        using var host = BuiltPrograms.Start(_folder.Path, Arguments);
        var output = host.StandardOutput.ReadToEndAsync();
        Assert.True(Signal.Send(WaitForWorkerOfALaterGroup(host), Signal.Kill));
        Assert.True(host.WaitForExit(TimeSpan.FromMinutes(1)));
        Assert.Equal(0, host.ExitCode);
        var record = RecordFile.Read(Assert.Single(Files(".json")));
        CaseRecord[] all = [.. record.Cases, .. record.Twins!];
        var lost = Assert.Single(all.Where(@case => @case.Rounds.Count == 2).Select(@case => (@case.Key.Serializer, @case.Key.Model)).Distinct());
        Assert.Equal(2, all.Count(@case => (@case.Key.Serializer, @case.Key.Model) == lost));
        Assert.All(all.Where(@case => (@case.Key.Serializer, @case.Key.Model) != lost), @case => Assert.Equal(3, @case.Rounds.Count));
        Assert.Empty(record.Missing);
        Assert.Matches(@"LOST round [23] of \w+\." + lost.Serializer + @"\." + lost.Model + @": The measuring process was killed \(exit code 137\)\.", await output);
    }

    private void IsFinishedByResume()
    {
        var kept = RecordFile.Read(Assert.Single(Files(PartialRecord.Extension)));
        Assert.Empty(kept.Missing);
        var resumed = BuiltPrograms.RunProcess(_folder.Path, [.. Arguments, "--resume"]);
        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Error));
        Assert.Matches(@"(^|\n)Resuming [0-9-]+-pocos: ", resumed.Output);
        Assert.Empty(Files(PartialRecord.Extension));
        var record = RecordFile.Read(Assert.Single(Files(".json")));
        Assert.Equal(4, record.Cases.Count);
        Assert.All(record.Cases, @case => Assert.Equal([1, 2, 3], @case.Rounds.Select(round => round.Round)));
        Assert.Equal(
            RecordFile.Text(kept.Cases.Select(@case => Measured(@case.Rounds[0]))),
            RecordFile.Text(kept.Cases.Select(@case => Measured(record.Cases.Single(same => same.Key == @case.Key).Rounds.Single(round => round.Round == @case.Rounds[0].Round)))));

        Assert.All(kept.Cases, @case => Assert.True(record.Cases.Single(same => same.Key == @case.Key).Rounds.Single(round => round.Round == @case.Rounds[0].Round).CollectionPause <= @case.Rounds[0].CollectionPause || @case.Rounds[0].CollectionPause is null));

        // What a collection costs, the operations that are measured later may find to be less.
        static RoundRecord Measured(RoundRecord round) => round with { CollectionPause = null };
    }

    private string[] Files(string ending) => Directory.Exists(_folder["results"]) ? Directory.GetFiles(_folder["results"], "*" + ending, SearchOption.AllDirectories) : [];

    private int[] WaitForWorkersAfterTheFirstGroup(Process host)
    {
        while (!host.HasExited)
        {
            if (KilledRun.Measured(_folder["results"]) > 0 && ChildProcesses.Of(host.Id) is { Length: > 0 } workers)
                return workers;
            Thread.Sleep(10);
        }

        throw new InvalidOperationException("The run ended before it was stopped.");
    }

    // What lives once the first group is recorded may be about to end, with everything measured; what is started afterwards has everything before it.
    private int WaitForWorkerOfALaterGroup(Process host)
    {
        var first = WaitForWorkersAfterTheFirstGroup(host);
        while (!host.HasExited)
        {
            if (ChildProcesses.Of(host.Id).Except(first).FirstOrDefault() is not 0 and var worker)
                return worker;
            Thread.Sleep(10);
        }

        throw new InvalidOperationException("The run ended before a process of it was killed.");
    }
}
