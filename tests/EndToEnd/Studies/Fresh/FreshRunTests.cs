using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.EndToEnd.Studies.Fresh;

/// <summary>The study at its smallest, from the command to the record.</summary>
public sealed class FreshRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARunHasEveryStateWithThePayloadsMeanBesideTheSamples()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "fresh", "--serializers", "SystemTextJson,EmptyWalk", "--models", "Simple", "--operations", "SerializeOnce,SerializeOneByOne,SerializeMixed,DeserializeMixed", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(
            [
                "SerializeOnce.SystemTextJson.Simple",
                "SerializeOneByOne.SystemTextJson.Simple", "SerializeOneByOne.EmptyWalk.Simple",
                "SerializeMixed.SystemTextJson.Simple", "SerializeMixed.EmptyWalk.Simple",
                "DeserializeMixed.SystemTextJson.Simple", "DeserializeMixed.EmptyWalk.Simple",
            ],
            record.Cases.Select(@case => @case.Key.ToString()));
        var payload = record.Cases[0].PayloadBytes;
        Assert.All(record.Cases.Where(@case => @case.Key.Serializer == "SystemTextJson").Skip(1), @case => Assert.InRange(@case.PayloadBytes, payload / 2, payload - 1));
        Assert.Equal(0, record.Cases[2].Rounds.Single().Allocated);
    }

    [Fact]
    public void AUsersSamplesAreMeasuredInRandomOrder()
    {
        var answer = BuiltPrograms.Measure(_folder, ["--study", "fresh", .. Contracts.Arguments("Geo.Features", Contracts.Document("places.jsonl")), "--operations", "DeserializeMixed", "--serializers", "SystemTextJson,NewtonsoftJson", "--quick"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(("fresh", 3), (record.Study, record.OwnType!.Samples));
        Assert.Equal(["DeserializeMixed.NewtonsoftJson.Features", "DeserializeMixed.SystemTextJson.Features"], record.Cases.Select(@case => @case.Key.ToString()));
        Assert.All(record.Cases, @case => Assert.Equal(0, @case.Rounds.Single().Operations % ValueOrder.Stretch));
    }
}
