using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Tests.Reports.Facts;

public class SupportFactsTests
{
    [Theory]
    [InlineData("Bebop", "bebop")]
    [InlineData("Chr.Avro", "Chr.Avro.Binary")]
    [InlineData("FlatSharp", "FlatSharp.Runtime")]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json")]
    [InlineData("Newtonsoft.Json.Bson", "Newtonsoft.Json.Bson")]
    [InlineData("MessagePac", null)]
    public void ALibraryIsThatOfItsPackageOrOfAPartOfIt(string library, string? package) => Assert.Equal(package, SupportFacts.Known.OfLibrary(library)?.Package);
}
