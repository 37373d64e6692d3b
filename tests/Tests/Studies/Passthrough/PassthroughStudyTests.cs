using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Passthrough;

namespace SerializationBenchmarks.Tests.Studies.Passthrough;

public class PassthroughStudyTests
{
    private static readonly PassthroughStudy _study = new();

    private static readonly IReadOnlyList<Binding> _bindings = _study.Bind(_study.Models);

    [Fact]
    public void ArraysHaveTenThousandValuesAndTheOriginalsTen()
    {
        Assert.Equal([10_000, 10_000, 10_000, 10_000, 10_000], new[] { Int32s.Make()[0].Length, Doubles.Make()[0].Length, Booleans.Make()[0].Length, Dates.Make()[0].Length, Guids.Make()[0].Length });
        Assert.Equal(Guids.Make()[0].Take(10), TenGuids.Make()[0]);
        Assert.Equal(10, TenGuids.Make()[0].Length);
    }

    [Fact]
    public void CopyingGivesTheMemory()
    {
        int[] values = [1, -1];
        Assert.Equal([1, 0, 0, 0, 255, 255, 255, 255], CopyBytes.Serialize(values));
        Assert.Equal(values, CopyBytes.Deserialize<int[]>(CopyBytes.Serialize(values)));
    }

    [Fact]
    public void Base64IsOneText() => Assert.Equal("\"AQAAAA==\""u8.ToArray(), SystemTextJsonBase64.Serialize(new[] { 1 }));

    [Theory]
    [InlineData("GoogleProtobuf", "0A-0B-01-FF-FF-FF-FF-FF-FF-FF-FF-FF-01")]
    [InlineData("ProtobufNet", "08-01-08-FF-FF-FF-FF-FF-FF-FF-FF-FF-01")]
    [InlineData("BebopStruct", "02-00-00-00-01-00-00-00-FF-FF-FF-FF")]
    [InlineData("BebopMessage", "0E-00-00-00-01-02-00-00-00-01-00-00-00-FF-FF-FF-FF-00")]
    public void NumbersAreWrittenAsTheFormatsSpecificationHasThem(string serializer, string expected)
    {
        Needs.Serializer(serializer);
        var codec = CodecOf(serializer, nameof(Int32s));
        Assert.Equal(expected, BitConverter.ToString(codec.Serialize(codec.FromModel(new[] { 1, -1 }))));
    }

    [Fact]
    public void PackedNumbersAreTheSameOfBothLibraries() => Assert.All([nameof(Int32s), nameof(Doubles), nameof(Booleans)], model =>
        Assert.Equal(Write("GoogleProtobuf", model), Write("ProtobufNetPacked", model)));

    private static byte[] Write(string serializer, string model)
    {
        var codec = CodecOf(serializer, model);
        return codec.Serialize(codec.Create());
    }

    private static Codec CodecOf(string serializer, string model) =>
        _bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model).Codec!;
}
