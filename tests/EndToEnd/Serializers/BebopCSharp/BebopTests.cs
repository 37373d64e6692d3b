using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Serializers.BebopCSharp;

public class BebopTests
{
    [Fact]
    public void TheCommittedCodeIsWhatBebopcGenerates()
    {
        Needs.Bebopc();
        Assert.All(Bebopc.Generated, committed =>
        {
            using var folder = new TemporaryFolder();
            Bebopc.Generate(folder, committed.Schema, $"cs:./Generated.cs,namespace={committed.Namespace}");
            Assert.Equal(File.ReadAllText(folder["Generated.cs"]).ReplaceLineEndings(), File.ReadAllText(committed.File).ReplaceLineEndings());
        });
    }

    // The codecs size the array themselves; a size that were wrong would cut the payload or leave zeros behind it.
    [Fact]
    public void ArraysAreWhatTheLibrarysEncodeReturns()
    {
        Needs.Serializer("BebopStruct");
        Assert.All(Catalog.Bindings.Where(binding => binding is { Codec: not null, Serializer.Name: "BebopMessage" or "BebopStruct" }), binding =>
        {
            var data = binding.Codec!.Create();
            Assert.Equal((byte[])data.GetType().GetMethod("Encode", Type.EmptyTypes)!.Invoke(data, null)!, binding.Codec.Serialize(data));
        });
    }
}
