using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary>CONTRIBUTING.md's examples, done as they are written there, keep what is said of them.</summary>
public class ContributingTests(ContributingCopy copy) : IClassFixture<ContributingCopy>
{
    [Fact]
    public void TheSerializerIsListedForItsModel()
    {
        var cases = copy.Run("--list", "--serializers", "Cbor");
        Assert.Contains("SerializeOnce.Cbor.Tiny", cases);
        Assert.Contains("SerializeToBuffer.Cbor.Tiny", cases);
        Assert.All(cases, @case => Assert.EndsWith(".Cbor.Tiny", @case, StringComparison.Ordinal));
    }

    [Fact]
    public void TheSerializerIsValidatedAndOtherModelsAreMissing()
    {
        var validations = copy.Run("--validate", "--serializers", "Cbor");
        Assert.Equal("validated Cbor on Tiny: 8 bytes of CBOR", validations[0]);
        Assert.Equal(["Simple", "Complex", "Point"], Missing(validations).Select(words => words[3].TrimEnd(':')));
    }

    [Fact]
    public void TheSerializerWritesTheBytesThatAreWrittenDown() => Assert.Equal(
        Convert.ToHexString(Golden.Read(copy["tests/Tests/Golden/CBOR/Tiny.hex"])),
        Convert.ToHexString(copy.Serialize("Cbor", "Tiny")));

    [Fact]
    public void TheModelIsValidatedByTheSerializersThatTakeAnyAndTheOthersSayWhy()
    {
        var validations = copy.Run("--validate", "--models", "Point");
        var leftOut = validations.Where(line => line.StartsWith("left out ", StringComparison.Ordinal)).Select(line => line.Split(' ')[2].TrimEnd(':')).ToArray();
        string[] names = [.. Catalog.Serializers.Select(serializer => serializer.Name), .. Catalog.LeftOut.Select(left => left.Serializer), "Cbor", "Floor"];
        var validated = Validations.Of(string.Join('\n', validations), names.Except(leftOut));
        Assert.Subset(validated.ToHashSet(), ((string[])["NewtonsoftJson", "SystemTextJson", "ProtobufNet", "MessagePack", "MemoryPack", "Floor"]).Except(leftOut).ToHashSet());
        Assert.Contains("n/a SystemTextJsonSourceGen on Point: The assembly of Point has no public JsonSerializerContext with [JsonSerializable(typeof(Point))].", validations);
        Assert.Contains("n/a Cbor on Point: Cbor is handwritten for each model, and has no codec for Point.", validations);
    }

    // n/a SERIALIZER on MODEL: REASON
    private static IEnumerable<string[]> Missing(IEnumerable<string> validations) => validations
        .Where(line => line.StartsWith("n/a ", StringComparison.Ordinal))
        .Select(line => line.Split(' '));
}
