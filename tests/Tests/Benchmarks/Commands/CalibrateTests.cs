using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public sealed class CalibrateTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARecordCountsOnceWhateverItIsCalled()
    {
        RecordFile.Write(_folder["a.json"], RecordFactory.Full());
        RecordFile.Write(_folder["copy.json"], RecordFactory.Full());
        RecordFile.Write(_folder["b.json"], RecordFactory.Full() with { Seconds = 5 });
        var twice = BuiltPrograms.Run("calibrate", _folder["a.json"], _folder["b.json"]);
        var more = BuiltPrograms.Run("calibrate", _folder["a.json"], _folder["b.json"], _folder["a.json"], _folder["copy.json"]);
        Assert.Equal(
            $"{_folder["a.json"]} is {_folder["a.json"]} again, and counts once.\n{_folder["copy.json"]} is {_folder["a.json"]} again, and counts once.\n{twice.Output.ReplaceLineEndings("\n")}",
            more.Output.ReplaceLineEndings("\n"));
        Assert.Contains("Of 1 comparison, ", twice.Output, StringComparison.Ordinal);
        BuiltPrograms.Run("calibrate", _folder["a.json"], _folder["copy.json"]).EndsWithUserError($"All of these are {_folder["a.json"]}, and a run does not show how well it repeats; name records of repeated runs.");
    }

    [Fact]
    public void ARecordAloneIsToldInASentenceHoweverOftenTheCommandIsMade()
    {
        for (var run = 0; run < 2; run++)
            BuiltPrograms.Run("calibrate", "alone.json").IsUserError("'calibrate' needs at least two records, and only 'alone.json' is given; name another.");
    }

    [Fact]
    public void ItTakesAsManyRecordsAsAFolderHas() =>
        BuiltPrograms.Run(["calibrate", .. Enumerable.Repeat("gone.json", 200)]).IsUserError("gone.json cannot be read");
}
