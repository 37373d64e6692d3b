using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Benchmarks.RecordFiles;

public sealed class UnfinishedRunTests : IDisposable
{
    private static readonly RunRecord _finished = RecordFactory.Run(RecordFactory.Case("A", 1, 2), RecordFactory.Case("B", 3, 4), RecordFactory.Case("C", 5, 6));
    private static readonly RunRecord _header = _finished with { Cases = [], Seconds = 0 };
    private static readonly CaseKey[] _planned = [.. _finished.Cases.Select(@case => @case.Key)];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void WhatWasAddedIsThereAfterReopening()
    {
        var path = Interrupted(3);
        using var resumed = Resume();
        Assert.Equal(path, resumed.Path);
        Assert.Equal(["A1", "B1", "C1"], Had(resumed));
        Add(resumed, _finished.Cases[0], 2);
        Add(resumed, _finished.Cases[1], 2);
        Add(resumed, _finished.Cases[2], 2);
        Assert.Equal(RecordFile.Text(_finished with { Seconds = 1.5 }), RecordFile.Text(resumed.Assemble()));
    }

    [Fact]
    public void ATornLastLineIsDroppedWhereverItIsTorn()
    {
        var path = Interrupted(3);
        var whole = File.ReadAllBytes(path);
        var lastLine = Array.LastIndexOf(whole, (byte)'\n', whole.Length - 2) + 1;
        for (var length = lastLine; length < whole.Length; length += 31)
        {
            File.WriteAllBytes(path, whole[..length]);
            Assert.Equal(["A1", "B1"], RecordFile.Read(path).Cases.Select(@case => @case.Key.Serializer + "1"));
            using (var resumed = Resume())
            {
                Assert.Equal(["A1", "B1"], Had(resumed));
                Add(resumed, _finished.Cases[2], 1);
            }

            Assert.Equal(whole, File.ReadAllBytes(path));
        }
    }

    [Fact]
    public void AFileTornBeforeAnythingWasMeasuredIsOneSentence()
    {
        var path = Interrupted(0);
        var bytes = File.ReadAllBytes(path);
        foreach (var length in new[] { 0, 10, bytes.Length - 1 })
        {
            File.WriteAllBytes(path, bytes[..length]);
            Assert.Equal(
                $"The unfinished run {path} cannot be resumed: It ends before its second line, so nothing was measured; start anew without --resume.",
                Assert.Throws<UserErrorException>(Resume).Message);
            Assert.Equal(length, new FileInfo(path).Length);
        }
    }

    [Fact]
    public void ALineDamagedInTheMiddleIsOneSentenceAndTheFileStays()
    {
        var path = Interrupted(3);
        var text = File.ReadAllText(path).Replace("\"serializer\":\"B\"", "\"serializer\":\"B", StringComparison.Ordinal);
        File.WriteAllText(path, text);
        Assert.StartsWith($"The unfinished run {path} cannot be resumed: ", Assert.Throws<UserErrorException>(Resume).Message, StringComparison.Ordinal);
        Assert.Equal(text, File.ReadAllText(path));
        Programs.Run("report", path).IsUserError("is not a whole record of a run");
    }

    [Fact]
    public void AFailedCaseIsKeptAndTriedAgainWhenTheRunIsResumed()
    {
        var path = Interrupted(2);
        using (var partial = Resume())
        {
            partial.AddFailed(_planned[1], "It threw.", 0.25);
            Assert.True(partial.Has(_planned[1], 1) && partial.Has(_planned[1], 2));
            Assert.Empty(partial.FailedBefore);
        }

        using var resumed = Resume();
        Assert.Equal([(_planned[1], "It threw.")], resumed.FailedBefore);
        Assert.True(resumed.Has(_planned[1], 1));
        Assert.False(resumed.Has(_planned[1], 2));
        var record = resumed.Assemble();
        Assert.Equal(["A"], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.Equal([new MissingCaseRecord("B", "Tiny", true, "It threw.", "SerializeOnce")], record.Missing);
        Assert.Equal(0.8, record.Seconds); // 0.25 s each, rounded.
        Assert.Equal(RecordFile.Text(record), RecordFile.Text(RecordFile.Read(path)));
    }

    [Fact]
    public void ACaseThatFailedAndIsThenMeasuredHasAllItsRounds()
    {
        Interrupted(2);
        using (var partial = Resume())
            partial.AddFailed(_planned[1], "It threw.", 0.25);
        using (var resumed = Resume())
            Add(resumed, _finished.Cases[1], 2);
        using var again = Resume();
        Assert.Empty(again.FailedBefore);
        Assert.Empty(again.Assemble().Missing);
        Assert.Equal([1, 2], again.Assemble().Cases.Single(@case => @case.Key == _planned[1]).Rounds.Select(round => round.Round));
        Assert.Equal(3, again.Measured);
    }

    [Fact]
    public void AReportOfAnUnfinishedRunShowsWhatIsFinished()
    {
        var path = Interrupted(2);
        var answer = Programs.Run("report", path);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("| A          | 1.000 ns |", answer.Output, StringComparison.Ordinal);
        Assert.Contains("| C (1)      |      n/a |", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ARunThatGoesOnCanBeReadButNotResumed()
    {
        using var running = UnfinishedRun.Start(_folder.Path, _header, _planned);
        Add(running, _finished.Cases[0], 1);
        Assert.Single(RecordFile.Read(running.Path).Cases);
        Assert.Equal(
            $"The unfinished run {running.Path} cannot be resumed: another process goes on with it; start anew without --resume.",
            Assert.Throws<UserErrorException>(Resume).Message);
        running.Delete();
        Assert.Empty(_folder.Files);
    }

    public static TheoryData<string, string> Differences => new()
    {
        { "machine", "the processor is Transputer instead of Abacus 3000" },
        { "variables", "the DOTNET_… variables differ" },
        { "settings", "it was measured with other settings" },
        { "rounds", "it was measured with other settings" },
        { "code", "the suite was built from other code (fedcba instead of 0123456789abcdef)" },
        { "libraries", "only one of them has Third 1.0.0" },
        { "serializers", "it was of another selection of cases" },
        { "cases", "it was of another selection of cases" },
    };

    [Theory]
    [MemberData(nameof(Differences))]
    public void ADifferentRunIsNotResumed(string what, string difference)
    {
        var path = Interrupted(1);
        var bytes = File.ReadAllBytes(path);
        var environment = _header.Environment;
        var (header, planned) = what switch
        {
            "machine" => (_header with { Environment = environment with { Cpu = "Transputer" } }, _planned),
            "variables" => (_header with { Environment = environment with { RuntimeVariables = new Dictionary<string, string>() } }, _planned),
            "settings" => (_header with { Settings = _header.Settings with { Measurement = MeasurementSettings.Quick } }, _planned),
            "rounds" => (_header with { Settings = _header.Settings with { Rounds = 9 } }, _planned),
            "code" => (_header with { Environment = environment with { Build = "other", Commit = "fedcba" } }, _planned),
            "libraries" => (_header with { Environment = environment with { Libraries = [.. environment.Libraries, "Third 1.0.0"] } }, _planned),
            "serializers" => (_header with { Serializers = [.. _header.Serializers.Skip(1)] }, _planned),
            "cases" => (_header, _planned[1..]),
            _ => throw new ArgumentOutOfRangeException(nameof(what)),
        };
        Assert.Equal(
            $"The unfinished run {path} cannot be resumed: {difference}; start anew without --resume, or render what is finished with report.",
            Assert.Throws<UserErrorException>(() => UnfinishedRun.Resume(_folder.Path, header, planned)).Message);
        Assert.Equal(bytes, File.ReadAllBytes(path));
    }

    [Fact]
    public void TheNewestRunOfTheStudyIsResumed()
    {
        string newest;
        using (UnfinishedRun.Start(_folder.Path, _header, _planned))
        using (var second = UnfinishedRun.Start(_folder.Path, _header with { Started = _header.Started.AddHours(10) }, _planned))
        using (UnfinishedRun.Start(_folder.Path, _header with { Started = _header.Started.AddHours(20), Study = "other-pocos2" }, _planned))
            newest = second.Path;
        using var resumed = Resume();
        Assert.Equal(newest, resumed.Path);
    }

    [Fact]
    public void ShardsInOneFolderAreTheirOwn()
    {
        RunRecord OfShard(int index) => _header with { Shards = [new ShardRecord(1, index == 1, _planned[..2]), new ShardRecord(2, index == 2, _planned[2..])] };
        using (UnfinishedRun.Start(_folder.Path, OfShard(1), _planned[..2]))
        using (UnfinishedRun.Start(_folder.Path, OfShard(2), _planned[2..]))
        {
        }

        using var resumed = UnfinishedRun.Resume(_folder.Path, OfShard(2), _planned[2..]);
        Assert.Equal(_planned[2..], resumed.Planned);
        Assert.Equal("2026-02-03-040506-pocos-2-of-2.json", Path.GetFileName(UnfinishedRun.FinishedPath(resumed.Path)));
        Assert.StartsWith("There is no unfinished run of the study pocos in", Assert.Throws<UserErrorException>(Resume).Message, StringComparison.Ordinal);
    }

    private PartialRecord Resume() => UnfinishedRun.Resume(_folder.Path, _header, _planned);

    /// <summary>A run's file that ends after some of the cases' first rounds.</summary>
    private string Interrupted(int measured)
    {
        using var partial = UnfinishedRun.Start(_folder.Path, _header, _planned);
        foreach (var @case in _finished.Cases.Take(measured))
            Add(partial, @case, 1);
        return partial.Path;
    }

    private static void Add(PartialRecord partial, CaseRecord @case, int round) =>
        partial.Add(@case.Key, @case.PayloadBytes, @case.Rounds[round - 1], 0.25);

    private static IEnumerable<string> Had(PartialRecord partial) =>
        from round in new[] { 1, 2 }
        from key in _planned
        where partial.Has(key, round)
        select $"{key.Serializer}{round}";
}
