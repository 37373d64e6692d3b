using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.Serializers.ProtobufNet;

/// <summary>Collections that are the whole of a payload, which the library's compiled models must know.</summary>
public class CollectionTests
{
    [SerializerFact("ProtobufNet")]
    public void AListComesBack() => ComesBack<List<int>, Numbers>();

    [SerializerFact("ProtobufNet")]
    public void ADictionaryComesBack() => ComesBack<Dictionary<string, int>, Counts>();

    [SerializerFact("ProtobufNet")]
    public void AnArrayComesBack() => ComesBack<string[], Words>();

    private static void ComesBack<TValue, TSamples>()
        where TValue : class
        where TSamples : struct, IStudySamples<TValue>
    {
        var bindings = Catalog.BindersOf(Model.Of<StudyModel<TValue, TSamples>>(), [])
            .Where(binder => binder.Serializer.Name is "ProtobufNet" or "ProtobufNetStream") // The generated model knows the models of this repository alone.
            .Select(binder => binder.Bind());
        Assert.All(bindings, binding => Assert.Equal((null, null), (binding.UnsupportedBecause, RoundTripValidation.FirstFault(binding))));
    }

    private readonly struct Numbers : IStudySamples<List<int>>
    {
        public static string Name => "Numbers";

        public static int Order => 1;

        public static IReadOnlyList<List<int>> Make() => [[1, 0, -1]];
    }

    private readonly struct Counts : IStudySamples<Dictionary<string, int>>
    {
        public static string Name => "Counts";

        public static int Order => 1;

        public static IReadOnlyList<Dictionary<string, int>> Make() => [new() { ["one"] = 1, ["none"] = 0 }];
    }

    private readonly struct Words : IStudySamples<string[]>
    {
        public static string Name => "Words";

        public static int Order => 1;

        public static IReadOnlyList<string[]> Make() => [["one", ""]];
    }
}
