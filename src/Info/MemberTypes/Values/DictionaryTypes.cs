using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using SerializationBenchmarks.Info.MemberTypes.Holders;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

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
