using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.EndToEnd.Studies.Service;

/// <summary>The study with its server and its load generator, at its smallest.</summary>
public sealed class ServiceRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARealServerIsMeasuredOverHttpAndGrpc()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "service", "--serializers", "SystemTextJson,GoogleProtobuf,Cbor", "--models", "Complex1,Complex100", "--operations", "Http,Grpc", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(4 * 2 * 2, record.Cases.Count); // With the JSON's echo; the smallest payload is another serializer's.
        Assert.Equal("array", record.Serializers.Single(serializer => serializer.Name == "Cbor").Body);
        Assert.Equal("none", record.Serializers.Single(serializer => serializer.Name == ServiceStudy.EchoJson).Format);
        Assert.All(record.Cases, @case =>
        {
            var round = @case.Rounds.Single();
            Assert.InRange(round.Iterations, ServiceLoad.LongSlices, ServiceLoad.Slices);
            Assert.False(round.Marks.HasFlag(RoundMarks.Unsettled));
            Assert.InRange(round.Service!.WireBytes, 2 * @case.PayloadBytes, (2.1 * @case.PayloadBytes) + 500);
            Assert.True(round.Time > 1000 && round.Service.Latency > 1000);
        });
        double Time(string serializer, string model) => record.Cases.Single(@case => @case.Key == new CaseKey("Http", serializer, model)).Rounds.Single().Time;
        Assert.True(Time("SystemTextJson", "Complex100") > Time(ServiceStudy.EchoJson, "Complex100"));
        Assert.True(Time("SystemTextJson", "Complex100") > Time("SystemTextJson", "Complex1"));
        Assert.Contains("## HTTP: processor time for a request", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AHubIsMeasuredWithEachOfItsProtocols()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "service", "--serializers", "SystemTextJson,NewtonsoftJson,MessagePack,MemoryPack", "--models", "Complex100", "--operations", "Hub", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(["NewtonsoftJson", "SystemTextJson", "MessagePack"], record.Cases.Select(@case => @case.Key.Serializer).Distinct());
        Assert.All(record.Cases, @case => Assert.InRange(@case.Rounds.Single().Service!.WireBytes, 1.9 * @case.PayloadBytes, (2.1 * @case.PayloadBytes) + 300)); // SignalR writes some characters shorter.
        Assert.Contains("## SignalR: processor time for a request", answer.Output, StringComparison.Ordinal);
        Assert.Contains("SignalR has protocols for JSON, by System.Text.Json or Newtonsoft.Json, and for MessagePack.", File.ReadAllText(Directory.GetFiles(_folder["artifacts/results"], "*-service.md").Single()), StringComparison.Ordinal);
    }

    [Fact]
    public void AServiceEchoesAUsersTypeToo()
    {
        var answer = BuiltPrograms.Measure(_folder, ["--study", "service", .. Contracts.Arguments("Geo.Features", Contracts.Document("places.jsonl")), "--serializers", "SystemTextJson,NewtonsoftJson", "--quick"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(("service", 3), (record.Study, record.OwnType!.Samples));
        Assert.Equal("Http", record.Cases.Single(@case => @case.Key.Serializer == "NewtonsoftJson").Key.Operation); // A quick run leaves out gRPC.
        Assert.DoesNotContain("of the server's time for a request over HTTP", answer.Output, StringComparison.Ordinal); // A round has no interval, and so no percentage.
        Assert.Matches(@"\n\| System\.Text\.Json +\| pipe +\| +[0-9][0-9,.]* \([0-9,]+\) \|", answer.Output);
    }
}
