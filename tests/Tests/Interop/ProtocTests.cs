using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

/// <summary>The reference implementation of Protocol Buffers on the golden bytes.</summary>
public class ProtocTests
{
    public static TheoryData<string> Models => [.. Golden.Files.Where(file => file.Format == "Protocol Buffers").Select(file => file.Model)];

    // The text format has a line for each field, so texts that are equal are equal field by field.
    [ProtocTheory, MemberData(nameof(Models))]
    public void ReadsTheSamplesValues(string model) =>
        Assert.Equal(ProtobufText.Write(SampleOf(model)), Protoc.Decode(model, Golden.Read("Protocol Buffers", model)));

    [ProtocTheory, MemberData(nameof(Models))]
    public void WritesTheSameBytes(string model) => Assert.Equal(
        Convert.ToHexString(Golden.Read("Protocol Buffers", model)),
        Convert.ToHexString(Protoc.Encode(model, ProtobufText.Write(SampleOf(model)))));

    private static object SampleOf(string model) => Catalog.Models.Single(entry => entry.Name == model).Sample;
}
