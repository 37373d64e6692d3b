using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.Bindings;

public class CatalogTests
{
    [Fact]
    public void TheStudysModelsComeFirstInItsOrder() =>
        Assert.Equal(["Tiny", "Simple", "Complex"], Model.BuiltIn.Take(3).Select(model => model.Name));

    [Fact]
    public void NamesOfSerializersAreUnique() =>
        Assert.Distinct(Catalog.Serializers.Select(serializer => serializer.Name));
}
