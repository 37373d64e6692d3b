using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers;

public class LibraryNameTests
{
    // Parts of a package that has another name to install, and what comes with the runtime.
    private static readonly HashSet<string> _parts = ["Chr.Avro.Binary", "FlatSharp.Runtime", "MemoryPack.Core", "System.Private.DataContractSerialization", "System.Private.Xml"];

    [Fact]
    public void EveryLibraryIsCalledAsItsPackage() => Assert.All(
        Catalog.Serializers.Where(serializer => serializer.Library is not null),
        serializer =>
        {
            var package = PackageVersions.PackageOf(serializer.Library!.Assembly);
            Assert.Equal(_parts.Contains(package) ? LibraryName.OfAssembly(package) : package, serializer.LibraryName, ignoreCase: true); // Bebop's package is written in small letters.
            Assert.DoesNotContain(serializer.LibraryName!, _parts);
        });

    [Theory]
    [InlineData("MemoryPack.Core 1.21.4", "MemoryPack 1.21.4")]
    [InlineData("MemoryPack 1.21.4", "MemoryPack 1.21.4")]
    [InlineData("Avro 1.12.2", "Apache.Avro 1.12.2")]
    [InlineData("System.Private.DataContractSerialization 10.0.12", "DataContractSerializer 10.0.12")]
    [InlineData("base class library 10.0.12", "base class library 10.0.12")]
    [InlineData("Avro", "Avro")]
    public void ANameThatWasAnAssemblysIsRenewed(string library, string expected) => Assert.Equal(expected, LibraryName.WithVersion(library));
}
