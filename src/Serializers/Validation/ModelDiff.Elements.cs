using System.Collections;

namespace SerializationBenchmarks.Serializers.Validation;

public static partial class ModelDiff
{
    /// <summary>What a collection holds.</summary>
    /// <param name="Items">The elements in the collection's order.</param>
    /// <param name="Entries">The entries in the same order, if it is a dictionary.</param>
    /// <param name="IsSet">Whether it is a set, so that order means nothing.</param>
    private sealed record Elements(IReadOnlyList<object?> Items, OrderedDictionary<object, object?>? Entries, bool IsSet)
    {
        /// <summary>Reads a collection; null if the value is none.</summary>
        public static Elements? TryRead(object value)
        {
            var type = value.GetType();
            if (Implements(type, typeof(Memory<>)) || Implements(type, typeof(ReadOnlyMemory<>)))
                value = type.GetMethod("ToArray")!.Invoke(value, null)!; // Its own Equals asks whether both are the same memory.
            if (value is string or not IEnumerable)
                return null;

            try
            {
                object?[] items = [.. ((IEnumerable)value).Cast<object?>()];
                return new Elements(items, IsDictionary(type) ? ReadEntries(items) : null, Implements(type, typeof(ISet<>)) || Implements(type, typeof(IReadOnlySet<>)));
            }
            catch (InvalidOperationException)
            {
                // A default ImmutableArray has no elements to enumerate.
                return null;
            }
        }

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
}
