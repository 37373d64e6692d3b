using System.Text.Json.Nodes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.EndToEnd.Interop;

/// <summary>The reference implementation of FlatBuffers, in C++, on the golden bytes.</summary>
public class FlatcTests
{
    public FlatcTests() => Needs.Flatc();

    // Text to text, so that a float is compared as it is printed.
    [Theory]
    [InlineData("FlatBuffers", "Tiny")]
    [InlineData("FlatBuffers", "Simple")]
    [InlineData("FlatBuffers", "Complex")]
    [InlineData("FlatBuffers (Google)", "Tiny")]
    [InlineData("FlatBuffers (Google)", "Simple")]
    [InlineData("FlatBuffers (Google)", "Complex")]
    public void ReadsTheSamplesValues(string format, string model) =>
        Assert.Equal(JsonOf(model), JsonNode.Parse(Flatc.Decode(model, WireFormatPage.Bytes(format, model)))!.ToJsonString());

    [Theory, InlineData("Tiny"), InlineData("Simple"), InlineData("Complex")]
    public void WritesTheBytesOfGooglesLibrary(string model) => Assert.Equal(
        Convert.ToHexString(WireFormatPage.Bytes("FlatBuffers (Google)", model)),
        Convert.ToHexString(Flatc.Encode(model, JsonOf(model))));

    private static string JsonOf(string model) => FlatBuffersJson.Write(Model.BuiltIn.Single(entry => entry.Name == model).Sample).ToJsonString();
}
