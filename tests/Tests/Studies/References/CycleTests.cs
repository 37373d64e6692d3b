using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using SerializationBenchmarks.Serializers.SystemTextJson;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.References;

namespace SerializationBenchmarks.Tests.Studies.References;

/// <summary>What becomes of a graph with a cycle.</summary>
public class CycleTests
{
    [Fact]
    public void WithTrackingARingComesBackAsARing()
    {
        AssertRing(NewtonsoftJsonReferences.Deserialize<RingNode>(NewtonsoftJsonReferences.Serialize(RingNode.Create())));
        AssertRing(SystemTextJsonReferences.Deserialize<RingNode>(SystemTextJsonReferences.Serialize(RingNode.Create())));
    }

    [Fact]
    public void WithTrackingNerdbankMessagePackDoesSoToo()
    {
        // By name: a build may lack the library.
        var companions = typeof(ReferencesStudy).Assembly.GetTypes().Where(type => type.Name == "NerdbankMessagePackReferences").ToArray();
        var codec = Catalog.BindersOf(Model.Of<StudyModel<RingNode, RingNode.Samples>>(), companions).Single(binder => binder.Serializer.Name == companions[0].Name).Bind().Codec!;
        AssertRing((RingNode)codec.Deserialize(codec.Serialize(RingNode.Create())));
    }

    [Fact]
    public void WithoutTrackingSystemTextJsonNamesTheCycle()
    {
        var exception = Assert.Throws<System.Text.Json.JsonException>(() => SystemTextJson.Serialize(RingNode.Create()));
        Assert.StartsWith("A possible object cycle was detected.", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutTrackingNewtonsoftJsonNamesTheLoop()
    {
        foreach (var serialize in (Func<RingNode, byte[]>[])[NewtonsoftJson.Serialize, NewtonsoftJsonPooled.Serialize])
        {
            var exception = Assert.Throws<Newtonsoft.Json.JsonSerializationException>(() => serialize(RingNode.Create()));
            Assert.StartsWith("Self referencing loop detected", exception.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void MessagePackOverflowsTheStackAndEndsTheProcess() =>
        Assert.Equal("ended the process: stack overflow", OutcomeInAChild(nameof(RingCodecs.MessagePack)));

    [Fact]
    public void ProtobufNetIntoABufferDoesTheSame() =>
        Assert.Equal("ended the process: stack overflow", OutcomeInAChild(nameof(RingCodecs.ProtobufNet)));

    [Fact]
    public void ProtobufNetIntoAStreamNamesTheRecursion()
    {
        var binder = Catalog.BindersOf(Model.Of<StudyModel<RingNode, RingNode.Samples>>(), []).Single(binder => binder.Serializer.Name == "ProtobufNetStream");
        var reason = binder.Bind().UnsupportedBecause!;
        Assert.StartsWith("It does not take RingNode: Possible recursion detected", reason.Text, StringComparison.Ordinal);
        Assert.Equal("It does not take RingNode: ProtoException.", reason.Recorded);
    }

    private static void AssertRing(RingNode ring)
    {
        Assert.NotSame(ring, ring.Next);
        Assert.Same(ring, ring.Next!.Next);
        Assert.Null(ModelDiff.FirstDifference(RingNode.Create(), ring));
    }

    // The sample is one byte of zero, and its lowest bit flipped is the command.
    private static string OutcomeInAChild(string property) => Assert.Single(
        RobustnessRun.Try(Subject.Of(typeof(RingCodecs).GetProperty(property)!), new RobustnessSettings { Mutants = 0 }).Examples,
        example => example.Hex == "01").Outcome;
}
