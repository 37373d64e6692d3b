using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>The states in which a serializer is measured, from the hottest on.</summary>
internal static class FreshStates
{
    /// <summary>Writing and reading: the operation of each state by name, and the state's name.</summary>
    public static IReadOnlyList<(string Title, (string Operation, string State)[] States)> Directions { get; } =
    [
        ("Serialize", Named(nameof(SerializeOnce<>), nameof(SerializeOneByOne<>), nameof(SerializeMixed<>), nameof(SerializeFresh<>))),
        ("Deserialize", Named(nameof(DeserializeOnce<>), nameof(DeserializeOneByOne<>), nameof(DeserializeMixed<>), nameof(DeserializeFresh<>))),
    ];

    private static (string Operation, string State)[] Named(string oneValue, string oneByOne, string mixed, string fresh) =>
        [(oneValue, "one value"), (oneByOne, "one by one"), (mixed, "mixed"), (fresh, "fresh")];
}
