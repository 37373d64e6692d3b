using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>The states in which a serializer is measured, from the hottest on.</summary>
internal static class FreshStates
{
    /// <summary>The name of the state that the study is named for.</summary>
    public const string Fresh = "fresh";

    /// <summary>The name of the state that others are compared with.</summary>
    public const string OneValue = "one value";

    /// <summary>The names of the same values, in order and not.</summary>
    public const string OneByOne = "one by one", Mixed = "mixed";

    /// <summary>
    /// Writing and reading: the operation of each state by name, and the state's name; and what a table has beside them, the fresh values again, each found only when
    /// the one before is written.
    /// </summary>
    public static IReadOnlyList<(string Title, (string Operation, string State)[] States, (string Operation, string State)[] Beside)> Directions { get; } =
    [
        ("Serialize", Named(nameof(SerializeOnce<>), nameof(SerializeOneByOne<>), nameof(SerializeMixed<>), nameof(SerializeMany<>), nameof(SerializeFresh<>)), [(nameof(SerializeFreshChained<>), "one after the other")]),
        ("Deserialize", Named(nameof(DeserializeOnce<>), nameof(DeserializeOneByOne<>), nameof(DeserializeMixed<>), nameof(DeserializeMany<>), nameof(DeserializeFresh<>)), []),
    ];

    private static (string Operation, string State)[] Named(string oneValue, string oneByOne, string mixed, string many, string fresh) =>
        [(oneValue, OneValue), (oneByOne, OneByOne), (mixed, Mixed), (many, "many"), (fresh, Fresh)];
}
