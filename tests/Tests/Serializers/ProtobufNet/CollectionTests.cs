using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Serializers.ProtobufNet;

/// <summary>Collections that are the whole of a payload, which the library's compiled models must know.</summary>
public class CollectionTests
{
    [Fact]
    public void AListComesBack() => ComesBack<List<int>, CollectionSamples.Numbers>();

    [Fact]
    public void ADictionaryComesBack() => ComesBack<Dictionary<string, int>, CollectionSamples.Counts>();

    [Fact]
    public void AnArrayComesBack() => ComesBack<string[], CollectionSamples.Words>();

    private static void ComesBack<TValue, TSamples>()
        where TValue : class
        where TSamples : struct, IStudySamples<TValue>
    {
        var bindings = Catalog.BindersOf(Model.Of<StudyModel<TValue, TSamples>>(), [])
            .Where(binder => binder.Serializer.Name is "ProtobufNet" or "ProtobufNetStream") // The generated model knows the models of this repository alone.
            .Select(binder => binder.Bind());
        Assert.All(bindings, binding => Assert.Equal((null, null), (binding.UnsupportedBecause, RoundTripValidation.FirstFault(binding))));
    }
}
