using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Records;

/// <summary>The records of shards become that of one run; <see cref="ShardMergeTests"/> are of what is missing.</summary>
public sealed class RecordMergeTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void MergedShardsAreOneRunInTheSameOrder()
    {
        NoteRecord note = new("MessagePack", "Tiny", "A note that all shards have.");
        var paths = WriteShards(plan => RecordFactory.Of(plan) with { Notes = [note] });
        Array.Reverse(paths);
        var answer = BuiltPrograms.Run(["merge", .. paths, "--output", _folder["merged.json"]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));

        var merged = RecordFile.Read(_folder["merged.json"]);
        var whole = RecordFactory.Of(StudyPlan.Whole);
        Assert.Equal(whole.Cases.Select(@case => @case.Key), merged.Cases.Select(@case => @case.Key));
        Assert.Equal(whole.Operations, merged.Operations);
        Assert.Equal(whole.Models, merged.Models);
        Assert.Equal(whole.Serializers, merged.Serializers);
        Assert.Equal(whole.Missing.OrderBy(missing => missing.ToString()), merged.Missing.OrderBy(missing => missing.ToString()));
        Assert.Equal([note], merged.Notes);
        Assert.Equal(4 * whole.Seconds, merged.Seconds);
    }

    public static TheoryData<string, string> Unlike => new()
    {
        { "machine", "the processor is Transputer instead of Abacus 3000" },
        { "code", "the suite was built from other code" },
        { "settings", "they were measured with other settings" },
        { "study", "one is of the study pocos, the other of other" },
        { "versions", ", .NET 10.0.12 → MessagePack 2.5.307, .NET 10.0.12" },
        { "twice", "both hold the case " },
    };

    [Theory]
    [MemberData(nameof(Unlike))]
    public void UnlikeShardsAreNotMerged(string what, string difference)
    {
        RunRecord WithVersion(RunRecord record, string? library) => record with
        {
            Serializers = [.. record.Serializers.Select((serializer, place) => place > 0 ? serializer : serializer with { Library = library ?? serializer.Library, Version = new VersionRecord(".NET 10.0.12", []) })],
        };
        var paths = WriteShards(plan => what == "versions" ? WithVersion(RecordFactory.Of(plan), null) : RecordFactory.Of(plan));
        var last = RecordFile.Read(paths[^1]);
        RecordFile.Write(paths[^1], what switch
        {
            "machine" => last with { Environment = last.Environment with { Cpu = "Transputer" } },
            "code" => last with { Environment = last.Environment with { Build = "other" } },
            "settings" => last with { Settings = last.Settings with { Rounds = 5 } },
            "study" => last with { Study = "other" },
            "versions" => WithVersion(last, "MessagePack 2.5.307"),
            _ => RecordFile.Read(paths[0]),
        });
        BuiltPrograms.Run(["merge", .. paths, "--output", _folder["merged.json"]]).IsUserError(difference);
        Assert.False(File.Exists(_folder["merged.json"]));
    }

    [Fact]
    public void MergeDoesNotOverwrite()
    {
        var paths = WriteShards(RecordFactory.Of);
        var before = File.ReadAllBytes(paths[0]);
        BuiltPrograms.Run(["merge", .. paths, "--output", paths[0]]).IsUserError("exists; name a file that does not");
        Assert.Equal(before, File.ReadAllBytes(paths[0]));
    }

    private string[] WriteShards(Func<Plan, RunRecord> measure) =>
    [
        .. StudyPlan.Shards(4).Select((shard, index) =>
        {
            var path = _folder[$"{index + 1}.json"];
            RecordFile.Write(path, measure(shard));
            return path;
        }),
    ];
}
