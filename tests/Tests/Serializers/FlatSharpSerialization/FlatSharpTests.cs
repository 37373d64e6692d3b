using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers.FlatSharpSerialization;

public class FlatSharpTests
{
    [Fact]
    public void TheCommittedCodeIsWhatTheCompilerGenerates()
    {
        Needs.FlatSharpCompiler();
        using var folder = new TemporaryFolder();
        Assert.Equal(FlatSharpCompiler.Normalize(FlatSharpCompiler.Generate(folder)), FlatSharpCompiler.Normalize(File.ReadAllText(FlatSharpCompiler.Generated)));
    }

    // The library skips padding; what stood in memory that is used again must not be sent.
    [Fact]
    public void PaddingIsZeroWhateverStoodInTheBuffer()
    {
        Needs.Serializer("FlatSharp");
        Assert.All(Catalog.Bindings.Where(binding => binding.Serializer.Name == "FlatSharp" && binding.Codec is not null).Select(binding => binding.Model), model =>
        {
            var codec = CodecOf("FlatSharp", model);
            var buffer = new ArrayBufferWriter<byte>(4096);
            buffer.GetSpan().Fill(0xFF);
            codec.Serialize(codec.Create(), buffer);
            Assert.Equal(Convert.ToHexString(WireFormatPage.Bytes("FlatBuffers", model.Name)), Convert.ToHexString(buffer.WrittenSpan));
        });
    }

    [Fact]
    public void OnlyALazyReaderComesBackToThePayload()
    {
        Needs.Serializer("FlatSharp");
        var model = Model.Of<SimpleModel>();
        foreach (var (serializer, comesBack) in ((string, bool)[])[("FlatSharp", false), ("FlatSharpLazy", true)])
        {
            var codec = CodecOf(serializer, model);
            var payload = WireFormatPage.Bytes("FlatBuffers", model.Name);
            var data = codec.Deserialize(payload);
            payload[^2] = (byte)'z';
            Assert.Equal(comesBack ? "Snuggles the Destroyer of Worldz" : "Snuggles the Destroyer of Worlds", ((Simple)codec.ToModel(data)).Name);
        }
    }

    // A table leaves out what is zero or null; structs in it are there or not, and zero when they are not.
    [Fact]
    public void WhatIsNotInATableComesBackAsZeroOrNull()
    {
        Needs.Serializer("FlatSharp");
        Assert.All((string[])["FlatSharp", "FlatSharpLazy"], serializer =>
        {
            var codec = CodecOf(serializer, Model.Of<ComplexModel>());
            byte[] empty = [0x08, 0x00, 0x00, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x00, 0x00]; // A list of no fields, and a table with an offset to it.
            Assert.Null(ModelDiff.FirstDifference(new Complex(), codec.ToModel(codec.Deserialize(empty))));
        });
    }

    private static Codec CodecOf(string serializer, Model model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model == model).Codec!;
}
