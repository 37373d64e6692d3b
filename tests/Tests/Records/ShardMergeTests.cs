using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Records;

/// <summary>What is missing of a run that was measured in shards.</summary>
public sealed class ShardMergeTests : IDisposable
{
    private const string ThirdIsMissing = "shard 3 of 3 is missing: 3 cases (SerializeOnce on Large: 2 cases, DeserializeOnce on Large: 1 case)";

    private static readonly CaseKey[][] _shards =
    [
        [new("SerializeOnce", "First", "Tiny"), new("SerializeOnce", "Second", "Tiny")],
        [new("DeserializeOnce", "First", "Tiny"), new("DeserializeOnce", "Second", "Tiny")],
        [new("SerializeOnce", "First", "Large"), new("SerializeOnce", "Second", "Large"), new("DeserializeOnce", "First", "Large")],
    ];

    private readonly TemporaryFolder _folder = new();

    public ShardMergeTests()
    {
        for (var index = 1; index <= 3; index++)
            RecordFile.Write(_folder[$"{index}.json"], Shard(index));
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void APlansRecordKnowsTheCasesOfAllShards()
    {
        var whole = StudyPlan.Whole;
        var second = StudyPlan.Shard(2, 4);
        Assert.Null(whole.Shards);
        Assert.Equal([(1, false), (2, true), (3, false), (4, false)], second.Shards!.Select(shard => (shard.Index, shard.Held)));
        Assert.Equal(second.Cases.Select(@case => @case.Key), second.Shards![1].Cases);
        Assert.Equal(
            whole.Cases.Select(@case => @case.Key.ToString()).Order(StringComparer.Ordinal),
            second.Shards!.SelectMany(shard => shard.Cases).Select(key => key.ToString()).Order(StringComparer.Ordinal));

        var tiny = second.Keep(@case => @case.Key is { Operation: "SerializeOnce", Serializer: "Cbor" });
        Assert.Equal(3, tiny.Shards!.Sum(shard => shard.Cases.Count));
    }

    [Fact]
    public void AMissingShardIsNamedWithItsCasesAndNothingIsWritten()
    {
        Merge("merged.json", "1.json", "2.json").IsUserError($"The run is not complete, {ThirdIsMissing}; give the records of all shards, or --partial to join these without it.");
        Assert.False(File.Exists(_folder["merged.json"]));
        Merge("merged.json", "3.json").IsUserError("The run is not complete, shards 1, 2 of 3 are missing: 4 cases (SerializeOnce on Tiny: 2 cases, DeserializeOnce on Tiny: 2 cases); ");
    }

    [Fact]
    public void APartIsJoinedIfAskedForAndItsReportShowsTheGap()
    {
        var answer = Merge("merged.json", "2.json", "1.json", "--partial");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Equal($"4 cases: {_folder["merged.json"]}\nThe run is not complete, {ThirdIsMissing}.\n", answer.Output.ReplaceLineEndings("\n"));
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(_folder["merged.json"])));

        var report = BuiltPrograms.Run("report", _folder["merged.json"], "--all");
        Assert.Contains($"**This is a part of a run:** {ThirdIsMissing}.\n", report.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AShardsOwnReportSaysWhatItIsAPartOf() => Assert.Contains(
        "**This is a part of a run:** shards 2, 3 of 3 are missing: 5 cases (DeserializeOnce on Tiny: 2 cases, SerializeOnce on Large: 2 cases, DeserializeOnce on Large: 1 case).\n",
        BuiltPrograms.Run("report", _folder["1.json"], "--all").Output,
        StringComparison.Ordinal);

    [Fact]
    public void TheMissingShardCanBeJoinedLater()
    {
        Merge("merged.json", "1.json", "2.json", "--partial");
        var answer = Merge("whole.json", "merged.json", "3.json");
        Assert.Equal((0, "", $"7 cases: {_folder["whole.json"]}\n"), (answer.ExitCode, answer.Error, answer.Output.ReplaceLineEndings("\n")));
        Assert.Null(RecordFile.Read(_folder["whole.json"]).Shards);
        Merge("at-once.json", "1.json", "2.json", "3.json");
        Assert.Equal(File.ReadAllText(_folder["at-once.json"]), File.ReadAllText(_folder["whole.json"]));
        Assert.DoesNotContain("part of a run", BuiltPrograms.Run("report", _folder["whole.json"]).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void CasesThatAShardDidNotFinishAreNamed()
    {
        var third = Shard(3);
        RecordFile.Write(_folder["3.json"], third with { Cases = [third.Cases[0]] });
        Merge("merged.json", "1.json", "2.json", "3.json").IsUserError(
            "The run is not complete, not all of its cases are measured: 2 cases (SerializeOnce on Large: Second, DeserializeOnce on Large: 1 case); ");
    }

    [Fact]
    public void ACaseThatFailedIsNotMissing()
    {
        var third = Shard(3);
        RecordFile.Write(_folder["3.json"], third with
        {
            Cases = [third.Cases[0], third.Cases[2]],
            Missing = [new MissingCase("Second", "Large", true, "It threw.", "SerializeOnce")],
        });
        Assert.Equal(0, Merge("merged.json", "1.json", "2.json", "3.json").ExitCode);
        Assert.Null(RecordFile.Read(_folder["merged.json"]).Shards);
    }

    [Fact]
    public void ShardsOfOtherSplitsAreNotMerged()
    {
        RecordFile.Write(_folder["3.json"], Shard(3) with { Shards = [.. Shard(3).Shards!.Take(2)] });
        Merge("merged.json", "1.json", "3.json").IsUserError("cannot be merged: one is of a run of 3 shards, the other of a run of 2 shards; ");
        RecordFile.Write(_folder["3.json"], Shard(3) with { Shards = null });
        Merge("merged.json", "1.json", "3.json").IsUserError("cannot be merged: one is of a run of 3 shards, the other of a run that is not split; ");
    }

    [Fact]
    public void ShardsOfDifferentSelectionsAreJoinedOnlyIfAskedForAndWithAWord()
    {
        var key = new CaseKey("SerializeOnce", "Third", "Large");
        var third = Shard(3);
        RecordFile.Write(_folder["3.json"], third with { Shards = [third.Shards![0], third.Shards[1], third.Shards[2] with { Cases = [.. third.Shards[2].Cases, key] }] });
        Merge("merged.json", "1.json", "2.json", "3.json").IsUserError(
            $"The records are of different selections: {_folder["3.json"]} plans SerializeOnce.Third.Large, and {_folder["1.json"]} does not; measure the shards with the same options, or give --partial to join what there is.");
        Assert.False(File.Exists(_folder["merged.json"]));
        var answer = Merge("merged.json", "1.json", "2.json", "3.json", "--partial");
        Assert.Equal(
            $"7 cases: {_folder["merged.json"]}\nThe records are of different selections: {_folder["3.json"]} plans SerializeOnce.Third.Large, and {_folder["1.json"]} does not. The run is all that any of them plans.\n"
            + "The run is not complete, not all of its cases are measured: 1 case (SerializeOnce on Large: Third).\n",
            answer.Output.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void ACaseThatFailedOnOneMachineMakesNoOtherSelection()
    {
        var first = Shard(1);
        RecordFile.Write(_folder["1.json"], first with
        {
            Shards = [first.Shards![0], first.Shards[1], first.Shards[2] with { Cases = [first.Shards[2].Cases[0], first.Shards[2].Cases[2]] }],
            Missing = [new MissingCase("Second", "Large", true, "It threw.")],
        });
        Assert.Equal(0, Merge("merged.json", "1.json", "2.json", "3.json").ExitCode);
    }

    [Fact]
    public void ShardsThatCannotBeOfOneRunAreRefused()
    {
        var again = Shard(1) with { Cases = [], Shards = [new ShardRecord(1, true, []), .. Shard(1).Shards!.Skip(1)] };
        RecordFile.Write(_folder["again.json"], again);
        Merge("merged.json", "1.json", "again.json", "--partial").IsUserError("cannot be merged: both are shard 1 of 3, so they are not of one run; give each shard of a run once.");
        RecordFile.Write(_folder["3.json"], Shard(3) with { Shards = [new ShardRecord(1, false, _shards[2]), new ShardRecord(2, false, _shards[1]), new ShardRecord(3, true, _shards[0])] });
        Merge("merged.json", "1.json", "3.json", "--partial").IsUserError("cannot be merged: SerializeOnce.First.Tiny is of shard 1 in one and of shard 3 in the other, so they are not of one run; ");
    }

    [Fact]
    public void WhatOneShardKnowsOfASerializerIsKept()
    {
        var third = Shard(3);
        RecordFile.Write(_folder["3.json"], third with { Serializers = [.. third.Serializers.Select(serializer => serializer with { OwnDataType = true, Body = "IBufferWriter" })] });
        Assert.Equal(0, Merge("merged.json", "1.json", "2.json", "3.json").ExitCode);
        Assert.All(RecordFile.Read(_folder["merged.json"]).Serializers, serializer => Assert.Equal((true, "IBufferWriter"), (serializer.OwnDataType, serializer.Body)));
    }

    [Fact]
    public void RecordsFromBeforeShardsWereRecordedAreMergedAsTheyWere()
    {
        for (var index = 1; index <= 2; index++)
            RecordFile.Write(_folder[$"{index}.json"], Shard(index) with { Shards = null });
        Assert.Equal(0, Merge("merged.json", "1.json", "2.json").ExitCode);
    }

    [Fact]
    public void AShardIsNotResumedAsThatOfAnotherSelection()
    {
        var header = Shard(1) with { Cases = [] };
        var planned = _shards[0];
        using (UnfinishedRun.Start(_folder.Path, header, planned))
        {
        }

        using (UnfinishedRun.Resume(_folder.Path, header, planned))
        {
        }

        var other = header with { Shards = [.. header.Shards!.Select(part => part.Index == 3 ? part with { Cases = [] } : part)] };
        Assert.Contains(
            "it was of another selection of cases",
            Assert.Throws<UserErrorException>(() => UnfinishedRun.Resume(_folder.Path, other, planned)).Message,
            StringComparison.Ordinal);
    }

    private Answer Merge(string output, params string[] arguments) => BuiltPrograms.Run(
        ["merge", .. arguments.Select(argument => argument.StartsWith('-') ? argument : _folder[argument]), "--output", _folder[output]]);

    private static RunRecord Shard(int index)
    {
        var whole = RecordFactory.Run([.. _shards.SelectMany(keys => keys).Select(key => RecordFactory.Case(key.Operation, key.Serializer, key.Model, RecordFactory.Round(1, 10)))]) with { Twins = null };
        return whole with
        {
            Cases = [.. whole.Cases.Where(@case => _shards[index - 1].Contains(@case.Key))],
            Shards = [.. _shards.Select((keys, place) => new ShardRecord(place + 1, place == index - 1, keys))],
        };
    }
}
