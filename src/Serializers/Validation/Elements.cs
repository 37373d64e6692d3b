using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Specialized;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>What a collection holds.</summary>
/// <param name="Items">The elements in the collection's order.</param>
/// <param name="Entries">The entries in the same order, if it is a dictionary.</param>
/// <param name="HasOrder">Whether their order means something, as it does not in a set.</param>
internal sealed record Elements(IReadOnlyList<object?> Items, OrderedDictionary<object, object?>? Entries, bool HasOrder)
{
    private static readonly Type[] _unordered = [typeof(ISet<>), typeof(IReadOnlySet<>), typeof(ConcurrentBag<>)];

    /// <summary>Reads a collection; null if the value is none.</summary>
    public static Elements? TryRead(object value)
    {
        var type = value.GetType();
        if (Implements(type, typeof(Memory<>)) || Implements(type, typeof(ReadOnlyMemory<>)))
            value = type.GetMethod("ToArray")!.Invoke(value, null)!; // Its own Equals asks whether both are the same memory.
        if (value is NameValueCollection named)
            return new Elements(named.AllKeys, new(named.AllKeys.Select(key => new KeyValuePair<object, object?>(key ?? "", named.GetValues(key)))), HasOrder: false);
        if (value is string or not IEnumerable || Leaf.IsDocument(value))
            return null;

        try
        {
            object?[] items = [.. ((IEnumerable)value).Cast<object?>()];
            return new Elements(items, IsDictionary(type) ? ReadEntries(items) : null, IsOrdered(type));
        }
        catch (InvalidOperationException)
        {
            // A default ImmutableArray has no elements to enumerate.
            return null;
        }
    }

    /// <summary>Whether the order of a collection's elements means something.</summary>
    /// <param name="type">The collection's type.</param>
    public static bool IsOrdered(Type type) => !_unordered.Any(unordered => Implements(type, unordered));

    /// <summary>The key of an entry that has the same value as a key; null if there is none.</summary>
    public object? FindKey(object key) => Entries!.ContainsKey(key)
        ? key
        : key is string or ValueType ? null : Entries.Keys.FirstOrDefault(other => ModelDiff.FirstDifference(key, other) is null);

    private static OrderedDictionary<object, object?> ReadEntries(object?[] items)
    {
        var entries = new OrderedDictionary<object, object?>(items.Length);
        foreach (var item in items)
        {
            // A KeyValuePair of types unknown here, or a DictionaryEntry: both have these properties.
            var type = item!.GetType();
            entries.Add(type.GetProperty("Key")!.GetValue(item)!, type.GetProperty("Value")!.GetValue(item));
        }

        return entries;
    }

    private static bool IsDictionary(Type type) =>
        type.IsAssignableTo(typeof(IDictionary)) || Implements(type, typeof(IDictionary<,>)) || Implements(type, typeof(IReadOnlyDictionary<,>));

    private static bool Implements(Type type, Type definition) =>
        type.GetInterfaces().Append(type).Any(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition);
}
