using System.Buffers;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Cache;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Tests.Studies.Cache;

public class CacheStudyTests
{
    private static readonly CacheStudy _study = Study.All.OfType<CacheStudy>().Single();

    private static readonly Binding[] _bound = [.. _study.Bind([_study.Models[1]]).Where(binding => binding.Codec is not null)];

    [Fact]
    public void TheBytesOfTheJsonAndOfTheSmallestPayloadAreCachedToo()
    {
        var cases = _bound.SelectMany(binding => _study.Find(_study.Operations[0], binding).Cases).ToArray();
        var (json, smallest) = (cases.Single(@case => @case.Key.Serializer == CacheStudy.BytesOfJson), cases.Single(@case => @case.Key.Serializer == CacheStudy.BytesOfSmallest));
        Assert.Equal(cases.Single(@case => @case.Key.Serializer == CacheStudy.Json).PayloadBytes, json.PayloadBytes);
        Assert.Equal(cases.Min(@case => @case.PayloadBytes), smallest.PayloadBytes);
        Assert.Equal("none", _study.Describe(new("BytesOfJson", "JSON", "x", "y"), _bound[0]).Format);
    }

    [Theory]
    [InlineData(CacheStudy.Json)]
    [InlineData("GoogleProtobuf")]
    public void AValueComesBackCompressedAndAsBytes(string serializer)
    {
        var codec = _bound.Single(binding => binding.Serializer.Name == serializer).Codec!;
        var bytes = Codec.Of(typeof(PlainBytes<>).MakeGenericType(codec.Type));
        var compressed = (Body)Activator.CreateInstance(typeof(CompressedBody<,>).MakeGenericType(codec.Type, typeof(Lz4)))!;
        foreach (var sample in _study.Models[1].Samples.Take(2))
        {
            var (plain, packed) = (new ArrayBufferWriter<byte>(), new ArrayBufferWriter<byte>());
            Body.Of(bytes.Type).Write(bytes.FromModel(sample), plain);
            compressed.Write(codec.FromModel(sample), packed);
            Assert.Equal(codec.Serialize(codec.FromModel(sample)), plain.WrittenSpan.ToArray());
            Assert.Equal(Lz4.Compress(plain.WrittenSpan.ToArray()), packed.WrittenSpan.ToArray());
            Assert.Null(ModelDiff.FirstDifference(sample, bytes.ToModel(Body.Of(bytes.Type).Read(new(plain.WrittenMemory)))));
            Assert.Null(ModelDiff.FirstDifference(sample, codec.ToModel(compressed.Read(new(packed.WrittenMemory)))));
        }
    }

    [Fact]
    public void ARecordSaysWhichStoreItWas()
    {
        Assert.Equal("Garnet", _study.Adapt(MeasurementSettings.Quick).Store);
        Assert.Equal("Redis 7.0.15", new CacheStudy { Given = new("localhost:6379", "Redis 7.0.15") }.Adapt(MeasurementSettings.Quick).Store);
    }
}
