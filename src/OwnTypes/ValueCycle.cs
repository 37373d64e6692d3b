using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes;

/// <summary>Finds out whether a value refers to itself, as a parent does that its children know.</summary>
internal static class ValueCycle
{
    /// <summary>Whether one of several values does.</summary>
    public static bool IsIn(IEnumerable<object> values) => values.Any(IsIn);

    // Depth first, on a stack of one's own: what led to the value that is being looked at is on the path.
    private static bool IsIn(object root)
    {
        var onPath = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var done = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var pending = new Stack<(object Value, bool IsLeft)>([(root, false)]);
        while (pending.TryPop(out var step))
        {
            var (value, isLeft) = step;
            if (isLeft)
            {
                onPath.Remove(value);
                done.Add(value);
                continue;
            }

            if (done.Contains(value) || Leaf.Compare(value, value) is not null)
                continue;
            if (!value.GetType().IsValueType)
            {
                if (!onPath.Add(value))
                    return true;
                pending.Push((value, true));
            }

            foreach (var part in Parts.Of(value).OfType<object>())
                pending.Push((part, false));
        }

        return false;
    }
}
