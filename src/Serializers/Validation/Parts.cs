using System.Reflection;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>What a value consists of: elements, entries' values and members.</summary>
internal static class Parts
{
    /// <summary>The parts of a value that is no leaf.</summary>
    public static IEnumerable<object?> Of(object value)
    {
        var elements = Elements.TryRead(value);
        var parts = elements?.Entries is { } entries ? entries.Select(entry => entry.Value) : elements?.Items ?? [];
        return elements is not null && Leaf.IsFramework(value.GetType()) ? parts : parts.Concat(StateMember.Of(value.GetType()).Select(member => member.Read(value)));
    }

    /// <summary>A value, its parts and theirs, each object once.</summary>
    /// <param name="root">The value.</param>
    /// <param name="withHidden">Whether what a class keeps for itself is one of its parts.</param>
    public static IEnumerable<object> AllOf(object root, bool withHidden = false)
    {
        var known = new HashSet<object>(ReferenceEqualityComparer.Instance) { root };
        var pending = new Stack<object>([root]);
        while (pending.TryPop(out var value))
        {
            yield return value;
            if (Leaf.Compare(value, value) is not null || Leaf.IsOpaque(value))
                continue;
            foreach (var part in Of(value).Concat(withHidden ? HiddenIn(value) : []).OfType<object>().Where(part => part.GetType().IsValueType || known.Add(part)))
                pending.Push(part);
        }
    }

    private static IEnumerable<object?> HiddenIn(object value)
    {
        for (var level = value.GetType(); level is not null && !Leaf.IsFramework(level); level = level.BaseType)
        {
            foreach (var field in level.GetFields(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly).Where(StateMember.IsReadable))
                yield return field.GetValue(value);
        }
    }
}
