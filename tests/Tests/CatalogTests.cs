using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

public class CatalogTests
{
    [Fact]
    public void ModelsAreInTheStudysOrder() =>
        Assert.Equal(["Tiny", "Simple", "Complex"], Catalog.Models.Select(model => model.Name));

    [Fact]
    public void NamesOfRowsAreUnique() =>
        Assert.Distinct(Catalog.Serializers.Select(serializer => serializer.Name));
}
