using System.Text;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Records;

public sealed class RecordFileTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AFileOfALibraryWithoutVersionAndSourceIsReadBackEqual()
    {
        var record = RecordFactory.Full();
        record = record with { Environment = record.Environment with { LibraryFiles = [new LibraryFileRecord("First", "aa")] } };
        RecordFile.Write(_folder["run.json"], record);
        Assert.Equal(record.Environment.LibraryFiles, RecordFile.Read(_folder["run.json"]).Environment.LibraryFiles);
    }

    [Fact]
    public void WhatIsWrittenIsReadBackEqual()
    {
        var path = _folder["run.json"];
        RecordFile.Write(path, RecordFactory.Full());
        Assert.Equal(RecordFile.Text(RecordFactory.Full()), RecordFile.Text(RecordFile.Read(path)));
        Assert.Equal(RoundMarks.Unsettled | RoundMarks.Disturbed, RecordFile.Read(path).Cases[1].Rounds[0].Marks);
        Assert.Equal(["run.json"], _folder.Files);
    }

    public static TheoryData<string, string, string> Damages => new()
    {
        { "empty", "", "input does not contain any JSON" },
        { "text", "It was a dark night.", "invalid start of a value" },
        { "another object", "{}", "It has no version" },
        { "another list", "[]", "could not be converted" },
        { "null", "null", "It is empty" },
        { "later", "{\"version\":3,\"shape\":\"other\"}", "It has version 3, and this checkout reads 2" },
        { "earlier", "{\"version\":1}", "It has version 1" },
        { "cut short", "{\"version\":2,\"study\":\"pocos\"}", "missing required properties" },
        { "null in a list", Edit("\"models\":[\"Tiny\"]", "\"models\":[null]"), "holds null" },
        { "no round", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", []))), "The case SerializeOnce.A.Tiny has no round" },
        { "a round twice", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(1, 1), RecordFactory.Round(1, 2)))), "The case S.A.T has a round twice" },
        { "a case twice", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", 1), RecordFactory.Case("A", 2))), "The case SerializeOnce.A.Tiny is there twice" },
        { "no iteration", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(4, 1) with { Iterations = 0 }))), "The iterations of S.A.T in round 4 is 0, and the least that it can be is 1" },
        { "no operation", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(4, 1) with { Operations = 0 }))), "The operations of S.A.T in round 4 is 0" },
        { "a negative time", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(4, 1) with { Time = -1 }))), "The time of S.A.T in round 4 is -1, and the least that it can be is 1E-06" },
        { "negative memory", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(4, 1) with { Allocated = -0.5 }))), "The allocated memory of S.A.T in round 4 is -0.5, and the least that it can be is 0" },
        { "round 0", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(0, 1)))), "A round's number of S.A.T is 0, and the least that it can be is 1" },
        { "a negative payload", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", 1) with { PayloadBytes = -1 })), "The payload of SerializeOnce.A.Tiny is -1" },
        { "a median below the fastest", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(4, 1) with { Median = 0.5 }))), "The case S.A.T has a fastest iteration above the median in round 4" },
        { "an endless run", Edit("\"seconds\":3725.5", "\"seconds\":1e308"), "seconds is 1E+308, and the most that it can be is 1E+17" },
        { "a damaged twin", RecordFile.Text(RecordFactory.Full() with { Twins = [RecordFactory.Case("SerializeOnce", "Nobody#1", "Tiny", RecordFactory.Round(1, 1))] }), "that it does not list" },
        { "another engine's", Edit("\"job\":\"rounds\"", "\"job\":\"Default\""), "It is of BenchmarkDotNet's job Default, and this checkout reads records of rounds" },
        { "no rounds to pass", Edit("\"job\":\"rounds\",\"rounds\":3", "\"job\":\"rounds\",\"rounds\":0"), "settings.rounds is 0, and the least that it can be is 1" },
        { "no iterations to measure", Edit("\"iterations\":10", "\"iterations\":0"), "settings.measurement.iterations is 0" },
        { "no processor", Edit("\"cores\":2", "\"cores\":0"), "environment.cores is 0" },
        { "no sample", Edit("\"samples\":3", "\"samples\":0"), "ownType.samples is 0" },
        { "a time before the start", Edit("\"seconds\":3725.5", "\"seconds\":-1"), "seconds is -1" },
        { "an unknown mark", Edit("\"marks\":\"Unsettled, Disturbed\"", "\"marks\":\"Fine\""), "could not be converted" },
        { "a number in quotes", Edit("\"cores\":2", "\"cores\":\"2\""), "could not be converted" },
        { "an unlisted serializer", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", 1)) with { Serializers = [] }), "that it does not list" },
        { "a serializer twice", RecordFile.Text(RecordFactory.Full() with { Serializers = [.. RecordFactory.Full().Serializers, RecordFactory.Full().Serializers[0]] }), "The serializer First is there twice" },
        { "a model twice", RecordFile.Text(RecordFactory.Full() with { Models = ["Tiny", "Tiny"] }), "The model Tiny is there twice" },
        { "an operation twice", RecordFile.Text(RecordFactory.Full() with { Operations = [.. RecordFactory.Full().Operations, RecordFactory.Full().Operations[0]] }), "The operation SerializeOnce is there twice" },
        { "a missing case twice", RecordFile.Text(RecordFactory.Full() with { Missing = [.. RecordFactory.Full().Missing, RecordFactory.Full().Missing[0]] }), "The missing case any operation.Second.Tiny is there twice" },
        { "a case in two shards", RecordFile.Text(RecordFactory.Full() with { Shards = [RecordFactory.Full().Shards![0], RecordFactory.Full().Shards![0] with { Index = 2 }] }), "The case of a shard SerializeOnce.First.Tiny is there twice" },
        { "a same case twice", RecordFile.Text(RecordFactory.Full() with { Same = [new SameCaseRecord(new CaseKey("SerializeOnce", "Gone", "Tiny"), "SerializeOnce")] }), "that it does not list" },
        { "rounds out of order", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(2, 1), RecordFactory.Round(1, 1)))), "The case S.A.T has rounds that are out of order" },
        { "a twin among the cases", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("S", "A", "T", RecordFactory.Round(1, 1)), RecordFactory.Case("S", "A#1", "T", RecordFactory.Round(1, 1))) with { Twins = null, Serializers = [new SerializerRecord("A", "f", "l", "s")] }), "is of a serializer that is measured twice, and stands among the others" },
        { "a shard too many", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", 1)) with { Shards = [new ShardRecord(2, true, [])] }), "Its shards are not numbered from 1 in order" },
        { "a loss of nothing", RecordFile.Text(RecordFactory.Full() with { OwnType = new OwnTypeRecord("Shop.Order", 3, new string('a', 64), []) }), "It says that members are lost, and not which" },
        { "null in a shard", Edit("\"shards\":[{\"index\":1,\"held\":true,\"cases\":[", "\"shards\":[{\"index\":1,\"held\":true,\"cases\":[null,"), "holds null" },
        { "a path for a name", RecordFile.Text(RecordFactory.Run(RecordFactory.Case("A", 1)) with { Study = "../../etc" }), "'../../etc' cannot be in a file's name" },
    };

    [Theory]
    [MemberData(nameof(Damages))]
    public void ADamagedForeignOrFutureRecordIsOneSentence(string name, string text, string sentence)
    {
        var path = _folder["run.json"];
        File.WriteAllText(path, text);
        BuiltPrograms.Run("report", path).IsUserError(sentence);
        Assert.Equal((name, text), (name, File.ReadAllText(path)));
    }

    [Fact]
    public void ATruncatedRecordIsOneSentenceWhereverItIsCut()
    {
        var whole = Encoding.UTF8.GetBytes(RecordFile.Text(RecordFactory.Full()));
        var path = _folder["run.json"];
        for (var length = 0; length < whole.Length; length += 97)
        {
            File.WriteAllBytes(path, whole[..length]);
            var message = Assert.Throws<UserErrorException>(() => RecordFile.Read(path)).Message;
            Assert.StartsWith($"{path} is not a whole record of a run: ", message, StringComparison.Ordinal);
            Assert.DoesNotContain('\n', message);
        }
    }

    [Fact]
    public void AnEmptyNameIsOneSentenceForEveryCommand() => RefusedByEveryCommand("", "The name of a record is empty; name a file that this program wrote under results/.");

    [Fact]
    public void AMissingFileIsOneSentenceForEveryCommand() =>
        RefusedByEveryCommand(_folder["none.json"], "none.json cannot be read: the file or its folder does not exist.");

    [Fact]
    public void AFolderIsOneSentenceForEveryCommand() => RefusedByEveryCommand(_folder.Path, "cannot be read");

    private void RefusedByEveryCommand(string path, string sentence)
    {
        var good = _folder["good.json"];
        RecordFile.Write(good, RecordFactory.Full());
        BuiltPrograms.Run("report", path).IsUserError(sentence);
        BuiltPrograms.Run("compare", good, path).IsUserError(sentence);
        BuiltPrograms.Run("compare", path, good).IsUserError(sentence);
        BuiltPrograms.Run("merge", good, path, "--output", _folder["merged.json"]).IsUserError(sentence);
        Assert.False(File.Exists(_folder["merged.json"]));
    }

    private static string Edit(string from, string to)
    {
        var text = RecordFile.Text(RecordFactory.Full());
        Assert.Contains(from, text, StringComparison.Ordinal);
        return text.Replace(from, to, StringComparison.Ordinal);
    }
}
