using System.Collections;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>Values in which like ones are found in a time that does not grow with their number, whatever their own Equals says.</summary>
internal sealed class LikeValues
{
    // Enough to tell elements of sets and keys apart; what differs further inside is compared anyway.
    private const int DeepestLevel = 3;
    private const int MostElements = 8;

    private readonly IReadOnlyList<object?> _values;
    private readonly Dictionary<int, LinkedList<int>> _indexes = [];

    /// <summary>Takes in values.</summary>
    /// <param name="values">The values.</param>
    public LikeValues(IReadOnlyList<object?> values)
    {
        _values = values;
        for (var index = 0; index < values.Count; index++)
        {
            var hash = Hash(values[index], DeepestLevel);
            if (!_indexes.TryGetValue(hash, out var indexes))
                _indexes.Add(hash, indexes = []);
            indexes.AddLast(index);
        }
    }

    /// <summary>Finds a value that is like another and was not found before.</summary>
    /// <param name="value">The other.</param>
    /// <param name="isAlike">Whether one is like it.</param>
    /// <returns>Its index; -1 if there is none.</returns>
    public int Take(object? value, Func<object?, bool> isAlike)
    {
        if (!_indexes.TryGetValue(Hash(value, DeepestLevel), out var indexes))
            return -1;
        for (var node = indexes.First; node is not null; node = node.Next)
        {
            if (!isAlike(_values[node.Value]))
                continue;
            indexes.Remove(node);
            return node.Value;
        }

        return -1;
    }

    // Like values have the same hash; members that nobody can set may be other ones in each value.
    private static int Hash(object? value, int levels)
    {
        if (value is null || levels == 0)
            return 0;
        if (Leaf.Compare(value, value) is not null)
            return Leaf.HashOf(value);
        var hash = default(HashCode);
        var elements = Elements.TryRead(value);
        hash.Add(elements?.Items.Count);
        foreach (var item in elements is { Entries: null, HasOrder: true } ? elements.Items.Take(MostElements) : [])
            hash.Add(Hash(item, levels - 1));
        if (elements is not null)
            return hash.ToHashCode(); // Lists are alike whatever class holds them.
        hash.Add(TypeName.FullOf(value.GetType()));
        foreach (var member in StateMember.Of(value.GetType()).Where(member => member.CanBeSet))
            hash.Add(Hash(member.Read(value), levels - 1));
        return hash.ToHashCode();
    }
}

/// <summary>How dictionaries and sets compare texts: no wire format says, so that a library makes what it reads compare them exactly, or fills the collection that the class made.</summary>
internal static class KeyComparer
{
    /// <summary>Says in a sentence which collection of a sample comes back with a comparer that takes other keys for equal; null if none does.</summary>
    /// <param name="model">The model.</param>
    /// <param name="back">What came back of its first sample.</param>
    public static string? NoteOn(Model model, object back)
    {
        var isOther = false;
        var difference = ModelDiff.FirstDifference(model.Sample, back, (expected, actual) => isOther = IgnoresCase(expected) is { } ignores && IgnoresCase(actual) is { } other && ignores != other);
        if (!isOther)
            return null;
        var place = difference!.RecordedPath.Length == 0 ? TypeName.Of(model.Type) : difference.RecordedPath;
        return IgnoresCase(difference.Value!) == true
            ? $"{place} takes keys in any case, and what comes back does not."
            : $"{place} takes keys as they are, and what comes back takes them in any case.";
    }

    // Null where it does not say how it compares texts.
    private static bool? IgnoresCase(object collection) => collection is string or not IEnumerable ? null
        : (collection.GetType().GetProperty("Comparer") ?? collection.GetType().GetProperty("KeyComparer"))?.GetValue(collection) switch
        {
            IEqualityComparer<string> comparer => comparer.Equals("a", "A"),
            IComparer<string> comparer => comparer.Compare("a", "A") == 0,
            _ => null,
        };
}
