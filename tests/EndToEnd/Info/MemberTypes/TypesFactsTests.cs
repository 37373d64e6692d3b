using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Info.MemberTypes;

/// <summary>All types with all serializers: a minute, in processes of their own.</summary>
[Collection(nameof(AloneInTheProcess))] // Values of local times are made in a zone of the process.
public class TypesFactsTests
{
    [Fact]
    public void TypesAreThoseOfThisBuild()
    {
        Needs.AllSerializers();
        Needs.TimeZone();
        BuiltFacts.AreThoseOf(TypesCommand.Facts, facts => TypesTables.Write(facts), known => TypesRun.Measure(Catalog.Serializers, TextWriter.Null).Over(known));
    }
}
