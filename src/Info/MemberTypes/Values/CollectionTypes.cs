using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Collections of elements.</summary>
internal static class ListTypes
{
    private static readonly int[] _numbers = [1, 2, 300];
    private static readonly string[] _words = ["b", "A", "a"];

    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "lists",
            "Lists and arrays",
            MemberType.Of<int[]>("int[]", ("3 numbers", _numbers), ("None", []), ("Null", null)),
            MemberType.Of<List<int>>("List<int>", ("3 numbers", [.. _numbers]), ("None", []), ("Null", null)),
            MemberType.Of<List<string?>>("List<string?>", ("3 words", [.. _words]), ("With a null", ["a", null, "b"])),
            MemberType.Of<int?[]>("int?[]", ("3 numbers", [1, 2, 300]), ("With a null", [1, null, 0])),
            MemberType.Of<bool[]>("bool[]", ("3 values", [true, false, true]), ("40 values", [.. Enumerable.Range(0, 40).Select(number => number % 3 == 0)])),
            MemberType.Of<List<bool>>("List<bool>", ("3 values", [true, false, true]), ("40 values", [.. Enumerable.Range(0, 40).Select(number => number % 3 == 0)])),
            MemberType.Of<List<double>>("List<double>", ("3 numbers", [0.1, 2, 1e300]), ("−0.0 and NaN", [-0.0, double.NaN])),
            MemberType.Of<IEnumerable<int>>("IEnumerable<int>", ("3 numbers", _numbers)),
            MemberType.Of<IReadOnlyList<int>>("IReadOnlyList<int>", ("3 numbers", _numbers))),
        new(
            "nested-arrays",
            "Lists of lists and arrays of several dimensions",
            MemberType.Of<List<List<int>>>("List<List<int>>", ("2 lists", [[1, 2], [3]]), ("An empty one", [[], [3]])),
            MemberType.Of<int[][]>("int[][]", ("2 arrays", [[1, 2], [3]]), ("A null one", [[1], null!])),
            MemberType.Of<int[,]>("int[,]", ("2 × 3", new[,] { { 1, 2, 3 }, { 4, 5, 6 } }), ("2 × 0", new int[2, 0]))),
        new(
            "sets",
            "Sets",
            MemberType.Of<HashSet<string>>("HashSet<string>", ("3 words", [.. _words]), ("None", [])),
            MemberType.Of<ISet<int>>("ISet<int>", ("3 numbers", new HashSet<int>(_numbers))),
            MemberType.Of<SortedSet<int>>("SortedSet<int>", ("3 numbers", [.. _numbers])),
            MemberType.Of<FrozenSet<int>>("FrozenSet<int>", ("3 numbers", _numbers.ToFrozenSet())),
            MemberType.Of<ImmutableHashSet<int>>("ImmutableHashSet<int>", ("3 numbers", [.. _numbers])),
            MemberType.Of<ImmutableSortedSet<int>>("ImmutableSortedSet<int>", ("3 numbers", [.. _numbers]))),
        new(
            "immutable-lists",
            "Immutable, observable and read-only lists",
            MemberType.Of<ImmutableArray<int>>("ImmutableArray<int>", ("3 numbers", [.. _numbers]), ("None", []), ("default", default)),
            MemberType.Of<ImmutableList<int>>("ImmutableList<int>", ("3 numbers", [.. _numbers]), ("None", [])),
            MemberType.Of<Collection<int>>("Collection<int>", ("3 numbers", [.. _numbers])),
            MemberType.Of<ObservableCollection<int>>("ObservableCollection<int>", ("3 numbers", [.. _numbers])),
            MemberType.Of<ReadOnlyCollection<int>>("ReadOnlyCollection<int>", ("3 numbers", new(_numbers)))),
        new(
            "queues",
            "Stacks, queues and linked lists",
            MemberType.Of<Stack<int>>("Stack<int>", ("3 numbers", new(_numbers)), ("None", [])),
            MemberType.Of<Queue<int>>("Queue<int>", ("3 numbers", new(_numbers)), ("None", [])),
            MemberType.Of<LinkedList<int>>("LinkedList<int>", ("3 numbers", new(_numbers)), ("None", [])),
            MemberType.Of<ImmutableStack<int>>("ImmutableStack<int>", ("3 numbers", ImmutableStack.CreateRange(_numbers))),
            MemberType.Of<ImmutableQueue<int>>("ImmutableQueue<int>", ("3 numbers", ImmutableQueue.CreateRange(_numbers))),
            MemberType.Of<ConcurrentStack<int>>("ConcurrentStack<int>", ("3 numbers", new(_numbers))),
            MemberType.Of<ConcurrentQueue<int>>("ConcurrentQueue<int>", ("3 numbers", new(_numbers))),
            MemberType.Of<ConcurrentBag<int>>("ConcurrentBag<int>", ("3 numbers", [.. _numbers])),
            MemberType.Of<BitArray>("BitArray", ("3 bits", new([true, false, true])), ("40 bits", new(40, true)))),
    ];
}

/// <summary>Collections of keys and values.</summary>
internal static class DictionaryTypes
{
    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "dictionaries",
            "Dictionaries with texts as keys",
            MemberType.Of<Dictionary<string, int>>(
                "Dictionary<string, int>",
                ("2 entries", Words()),
                ("None", []),
                ("Null", null),
                ("Keys that differ in case", new() { ["a"] = 1, ["A"] = 2 }),
                ("Odd keys", new() { [""] = 1, ["a.b"] = 2, ["$a"] = 3, ["$type"] = 4, ["$id"] = 5 })),
            MemberType.Of<Dictionary<string, string?>>("Dictionary<string, string?>", ("2 entries", new() { ["a"] = "b", ["c"] = "" }), ("With a null", new() { ["a"] = null })),
            MemberType.Of<Dictionary<string, List<int>>>("Dictionary<string, List<int>>", ("2 entries", new() { ["a"] = [1], ["b"] = [2, 3] }), ("An empty list", new() { ["a"] = [] })),
            MemberType.Of<NameValueCollection>("NameValueCollection", ("2 names", new() { { "a", "b" }, { "c", "d" } }), ("A name with 2 values", new() { { "a", "1,5" }, { "a", "2" } }))),
        new(
            "keys",
            "Dictionaries with other keys",
            MemberType.Of<Dictionary<int, string>>("Dictionary<int, …>", ("2 entries", new() { [1] = "a", [-2] = "b" }), ("MinValue, MaxValue", new() { [int.MinValue] = "a", [int.MaxValue] = "b" })),
            MemberType.Of<Dictionary<long, string>>("Dictionary<long, …>", ("2 entries", new() { [1] = "a", [-2] = "b" }), ("2⁵³ and one more", new() { [1L << 53] = "a", [(1L << 53) + 1] = "b" })),
            MemberType.Of<Dictionary<Ordinary, string>>("Dictionary<enum, …>", ("2 entries", new() { [Ordinary.One] = "a", [Ordinary.None] = "b" }), ("Undefined", new() { [(Ordinary)99] = "a" })),
            MemberType.Of<Dictionary<Guid, string>>("Dictionary<Guid, …>", ("2 entries", new() { [new Guid("00112233-4455-6677-8899-aabbccddeeff")] = "a", [Guid.Empty] = "b" })),
            MemberType.Of<Dictionary<DateTime, string>>("Dictionary<DateTime, …>", ("UTC", new() { [new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc)] = "a" }), ("Unspecified", new() { [new DateTime(2021, 8, 26)] = "a" })),
            MemberType.Of<Dictionary<DateOnly, string>>("Dictionary<DateOnly, …>", ("1 entry", new() { [new DateOnly(2021, 8, 26)] = "a" }))),
        new(
            "other-dictionaries",
            "Sorted, immutable, frozen and concurrent dictionaries",
            MemberType.Of<IReadOnlyDictionary<string, int>>("IReadOnlyDictionary<string, int>", ("2 entries", Words())),
            MemberType.Of<ReadOnlyDictionary<string, int>>("ReadOnlyDictionary<string, int>", ("2 entries", new(Words()))),
            MemberType.Of<SortedDictionary<string, int>>("SortedDictionary<string, int>", ("2 entries", new(Words()))),
            MemberType.Of<SortedList<string, int>>("SortedList<string, int>", ("2 entries", new(Words()))),
            MemberType.Of<ImmutableDictionary<string, int>>("ImmutableDictionary<string, int>", ("2 entries", Words().ToImmutableDictionary())),
            MemberType.Of<ImmutableSortedDictionary<string, int>>("ImmutableSortedDictionary<string, int>", ("2 entries", Words().ToImmutableSortedDictionary())),
            MemberType.Of<FrozenDictionary<string, int>>("FrozenDictionary<string, int>", ("2 entries", Words().ToFrozenDictionary())),
            MemberType.Of<ConcurrentDictionary<string, int>>("ConcurrentDictionary<string, int>", ("2 entries", new(Words())))),
        new(
            "comparers",
            "Collections with a comparer of their own",
            MemberType.OfBehaviour<Dictionary<string, int>>(
                "Dictionary, ignoring case", words => words.ContainsKey("A"), "one that does not ignore case", ("1 entry", new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 })),
            MemberType.OfBehaviour<SortedDictionary<string, int>>(
                "SortedDictionary, ignoring case", words => words.ContainsKey("A"), "one that does not ignore case", ("1 entry", new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 })),
            MemberType.OfBehaviour<HashSet<string>>("HashSet, ignoring case", words => words.Contains("A"), "one that does not ignore case", ("1 word", new(["a"], StringComparer.OrdinalIgnoreCase))),
            MemberType.OfBehaviour<ConcurrentDictionary<string, int>>(
                "ConcurrentDictionary, ignoring case", words => words.ContainsKey("A"), "one that does not ignore case", ("1 entry", new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }))),
    ];

    private static Dictionary<string, int> Words() => new() { ["a"] = 1, ["b"] = 2 };
}

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
