using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Specialized;
using System.Reflection;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>What a collection holds.</summary>
/// <param name="Items">The elements in the collection's order.</param>
/// <param name="Entries">The entries in the same order, if it is a dictionary, of whose keys some may be null: F#'s None is.</param>
/// <param name="HasOrder">Whether their order means something, as it does not in a set.</param>
internal sealed record Elements(IReadOnlyList<object?> Items, IReadOnlyList<Entry>? Entries, bool HasOrder)
{
    private static readonly Type[] _unordered = [typeof(ISet<>), typeof(IReadOnlySet<>), typeof(ConcurrentBag<>)];

    /// <summary>Reads a collection; null if the value is none.</summary>
    public static Elements? TryRead(object value)
    {
        var type = value.GetType();
        if (Implements(type, typeof(Memory<>)) || Implements(type, typeof(ReadOnlyMemory<>)))
            value = type.GetMethod("ToArray")!.Invoke(value, null)!; // Its own Equals asks whether both are the same memory.
        if (value is NameValueCollection named)
            return new Elements(named.AllKeys, [.. named.AllKeys.Select(key => new Entry(key, named.GetValues(key)))], HasOrder: false);
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

    private static Entry[] ReadEntries(object?[] items)
    {
        var entries = new Entry[items.Length];
        for (var (index, type, key, value) = (0, (Type?)null, (PropertyInfo?)null, (PropertyInfo?)null); index < items.Length; index++)
        {
            // A KeyValuePair of types unknown here, or a DictionaryEntry: both have these properties.
            var item = items[index]!;
            if (type != item.GetType())
                (type, key, value) = (item.GetType(), item.GetType().GetProperty("Key"), item.GetType().GetProperty("Value"));
            entries[index] = new Entry(key!.GetValue(item), value!.GetValue(item));
        }

        return entries;
    }

    private static bool IsDictionary(Type type) =>
        type.IsAssignableTo(typeof(IDictionary)) || Implements(type, typeof(IDictionary<,>)) || Implements(type, typeof(IReadOnlyDictionary<,>));

    private static bool Implements(Type type, Type definition) =>
        type.GetInterfaces().Append(type).Any(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition);
}

/// <summary>An entry of a dictionary.</summary>
internal readonly record struct Entry(object? Key, object? Value);
