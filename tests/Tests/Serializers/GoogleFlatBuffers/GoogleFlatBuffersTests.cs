using Google.FlatBuffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.Serializers.GoogleFlatBuffers;

public class GoogleFlatBuffersTests
{
    [FlatcFact]
    public void TheCommittedCodeIsWhatTheCommandsGenerate() => Assert.Equal(
        Flatc.Generate().ReplaceLineEndings(),
        File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "src", "Serializers", "GoogleFlatBuffers", "Models.g.cs")).ReplaceLineEndings());

    // Parts stand in another order, which the format leaves to the writer.
    [SerializerFact("FlatSharp")]
    public void EachLibraryReadsWhatTheOtherWrites() => Assert.All(Model.BuiltIn, model =>
    {
        var (google, flatSharp) = (CodecOf("GoogleFlatBuffers", model), CodecOf("FlatSharp", model));
        Assert.Null(ModelDiff.FirstDifference(model.Sample, google.ToModel(google.Deserialize(flatSharp.Serialize(flatSharp.Create())))));
        Assert.Null(ModelDiff.FirstDifference(model.Sample, flatSharp.ToModel(flatSharp.Deserialize(google.Serialize(google.Create())))));
    });

    // The builder is kept, and complains of a table within a table unless it is emptied.
    [Fact]
    public void AWriteThatFailedLeavesNothingToTheNext()
    {
        var codec = CodecOf("GoogleFlatBuffers", Model.Of<ComplexModel>());
        var broken = (GoogleFbs.ComplexT)codec.Create();
        broken.Children[1].Id.Bytes = [1, 2, 3];
        Assert.Throws<IndexOutOfRangeException>(() => codec.Serialize(broken));
        Assert.Equal(Convert.ToHexString(Golden.Read("FlatBuffers of Google", "Complex")), Convert.ToHexString(codec.Serialize(codec.Create())));
    }

    // A table leaves out what is zero or null; structs in it are there or not, and zero when they are not.
    [Fact]
    public void WhatIsNotInATableComesBackAsZeroOrNull()
    {
        var codec = CodecOf("GoogleFlatBuffers", Model.Of<ComplexModel>());
        byte[] empty = [0x08, 0x00, 0x00, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x00, 0x00]; // A list of no fields, and a table with an offset to it.
        Assert.Null(ModelDiff.FirstDifference(new Complex(), codec.ToModel(codec.Deserialize(empty))));
    }

    // The format allows it, so a small payload can become a large value.
    [Fact]
    public void AChildToWhichManyOffsetsLeadIsReadForEach()
    {
        var builder = new FlatBufferBuilder(1024);
        var child = GoogleFbs.Child.CreateChild(builder, nameOffset: builder.CreateString(new string('x', 10_000)));
        var children = GoogleFbs.Complex.CreateChildrenVector(builder, [.. Enumerable.Repeat(child, 2_500)]);
        builder.Finish(GoogleFbs.Complex.CreateComplex(builder, childrenOffset: children).Value);
        var payload = builder.SizedByteArray();
        var data = (GoogleFbs.ComplexT)CodecOf("GoogleFlatBuffers", Model.Of<ComplexModel>()).Deserialize(payload);
        Assert.Equal(20_064, payload.Length);
        Assert.Equal(2_500, data.Children.Select(read => read.Name).Distinct(ReferenceEqualityComparer.Instance).Count());
        Assert.Equal(25_000_000, data.Children.Sum(read => read.Name.Length));
    }

    private static Codec CodecOf(string serializer, Model model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model == model).Codec!;
}
