using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Facts;

/// <summary>What <c>--update-facts</c> of src/Info writes in the repository of the current folder.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Its current folder changes.
public class UpdateFactsTests
{
    [Fact]
    public void TheFactsOfWhatIsAskedForTakeTheirPlaceAndTheOthersStay()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["SerializationBenchmarks.sln"], "");
        var inside = Directory.CreateDirectory(folder["inside"]).FullName;
        BuiltPrograms.RunIn(inside, "Info", "--models", "Tiny", "--update-facts").IsUserError("--update-facts writes docs/facts/sizes.json, which is not made with --models; leave one of them out.");
        Assert.False(Directory.Exists(folder["docs"]));
        Assert.StartsWith("docs/facts/sizes.json is written.\ndocs/facts/traits.json is written.\n", Update("NewtonsoftJson,SystemTextJson"), StringComparison.Ordinal);
        var before = File.ReadAllText(folder["docs/facts/sizes.json"]);
        Update("NewtonsoftJson");
        Assert.Equal(before, File.ReadAllText(folder["docs/facts/sizes.json"]));

        // Every serializer of the build is judged.
        Update("Cbor");
        Assert.Equal(
            ["NewtonsoftJson", "SystemTextJson", "Cbor"],
            FactsJson.Read<SizesReport>(folder.Path, "sizes.json")!.Models[0].Sizes.Select(size => size.Serializer));
        Assert.Equal(Catalog.Serializers.Select(serializer => serializer.Name), AllFacts.Read(folder.Path).Serializers.Select(serializer => serializer.Name));
        Assert.Equal(Verdict.NotChecked, AllFacts.Read(folder.Path).Of("NewtonsoftJson", Need.Untrusted));

        // What is printed stands before it.
        string Update(string serializers)
        {
            var (exitCode, output, error) = BuiltPrograms.RunIn(inside, "Info", "sizes", "--serializers", serializers, "--update-facts");
            Assert.Equal((0, ""), (exitCode, error));
            return output.ReplaceLineEndings("\n")[output.ReplaceLineEndings("\n").IndexOf("docs/facts/", StringComparison.Ordinal)..];
        }
    }
}
