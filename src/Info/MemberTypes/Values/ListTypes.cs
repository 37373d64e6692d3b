using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

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
