using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Records;

/// <summary>Which unfinished run is resumed, and which is not.</summary>
public sealed class ResumeTests : IDisposable
{
    private static readonly RunRecord _header = InterruptedRun.Header;
    private static readonly CaseKey[] _planned = InterruptedRun.Planned;

    private readonly InterruptedRun _run = new();

    public void Dispose() => _run.Dispose();

    [Fact]
    public void ARunThatGoesOnCanBeReadButNotResumed()
    {
        using var running = UnfinishedRun.Start(_run.Folder.Path, _header, _planned);
        InterruptedRun.Add(running, InterruptedRun.Finished.Cases[0], 1);
        Assert.Single(RecordFile.Read(running.Path).Cases);
        Assert.Equal(
            $"The unfinished run {running.Path} cannot be resumed: another process goes on with it; start anew without --resume, or render what is finished with report.",
            Assert.Throws<UserErrorException>(_run.Resume).Message);
        running.Delete();
        Assert.Empty(_run.Folder.Files);
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
        var path = _run.Write(1);
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
            $"The unfinished run {path} cannot be resumed: {difference} (1 measurement); start anew without --resume, or render what is finished with report.",
            Assert.Throws<UserErrorException>(() => UnfinishedRun.Resume(_run.Folder.Path, header, planned)).Message);
        Assert.Equal(bytes, File.ReadAllBytes(path));
    }

    [Fact]
    public void TheNewestRunOfTheStudyIsResumed()
    {
        string newest;
        using (UnfinishedRun.Start(_run.Folder.Path, _header, _planned))
        using (var second = UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(10) }, _planned))
        using (UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(20), Study = "other-pocos2" }, _planned))
            newest = second.Path;
        using var resumed = _run.Resume();
        Assert.Equal(newest, resumed.Path);
    }

    [Fact]
    public void ARunOfOtherSettingsAndOneWithoutMeasurementsStandBehindTheOneThatWasMeasured()
    {
        var path = _run.Write(2);
        using (UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(10) }, _planned))
        using (UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(20), Settings = _header.Settings with { Rounds = 9 } }, _planned))
        {
        }

        using var resumed = _run.Resume();
        Assert.Equal((path, 2), (resumed.Path, resumed.Measured));
    }

    [Fact]
    public void WhereNoneFitsEachIsListedWithWhatDiffers()
    {
        var path = _run.Write(1);
        using (UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(10), Settings = _header.Settings with { Rounds = 9 } }, _planned))
        {
        }

        var message = Assert.Throws<UserErrorException>(() => UnfinishedRun.Resume(_run.Folder.Path, _header, _planned[1..])).Message;
        Assert.StartsWith($"None of the 2 unfinished runs of the study pocos in {_run.Folder.Path} can be resumed: ", message, StringComparison.Ordinal);
        Assert.Contains("-pocos.partial.jsonl: it was measured with other settings (0 measurements); ", message, StringComparison.Ordinal);
        Assert.Contains($"{Path.GetFileName(path)}: it was of another selection of cases (1 measurement); start anew ", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void ARunThatEndedBeforeItsPlanWasWrittenStandsBehindOneThatCanGoOn(int lines)
    {
        var path = _run.Write(1);
        string later;
        using (var partial = UnfinishedRun.Start(_run.Folder.Path, _header with { Started = _header.Started.AddHours(10) }, _planned))
            later = partial.Path;
        File.WriteAllText(later, string.Concat(File.ReadLines(later).Take(lines).Select(line => line + "\n")) + "{");
        using var resumed = _run.Resume();
        Assert.Equal(path, resumed.Path);
    }

    [Fact]
    public void ShardsInOneFolderAreTheirOwn()
    {
        RunRecord OfShard(int index) => _header with { Shards = [new ShardRecord(1, index == 1, _planned[..2]), new ShardRecord(2, index == 2, _planned[2..])] };
        using (UnfinishedRun.Start(_run.Folder.Path, OfShard(1), _planned[..2]))
        using (UnfinishedRun.Start(_run.Folder.Path, OfShard(2), _planned[2..]))
        {
        }

        using var resumed = UnfinishedRun.Resume(_run.Folder.Path, OfShard(2), _planned[2..]);
        Assert.Equal(_planned[2..], resumed.Planned);
        Assert.Equal("2026-02-03-040506-pocos-2-of-2.json", Path.GetFileName(UnfinishedRun.FinishedPath(resumed.Path)));
        Assert.StartsWith("There is no unfinished run of the study pocos in", Assert.Throws<UserErrorException>(_run.Resume).Message, StringComparison.Ordinal);
    }
}
