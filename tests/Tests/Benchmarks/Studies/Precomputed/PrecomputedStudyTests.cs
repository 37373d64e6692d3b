using SerializationBenchmarks.Benchmarks.Studies.Precomputed;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Precomputed;

public class PrecomputedStudyTests
{
    [Fact]
    public void EveryWayOfALibraryWritesTheSameBytes()
    {
        var study = new PrecomputedStudy();
        var bindings = study.Bind(study.Models).Where(binding => binding.Codec is not null && study.MeasuresUnnamed(binding.Serializer)).ToArray();
        var groups = bindings.GroupBy(binding => (binding.Serializer.Format, binding.Model.Name)).ToArray();
        Assert.All(groups, group => Assert.Single(group.Select(binding => Convert.ToHexString(binding.Codec!.Serialize(binding.Codec.Create()))).Distinct()));
        Assert.All(groups.Where(group => group.Key.Format == "JSON"), group => Assert.Equal(10, group.Count()));
    }

    [Fact]
    public void TheStudysOwnWaysAreOfNoOtherStudy()
    {
        string[] own = ["SystemTextJsonFresh", "SystemTextJsonDefault", "SystemTextJsonTypeInfo", "NewtonsoftJsonFresh", "NewtonsoftJsonKept"];
        Assert.Superset(own.ToHashSet(), new PrecomputedStudy().Serializers.Select(serializer => serializer.Name).ToHashSet());
        Assert.Empty(own.Intersect(Catalog.Serializers.Select(serializer => serializer.Name)));
    }
}
