using System.Reflection.Metadata;
using System.Text;
using System.Xml.Linq;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Packages;

[Trait("Category", "AnyPackages")]
public sealed class PackageTests(PackedCopy copy) : IClassFixture<PackedCopy>
{

    // Of the format of portable symbols.
    private static readonly Guid _sourceLink = new("CC110556-A091-4D38-9FEC-25AB9A351A6A");
    private static readonly Guid _embeddedSource = new("0E8A571B-6926-466E-B4AD-8AB04611F5FE");

    [Fact]
    public void PackagesAreTheThreeThatAnotherSolutionNeedsAndTheTool()
    {
        Needs.Builds();
        var packable = new[] { "src", "tests" }
            .SelectMany(folder => Directory.EnumerateFiles(Path.Combine(RepositoryRoot.Find(), folder), "*.csproj", SearchOption.AllDirectories))
            .Where(project => File.ReadAllText(project).Contains("<IsPackable>true</IsPackable>", StringComparison.Ordinal));
        Assert.Equal([.. PackedCopy.Names.Append("Benchmarks").Order(StringComparer.Ordinal)], packable.Select(project => Path.GetFileName(Path.GetDirectoryName(project))).Order(StringComparer.Ordinal));

        var version = copy.Pack();
        Assert.Equal(
            PackedCopy.Names.SelectMany(name => new[] { "nupkg", "snupkg" }.Select(extension => $"SerializationBenchmarks.{name}.{version}.{extension}")),
            Directory.GetFiles(copy.Folder, $"*{version}*").Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("Models")]
    [InlineData("Serializers")]
    [InlineData("Operations")]
    public void APackageHoldsItsAssemblyItsDocumentationAndAReadme(string name)
    {
        Needs.Builds();
        var version = copy.Pack();
        using var package = copy.Open(name, version);
        Assert.All(
            [$"SerializationBenchmarks.{name}.nuspec", "README.md", $"lib/net10.0/SerializationBenchmarks.{name}.dll", $"lib/net10.0/SerializationBenchmarks.{name}.xml"],
            path => Assert.True(package.GetEntry(path) is { Length: > 0 }, path));
        Assert.Equal("MIT", Element(copy.ReadNuspec(name, version), "license").Value);
        Assert.Equal("README.md", Element(copy.ReadNuspec(name, version), "readme").Value);
        Assert.NotEqual("Package Description", Element(copy.ReadNuspec(name, version), "description").Value);
    }

    [Theory]
    [InlineData("Models")]
    [InlineData("Serializers")]
    [InlineData("Operations")]
    public void EverySourceOfAPackageIsLinkedOrInItsSymbols(string name)
    {
        Needs.Builds();
        using var package = copy.Open(name, copy.Pack(), "snupkg");
        using var symbols = new MemoryStream();
        using (var entry = package.GetEntry($"lib/net10.0/SerializationBenchmarks.{name}.pdb")!.Open())
            entry.CopyTo(symbols);
        symbols.Position = 0;
        using var provider = MetadataReaderProvider.FromPortablePdbStream(symbols);
        var reader = provider.GetMetadataReader();
        Assert.Equal(
            $$$"""{"documents":{"/_/*":"https://raw.githubusercontent.com/someone/SerializationBenchmarks/{{{PackedCopy.Commit}}}/*"}}""",
            Encoding.UTF8.GetString(Find(reader, EntityHandle.ModuleDefinition, _sourceLink)!));
        Assert.NotEmpty(reader.Documents);
        Assert.All(reader.Documents, document =>
        {
            var file = reader.GetString(reader.GetDocument(document).Name);
            Assert.StartsWith("/_/", file, StringComparison.Ordinal);
            Assert.True(copy.IsSource(file["/_/".Length..]) || Find(reader, document, _embeddedSource) is not null, file);
        });
        var repository = Element(copy.ReadNuspec(name, copy.Pack()), "repository");
        Assert.Equal((PackedCopy.Repository, PackedCopy.Commit), (repository.Attribute("url")!.Value, repository.Attribute("commit")!.Value));
    }

    [Fact]
    public void AProjectOfAnotherSolutionValidatesTheSerializersOnItsModelAndHasABenchmarkOfEach()
    {
        Needs.Builds();
        var version = copy.Pack();
        var dependencies = copy.ReadNuspec("Serializers", version).Descendants().Where(element => element.Name.LocalName == "dependency").Select(element => element.Attribute("id")!.Value).ToArray();
        var lines = copy.RunSample(version, "--list", "flat").TrimEnd().Split('\n', StringSplitOptions.TrimEntries);

        Assert.Contains("Google.Protobuf", dependencies);
        Assert.Contains("Newtonsoft.Json", dependencies);
        Assert.Contains("Newtonsoft.Json.Bson", dependencies);
        Assert.Equal("Microsoft.AspNetCore.App", Element(copy.ReadNuspec("Serializers", version), "frameworkReference").Attribute("name")!.Value); // With it comes the library of CBOR.
        foreach (var serializer in (string[])["NewtonsoftJson", "SystemTextJson", "SystemTextJsonSourceGen", "ProtobufNet", "MessagePack", "Bson"])
            Assert.Contains($"validated {serializer}", lines);
        Assert.Contains("Serialize<AnyModelBufferCodec<SystemTextJson, ReadingModel>>.Run", lines);
        foreach (var (serializer, package) in ((string, string)[])[("Fory", "Apache.Fory"), ("ChrAvro", "Chr.Avro.Binary")])
        {
            Assert.Equal(dependencies.Contains(package), lines.Any(line => line == $"validated {serializer}" || line.StartsWith($"n/a {serializer}: ", StringComparison.Ordinal)));
            Assert.NotEqual(dependencies.Contains(package), lines.Any(line => line.StartsWith($"left out {serializer}: The package {package} ", StringComparison.Ordinal)));
        }

        Assert.Contains("n/a GoogleProtobuf: Reading is not a class generated by protoc; name one that is.", lines);
        Assert.Contains("n/a BebopStructByHand: It is handwritten for each model, and has no codec for Reading.", lines);
        if (PackedCopy.OptionalPackages == "none")
            Assert.DoesNotContain(dependencies, package => package is "Apache.Fory" or "Chr.Avro.Binary" or "bebop");
    }

    private static byte[]? Find(MetadataReader reader, EntityHandle of, Guid kind) => reader.GetCustomDebugInformation(of)
        .Select(reader.GetCustomDebugInformation)
        .Where(information => reader.GetGuid(information.Kind) == kind)
        .Select(information => reader.GetBlobBytes(information.Value))
        .SingleOrDefault();

    private static XElement Element(XElement nuspec, string name) => nuspec.Descendants().Single(element => element.Name.LocalName == name);
}
