using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Interop;

/// <summary>The reference implementation of Protocol Buffers on the golden bytes.</summary>
public class ProtocTests
{
    public ProtocTests() => Needs.Protoc();

    public static TheoryData<string> Messages => [.. WireFormatPage.Tables.Keys.Where(file => file.Format == "Protocol Buffers").Select(file => file.Model)];

    // The text format has a line for each field, so texts that are equal are equal field by field.
    [Theory, MemberData(nameof(Messages))]
    public void ReadsTheSamplesValues(string model) =>
        Assert.Equal(ProtobufText.Write(SampleOf(model)), Protoc.Decode(model, WireFormatPage.Bytes("Protocol Buffers", model)));

    [Theory, MemberData(nameof(Messages))]
    public void WritesTheSameBytes(string model) => Assert.Equal(
        Convert.ToHexString(WireFormatPage.Bytes("Protocol Buffers", model)),
        Convert.ToHexString(Protoc.Encode(model, ProtobufText.Write(SampleOf(model)))));

    // Negative zero is no default value, but .NET's libraries compare with == 0 and leave it out. They read it.
    [Theory, InlineData(-0.0)]
    public void WritesNegativeZeroWhichTheSerializersOnlyRead(double zero)
    {
        var payload = Protoc.Encode("Complex", "percentage: -0.0");
        Assert.Equal("290000000000000080", Convert.ToHexString(payload));
        Assert.All(Catalog.Bindings.Where(binding => binding.Serializer.Format == "Protocol Buffers" && binding.Model.Name == "Complex"), binding =>
        {
            var codec = binding.Codec!;
            Assert.Equal(codec.Serialize(codec.FromModel(new Complex())), codec.Serialize(codec.FromModel(new Complex { Percentage = zero }))); // LightProto writes a decimal of 0, too.
            Assert.True(double.IsNegative(((Complex)codec.ToModel(codec.Deserialize(payload))).Percentage));
        });
    }

    private static object SampleOf(string model) => Model.BuiltIn.Single(entry => entry.Name == model).Sample;
}
