using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Measuring.Progress;
using SerializationBenchmarks.Measuring.Rounds;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.EndToEnd.Measuring;

/// <summary>Real measurements of a user's type, as short as they can be.</summary>
public sealed class OwnTypeRunTests : IDisposable
{
    private const string OtherSample = """{ "type": "FeatureCollection" }""";

    private readonly TemporaryFolder _folder = new();

    public OwnTypeRunTests()
    {
        Directory.CreateDirectory(_folder["user"]);
        File.Copy(Contracts.Assembly, Assembly);
        File.Copy(Path.ChangeExtension(Contracts.Assembly, ".deps.json"), Path.ChangeExtension(Assembly, ".deps.json"));
        File.Copy(Contracts.Document("places.jsonl"), Sample);
    }

    private string Assembly => Path.Combine(_folder["user"], "Contracts.dll");

    private string Sample => Path.Combine(_folder["user"], "places.jsonl");

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void TheUsersFilesAreOnlyRead()
    {
        var before = UsersFiles();
        var answer = Run("--operations", "DeserializeMultiple");
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        Assert.Equal(before, UsersFiles());
    }

    [Fact]
    public void ALoadedAssemblyCanBeBuiltAnew()
    {
        var own = OwnType.Load(new OwnTypeRequest(Assembly, "Geo.Features", [Sample]));
        using (new FileStream(Assembly, FileMode.Open, FileAccess.ReadWrite, FileShare.None))
            Assert.Empty(RoundTripValidation.FindFaults(Catalog.BindingsOf([own.Model])));
        File.Delete(Assembly);
        Contracts.Write(Assembly, framework: null);
        Assert.Empty(RoundTripValidation.FindFaults(Catalog.BindingsOf([own.Model])));
    }

    [Fact]
    public void AKilledRunGoesOnWithTheSameSamplesOnly()
    {
        // The second round is long enough to be killed in.
        string[] run = ["--operations", "SerializeMultiple", "--rounds", "2"];
        var finished = KilledRun.Start(_folder.Path, _folder["results"], 1, [.. Arguments, .. run, "--results", _folder["results"], "--artifacts", _folder["artifacts"]]);

        var samples = File.ReadAllText(Sample);
        File.WriteAllText(Sample, OtherSample);
        Run([.. run, "--resume"]).EndsWithUserError(" cannot be resumed: the samples of Geo.Features differ (");

        File.WriteAllText(Sample, samples);
        var resumed = Run([.. run, "--resume"]);
        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Error));
        Assert.Matches("Round 2 of 2: Features(, [0-9]+ (unsettled|disturbed))*; 0 s left", resumed.Output);
        var record = RecordFile.Read(Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories)));
        Assert.Equal(["NewtonsoftJson", "SystemTextJson"], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.All(finished[2..], line => Assert.Contains(record.Cases.Concat(record.Twins!), @case => line.Contains(RecordFile.Text(@case.Rounds[0]), StringComparison.Ordinal)));
    }

    [Fact]
    public void ShardsAreMergedIfTheirSamplesAreTheSame()
    {
        string[] shards = [.. ((string[])["1/2", "2/2"]).Select(Measure)];
        var merged = BuiltPrograms.Run(["merge", .. shards, "--output", _folder["merged.json"]]);
        Assert.Equal((0, ""), (merged.ExitCode, merged.Error));
        var record = RecordFile.Read(_folder["merged.json"]);
        Assert.Equal(RecordFile.Read(shards[0]).OwnType, record.OwnType);
        Assert.Equal(["SerializeMultiple.NewtonsoftJson.Features", "SerializeMultiple.SystemTextJson.Features", "DeserializeMultiple.NewtonsoftJson.Features", "DeserializeMultiple.SystemTextJson.Features"], record.Cases.Select(@case => @case.Key.ToString()));
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(_folder["merged.json"])));
        Assert.Contains("### Features, 3 samples", BuiltPrograms.Run("report", _folder["merged.json"], "--all").Output, StringComparison.Ordinal);

        var other = RecordFile.Read(shards[1]);
        RecordFile.Write(shards[1], other with { OwnType = other.OwnType! with { SamplesHash = new string('0', 64) } });
        BuiltPrograms.Run(["merge", .. shards, "--output", _folder["other.json"]]).IsUserError(" cannot be merged: the samples of Geo.Features differ; ");

        string Measure(string shard)
        {
            var answer = Run("--operations", "SerializeMultiple,DeserializeMultiple", "--shard", shard);
            Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
            return Assert.Single(Directory.GetFiles(_folder["results"], $"*-own-type-{shard.Replace("/", "-of-", StringComparison.Ordinal)}.json", SearchOption.AllDirectories));
        }
    }

    [Fact]
    public void SamplesThatChangeDuringARunAreNotMeasured()
    {
        var own = OwnType.Load(new OwnTypeRequest(Assembly, "Geo.Features", [Sample]));
        var study = Study.All.Single(study => study is OwnTypeStudy);
        var plan = Plan.Create(study, [.. study.Operations.Where(operation => operation.Name == "SerializeMultiple")], [own.Model], [study.Serializers[0]]);
        File.WriteAllText(Sample, OtherSample);

        using var partial = UnfinishedRun.Start(_folder["results"], RecordFactory.Of(plan) with { Cases = [] }, [.. plan.Cases.Select(@case => @case.Key)]);
        new RoundRunner(plan.Cases, MeasurementSettings.Quick with { Rounds = 1 }, own.Request, new ProgressLines(TextWriter.Null, TimeProvider.System), write => write()).Run(partial);
        Assert.Equal([new MissingCase("NewtonsoftJson", "Features", true, OwnTypeRequest.OtherSamples, "SerializeMultiple")], partial.Assemble().Missing);
    }

    private string[] Arguments =>
    [
        "--quick", "--serializers", "NewtonsoftJson,SystemTextJson",
        "--assembly", Assembly, "--type", "Geo.Features", "--sample", Sample,
    ];

    private Answer Run(params string[] arguments) => BuiltPrograms.Measure(_folder, [.. Arguments, .. arguments]);

    private (string Name, DateTime Written, string Bytes)[] UsersFiles() =>
    [
        .. Directory.EnumerateFileSystemEntries(_folder["user"], "*", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal)
            .Select(file => (file, File.GetLastWriteTimeUtc(file), Convert.ToHexString(File.ReadAllBytes(file)))),
    ];
}
