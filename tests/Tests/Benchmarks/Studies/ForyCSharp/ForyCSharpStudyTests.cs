using SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.ForyCSharp;

public class ForyCSharpStudyTests
{
    // As published with the original comparison, so its data types and values are the same here.
    [Fact]
    public void PayloadsAreAsLongAsTheOriginals()
    {
        Needs.AllSerializers();
        var study = new ForyCSharpStudy();
        var sizes = study.Bind(study.Models)
            .Where(binding => binding.Serializer.Name is "ForyThere" or "ProtobufNetThere" or "MessagePackThere")
            .Select(binding => (binding.Model.Name, binding.Serializer.Name, binding.Codec!.Serialize(binding.Model.Sample).Length))
            .ToHashSet();
        Assert.Equal(
            new HashSet<(string, string, int)>
            {
                ("NumericStruct", "ForyThere", 78), ("Sample", "ForyThere", 445), ("MediaContent", "ForyThere", 362),
                ("NumericStructList", "ForyThere", 255), ("SampleList", "ForyThere", 1978), ("MediaContentList", "ForyThere", 1531),
                ("NumericStruct", "ProtobufNetThere", 93), ("NumericStruct", "MessagePackThere", 87),
                ("Sample", "ProtobufNetThere", 460), ("Sample", "MessagePackThere", 562),
                ("MediaContent", "ProtobufNetThere", 307), ("MediaContent", "MessagePackThere", 479),
                ("NumericStructList", "ProtobufNetThere", 475), ("NumericStructList", "MessagePackThere", 444),
                ("SampleList", "ProtobufNetThere", 2315), ("SampleList", "MessagePackThere", 2819),
                ("MediaContentList", "ProtobufNetThere", 1550), ("MediaContentList", "MessagePackThere", 2404),
            },
            sizes);
    }
}
