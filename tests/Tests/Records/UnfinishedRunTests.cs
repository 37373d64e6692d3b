using System.Diagnostics;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Records;

/// <summary>What was measured is there when a run is resumed; <see cref="ResumeTests"/> are of which run that is.</summary>
public sealed class UnfinishedRunTests : IDisposable
{
    private readonly InterruptedRun _run = new();

    public void Dispose() => _run.Dispose();

    [Fact]
    public void WhatWasAddedIsThereAfterReopening()
    {
        var path = _run.Write(3);
        using var resumed = _run.Resume();
        Assert.Equal(path, resumed.Path);
        Assert.Equal(["A1", "B1", "C1"], Had(resumed));
        InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[0], 2);
        InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[1], 2);
        InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[2], 2);
        Assert.Equal(RecordFile.Text(InterruptedRun.Finished with { Seconds = 1.5 }), RecordFile.Text(resumed.Assemble()));
    }

    [Fact]
    public void AFinishedRecordIsNotReplacedWhereItsNameIsTaken()
    {
        var path = _run.Write(3);
        var finished = UnfinishedRun.FinishedPath(path);
        File.WriteAllText(finished, "another run's");
        string other;
        using (var resumed = _run.Resume())
            other = UnfinishedRun.Finish(resumed, resumed.Assemble());
        Assert.Equal("another run's", File.ReadAllText(finished));
        Assert.Equal(3, RecordFile.Read(other).Cases.Count);
        Assert.False(File.Exists(path));

        using var third = UnfinishedRun.Start(Path.GetDirectoryName(path)!, InterruptedRun.Header, InterruptedRun.Planned);
        Assert.Equal(3, new[] { finished, other, UnfinishedRun.FinishedPath(third.Path) }.Distinct().Count());
        Assert.False(File.Exists(UnfinishedRun.FinishedPath(third.Path)));
    }

    [Fact]
    public void ARecordThatCannotBeWrittenIsLeftToResume()
    {
        Needs.Unix("Windows deletes no folder with an open file.");
        _run.Write(3);
        using var resumed = _run.Resume();
        Directory.Delete(_run.Folder.Path, recursive: true);
        File.WriteAllText(_run.Folder.Path, "in its place");
        Assert.EndsWith("; all is measured, so make room and give the same command with --resume, which writes it.", Assert.Throws<UserErrorException>(() => UnfinishedRun.Finish(resumed, resumed.Assemble())).Message, StringComparison.Ordinal);
        File.Delete(_run.Folder.Path);
        Directory.CreateDirectory(_run.Folder.Path);
    }

    [Fact]
    public void AFolderThatIsDeletedInMidRunIsMadeAgainWithWhatWasMeasured()
    {
        Needs.Unix("Windows deletes no folder with an open file.");
        var path = _run.Write(2);
        var whole = File.ReadAllText(path);
        using (var resumed = _run.Resume())
        {
            Directory.Delete(_run.Folder.Path, recursive: true);
            InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[2], 1);
            Assert.StartsWith(whole, File.ReadAllText(path), StringComparison.Ordinal);
            Assert.Contains("another process goes on with it", Assert.Throws<UserErrorException>(_run.Resume).Message, StringComparison.Ordinal);
            Directory.Delete(_run.Folder.Path, recursive: true);
            resumed.Close();
        }

        using (var again = _run.Resume())
        {
            Assert.Equal(["A1", "B1", "C1"], Had(again));
            Directory.Delete(_run.Folder.Path, recursive: true);
            Assert.Equal(3, RecordFile.Read(UnfinishedRun.Finish(again, again.Assemble())).Cases.Count);
        }

        Assert.Equal([Path.GetFileName(UnfinishedRun.FinishedPath(path))], _run.Folder.Files);
    }

    [Fact]
    public void WhoGoesOnWithARunWaitsForItsProcessesThatStillLive()
    {
        Needs.Unix("Windows has no sleep.");
        var path = _run.Write(3);
        using var measuring = Process.Start("sleep", "600");
        var mark = ProcessMark.Of(measuring)!;
        File.WriteAllText(path + ".lock", $"{mark with { Started = mark.Started - 100 }}\n{mark}\n1 torn"); // As a killed run leaves it.
        using var resumed = _run.Resume();
        var waitedFor = new List<ProcessMark>();
        resumed.Lock.WaitForProcesses(process =>
        {
            waitedFor.Add(process);
            measuring.Kill();
        });
        Assert.Equal([mark], waitedFor);
        Assert.False(mark.Lives);
        resumed.Lock.WaitForProcesses(waitedFor.Add);
        Assert.Single(waitedFor);
    }

    [Fact]
    public void ATornLastLineIsDroppedWhereverItIsTorn()
    {
        var path = _run.Write(3);
        var whole = File.ReadAllBytes(path);
        var lastLine = Array.LastIndexOf(whole, (byte)'\n', whole.Length - 2) + 1;
        for (var length = lastLine; length < whole.Length; length += 31)
        {
            File.WriteAllBytes(path, whole[..length]);
            Assert.Equal(["A1", "B1"], RecordFile.Read(path).Cases.Select(@case => @case.Key.Serializer + "1"));
            using (var resumed = _run.Resume())
            {
                Assert.Equal(["A1", "B1"], Had(resumed));
                InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[2], 1);
            }

            Assert.Equal(whole, File.ReadAllBytes(path));
        }
    }

    [Fact]
    public void AFileTornBeforeAnythingWasMeasuredIsOneSentence()
    {
        var path = _run.Write(0);
        var bytes = File.ReadAllBytes(path);
        foreach (var length in new[] { 0, 10, bytes.Length - 1 })
        {
            File.WriteAllBytes(path, bytes[..length]);
            Assert.Equal(
                $"The unfinished run {path} cannot be resumed: It ends before its second line, so nothing was measured; start anew without --resume, or render what is finished with report.",
                Assert.Throws<UserErrorException>(_run.Resume).Message);
            Assert.Equal(length, new FileInfo(path).Length);
        }
    }

    [Fact]
    public void ALineDamagedInTheMiddleIsOneSentenceAndTheFileStays()
    {
        var path = _run.Write(3);
        var text = File.ReadAllText(path).Replace("\"serializer\":\"B\"", "\"serializer\":\"B", StringComparison.Ordinal);
        File.WriteAllText(path, text);
        Assert.StartsWith($"The unfinished run {path} cannot be resumed: ", Assert.Throws<UserErrorException>(_run.Resume).Message, StringComparison.Ordinal);
        Assert.Equal(text, File.ReadAllText(path));
        BuiltPrograms.Run("report", path).IsUserError("is not a whole record of a run");
    }

    [Fact]
    public void AFailedCaseIsKeptAndTriedAgainWhenTheRunIsResumed()
    {
        var path = _run.Write(2);
        using (var partial = _run.Resume())
        {
            partial.AddFailed(InterruptedRun.Planned[1], "It threw.", 0.25);
            Assert.True(partial.Has(InterruptedRun.Planned[1], 1) && partial.Has(InterruptedRun.Planned[1], 2));
            Assert.Empty(partial.FailedBefore);
        }

        using var resumed = _run.Resume();
        Assert.Equal([(InterruptedRun.Planned[1], "It threw.")], resumed.FailedBefore);
        Assert.True(resumed.Has(InterruptedRun.Planned[1], 1));
        Assert.False(resumed.Has(InterruptedRun.Planned[1], 2));
        var record = resumed.Assemble();
        Assert.Equal(["A"], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.Equal([new MissingCase("B", "Tiny", true, "It threw.", "SerializeOnce")], record.Missing);
        Assert.Equal(0.8, record.Seconds); // 0.25 s each, rounded.
        Assert.Equal(RecordFile.Text(record), RecordFile.Text(RecordFile.Read(path)));
    }

    [Fact]
    public void ACaseThatFailedAndIsThenMeasuredHasAllItsRounds()
    {
        _run.Write(2);
        using (var partial = _run.Resume())
            partial.AddFailed(InterruptedRun.Planned[1], "It threw.", 0.25);
        using (var resumed = _run.Resume())
            InterruptedRun.Add(resumed, InterruptedRun.Finished.Cases[1], 2);
        using var again = _run.Resume();
        Assert.Empty(again.FailedBefore);
        Assert.Empty(again.Assemble().Missing);
        Assert.Equal([1, 2], again.Assemble().Cases.Single(@case => @case.Key == InterruptedRun.Planned[1]).Rounds.Select(round => round.Round));
        Assert.Equal(3, again.Measured);
    }

    [Fact]
    public void AReportOfAnUnfinishedRunShowsWhatIsFinished()
    {
        var path = _run.Write(2);
        var answer = BuiltPrograms.Run("report", path, "--all");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("| A          | 1.00 ns |", answer.Output, StringComparison.Ordinal);
        Assert.Contains("| C (1)      |     n/a |", answer.Output, StringComparison.Ordinal);
    }

    private static IEnumerable<string> Had(PartialRecord partial) =>
        from round in new[] { 1, 2 }
        from key in InterruptedRun.Planned
        where partial.Has(key, round)
        select $"{key.Serializer}{round}";
}
