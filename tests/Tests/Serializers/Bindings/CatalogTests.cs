using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
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

    [Fact]
    public void AProgramWithAnotherVersionIsAskedForWhatThisOneDoesNotTake()
    {
        var sample = new List<string> { "a" };
        var model = EmittedModels.Define(sample.GetType(), new EmittedSamples(() => sample, [sample])
        {
            Outcomes = new Dictionary<string, BindingOutcome> { ["SystemTextJsonSourceGen"] = new(new Reason("It does not take it."), null, null, 0), ["GoogleProtobuf"] = new(new Reason("It is not generated."), null, null, 0) },
        });
        var bindings = Catalog.BindingsOf([model]).ToDictionary(binding => binding.Serializer.Name);
        Assert.All(bindings.Values, binding => Assert.Null(binding.Codec));
        var taken = new BindingOutcome(null, null, null, 5);
        var other = bindings["SystemTextJsonSourceGen"].In(bindings["SystemTextJsonSourceGen"].Serializer with { Name = "SystemTextJsonSourceGen@own" }, taken);
        Assert.Null(other.UnsupportedBecause);
        Assert.Equal(5, other.PayloadBytes);
        Assert.NotNull(other.Codec);
        Assert.NotNull(bindings["SystemTextJsonSourceGen"].In(other.Serializer, new BindingOutcome(new Reason("Nor does that."), null, null, 0)).UnsupportedBecause);
    }
}
