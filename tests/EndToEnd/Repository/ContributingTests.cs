using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Repository;

/// <summary>CONTRIBUTING.md's examples, done as they are written there, keep what is said of them.</summary>
public class ContributingTests(ContributingCopy copy) : IClassFixture<ContributingCopy>
{
    [Fact]
    public void TheSerializerIsListedForItsModel()
    {
        var cases = copy.Run("--list", "--serializers", "Der");
        Assert.Contains("SerializeOnce.Der.Tiny", cases);
        Assert.Contains("SerializeToBuffer.Der.Tiny", cases);
        Assert.All(cases, @case => Assert.EndsWith(".Der.Tiny", @case, StringComparison.Ordinal));
    }

    [Fact]
    public void TheSerializerIsValidatedAndOtherModelsAreMissing()
    {
        var validations = copy.Run("--validate", "--serializers", "Der");
        Assert.Equal("validated Der on Tiny: 10 bytes of DER", validations[0]);
        Assert.Equal(["Simple", "Complex", "Point"], Missing(validations).Select(words => words[3].TrimEnd(':')));
    }

    [Fact]
    public void TheSerializerWritesTheBytesThatAreWrittenDown()
    {
        Assert.Equal(
            Convert.ToHexString(WireFormatPage.BytesOf(WireFormatPage.Parse(File.ReadLines(copy["docs/der.md"]))[("DER", "Tiny")])),
            Convert.ToHexString(copy.Serialize("Der", "Tiny")));
    }

    [Fact]
    public void TheModelIsValidatedByTheSerializersThatTakeAnyAndTheOthersSayWhy()
    {
        var validations = copy.Run("--validate", "--models", "Point");
        var leftOut = validations.Where(line => line.StartsWith("left out ", StringComparison.Ordinal)).Select(line => line.Split(' ')[2].TrimEnd(':')).ToArray();
        string[] names = [.. Catalog.Serializers.Select(serializer => serializer.Name), .. Catalog.LeftOut.Select(left => left.Serializer), "Der"];
        var validated = Validations.Of(string.Join('\n', validations), names.Except(leftOut));
        Assert.Subset(validated.ToHashSet(), ((string[])["NewtonsoftJson", "SystemTextJson", "ProtobufNet", "MessagePack", "MemoryPack"]).Except(leftOut).ToHashSet());
        Assert.Contains("n/a SystemTextJsonSourceGen on Point: The assembly of Point has no public JsonSerializerContext with [JsonSerializable(typeof(Point))].", validations);
        Assert.Contains("n/a Der on Point: It is handwritten for each model, and has no codec for Point.", validations);
    }

    [Fact]
    public void ALibraryWhoseGeneratorAddsToTheModelsIsValidatedAndLeavesTheirPublicApiAsItWas()
    {
        Assert.Equal("validated Stamp on Tiny: 8 bytes of Stamp", copy.Run("--validate", "--serializers", "Stamp")[0]);
        Assert.Equal("40E201007B000000", Convert.ToHexString(copy.Serialize("Stamp", "Tiny")));
        Assert.Contains(copy.RenderPublicApi(typeof(Tiny)), Page.Read("tests/Tests/Snapshots/public-api/Models.txt"), StringComparison.Ordinal);
    }

    // n/a SERIALIZER on MODEL: REASON
    private static IEnumerable<string[]> Missing(IEnumerable<string> validations) => validations
        .Where(line => line.StartsWith("n/a ", StringComparison.Ordinal))
        .Select(line => line.Split(' '));
}
