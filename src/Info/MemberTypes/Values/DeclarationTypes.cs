using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Ways to declare a member.</summary>
internal static class DeclarationTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "declarations",
            "Records, `init` and `required`",
            MemberType.OfClass<InitOnly>("init", ("5", new() { Value = 5 }), ("0", new())),
            MemberType.OfClass<Required>("required", ("Text", new() { Value = "Zoë" }), ("Empty", new() { Value = "" })),
            MemberType.OfClass<PositionalRecord>("Positional record", ("5", new(5, "Zoë"))),
            new MemberType("Parameter with a default", [DefaultOfParameter()]),
            MemberType.OfClass<ListWithoutSetter>("List without a setter", ("3 numbers", new() { Value = { 1, 2, 300 } }))),
        new(
            "initializers",
            "Members with initializers",
            MemberType.OfClass<InitializedNumber>("int = 5", ("7", new() { Value = 7 }), ("0", new() { Value = 0 })),
            MemberType.OfClass<InitializedNullable>("int? = 5", ("7", new() { Value = 7 }), ("0", new() { Value = 0 }), ("Null", new() { Value = null })),
            MemberType.OfClass<InitializedDecimal>("decimal = 5", ("7", new() { Value = 7 }), ("0", new() { Value = 0 })),
            MemberType.OfClass<InitializedText>("string = \"none\"", ("Text", new() { Value = "Zoë" }), ("Empty", new() { Value = "" }), ("Null", new() { Value = null })),
            MemberType.OfClass<InitializedArray>("int[] = [1]", ("As it is", new()), ("Replaced", new() { Value = [7] }), ("Cleared", new() { Value = [] }), ("Null", new() { Value = null })),
            MemberType.OfClass<InitializedList>("List<int> = [1]", ("As it is", new()), ("Replaced", new() { Value = [7] }), ("Cleared", new() { Value = [] }), ("Null", new() { Value = null })),
            MemberType.OfClass<InitializedEntries>("Dictionary = [\"a\"]", ("As it is", new()), ("Replaced", new() { Value = new() { ["b"] = 2 } }), ("Cleared", new() { Value = [] }), ("Null", new() { Value = null }))),
    ];

    // What an older program wrote, for which the default is there.
    private static ValueClass DefaultOfParameter() => new(
        "Not in the payload",
        "",
        new BeforeDefaultParameter("Zoë"),
        typeof(DefaultParameter),
        back => Change.Of(ModelDiff.FirstDifference(new DefaultParameter("Zoë"), back)));
}
