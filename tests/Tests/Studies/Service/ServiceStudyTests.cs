using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Tests.Studies.Service;

public sealed class ServiceStudyTests : IDisposable
{
    private static readonly ServiceStudy _study = (ServiceStudy)Study.All.Single(study => study is ServiceStudy);

    private readonly TemporaryFolder _folder = new();

    public static TheoryData<string> Serializers => [.. Small.Select(binding => binding.Serializer.Name)];

    private static IEnumerable<Binding> Small => _study.Bind([_study.Models[1]]).Where(binding => binding.Codec is not null);

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void BodiesAreListsOfDifferentValuesThatEveryModelHasSeveralOf()
    {
        Assert.Equal([1, 10, 100, 1000], _study.Models.Select(model => ((List<Complex>)model.Samples[0]).Count));
        Assert.All(_study.Models, model =>
        {
            var lists = model.Samples.Cast<List<Complex>>().ToArray();
            Assert.InRange(lists.Length, 3, 64);
            Assert.All(lists, list => Assert.Equal(lists[0].Count, list.Count));
            Assert.Equal(lists.Sum(list => list.Count), lists.SelectMany(list => list).Distinct().Count());
        });
    }

    [Theory]
    [MemberData(nameof(Serializers))]
    public async Task ABodyInPiecesComesBackFromEverySerializer(string serializer)
    {
        var binding = Small.Single(binding => binding.Serializer.Name == serializer);
        var (codec, body) = (binding.Codec!, Body.Of(binding.Codec!.Type));
        foreach (var sample in binding.Model.Samples.Take(3))
        {
            var payload = codec.Serialize(codec.FromModel(sample));
            var pieces = Pieces.Of(payload, 7);
            var written = new ArrayBufferWriter<byte>();
            body.Write(body.Read(pieces), written);
            Assert.Null(ModelDiff.FirstDifference(sample, codec.ToModel(codec.Deserialize(written.WrittenSpan.ToArray()))));

            var pipe = new System.IO.Pipelines.Pipe();
            await body.WriteAsync(await body.ReadAsync(System.IO.Pipelines.PipeReader.Create(pieces)), pipe.Writer);
            await pipe.Writer.CompleteAsync();
            var sent = await pipe.Reader.ReadAtLeastAsync(int.MaxValue);
            Assert.Null(ModelDiff.FirstDifference(sample, codec.ToModel(codec.Deserialize(sent.Buffer.ToArray()))));
        }
    }

    [Theory]
    [InlineData("MemoryPack", "sequence, buffer writer")]
    [InlineData("SystemTextJsonSourceGen", "pipe")]
    [InlineData("GoogleProtobuf", "sequence, buffer writer")]
    [InlineData("Cbor", "array")]
    public void ASerializerSaysHowItReadsAndWritesABody(string serializer, string expected) =>
        Assert.Equal(expected, Body.Of(Small.Single(binding => binding.Serializer.Name == serializer).Codec!.Type).Access.ToString());

    [Fact]
    public void TheJsonAndTheSmallestPayloadAreEchoedToo()
    {
        var (model, http) = (_study.Models[1], _study.Operations[0]);
        var cases = Small.SelectMany(binding => _study.Find(http, binding).Cases).ToArray();
        var json = cases.Single(@case => @case.Key.Serializer == ServiceStudy.EchoJson);
        var smallest = cases.Single(@case => @case.Key.Serializer == ServiceStudy.EchoSmallest);
        Assert.Equal(cases.Single(@case => @case.Key.Serializer == ServiceStudy.Json).PayloadBytes, json.PayloadBytes);
        Assert.Equal(cases.Min(@case => @case.PayloadBytes), smallest.PayloadBytes);
        Assert.Equal(model.Name, smallest.Key.Model);
    }

    [Fact]
    public void AnEchoHasTheBytesThatItWasGiven()
    {
        var codec = Codec.Of(_study.Find(_study.Operations[0], Small.Single(binding => binding.Serializer.Name == ServiceStudy.Json)).Cases[1].Benchmark.GetGenericArguments()[0]);
        var (body, data) = (Body.Of(codec.Type), codec.FromModel(_study.Models[1].Sample));
        var (payload, written) = (codec.Serialize(data), new ArrayBufferWriter<byte>());
        body.Write(body.Read(Pieces.Of(payload, 1000)), written);
        Assert.Equal(payload, written.WrittenSpan.ToArray());
        Assert.Null(ModelDiff.FirstDifference(_study.Models[1].Sample, codec.ToModel(codec.Deserialize(payload))));
    }

    [Fact]
    public void WithoutAspNetCoreASentenceSaysWhatToInstall()
    {
        var folder = Directory.CreateDirectory(_folder["frameworks"]).FullName;
        var error = Assert.Throws<UserErrorException>(() => ServiceProgram.CheckFramework(folder));
        Assert.Contains("install the ASP.NET Core runtime", error.Message, StringComparison.Ordinal);
        Directory.CreateDirectory(Path.Combine(folder, "Microsoft.AspNetCore.App", $"{Environment.Version.Major}.{Environment.Version.Minor}.0"));
        ServiceProgram.CheckFramework(folder);
    }

    [Theory]
    [InlineData(600, 500)]
    [InlineData(64_000, 390.6)]
    [InlineData(640_000, 39.1)]
    public void TheStatedLoadIsLessWhereBodiesAreLong(int bytes, double perSecond) => Assert.Equal(perSecond, ServiceLoad.PerSecond(bytes));

    [Theory]
    [InlineData(60, 16)]
    [InlineData(119, 16)]
    [InlineData(120, 8)]
    [InlineData(600, 8)]
    public void SlicesThatTakeLongAreFewer(double milliseconds, int slices) => Assert.Equal(slices, ServiceLoad.SlicesOf(milliseconds));
}
