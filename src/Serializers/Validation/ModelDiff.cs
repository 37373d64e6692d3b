using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>
/// Finds the first place where two values differ, by walking their public properties, fields, elements and entries.
/// </summary>
/// <remarks>
/// Works on any type without knowing it. Lists and arrays are alike if their elements are, whatever class holds them;
/// sets and dictionaries are compared without regard to order. Everything else must be of the same type, so that a derived
/// object that comes back as its base is seen. Values of the base class library are compared with their own Equals
/// (NaN equals NaN, decimals by value), times also by kind or offset. Cycles are followed once.
/// </remarks>
public static partial class ModelDiff
{
    // Deeper than any honest document: only a property that makes a new object on each call leads further.
    private const int DeepestPath = 300_000;

    /// <summary>Compares two values.</summary>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <returns>Null if they are equal.</returns>
    public static Difference? FirstDifference(object? expected, object? actual)
    {
        // A stack of one's own: a linked list of 100,000 nodes would overflow the thread's.
        var pending = new Stack<Pair>();
        var seen = new HashSet<(Identity, Identity)>();
        pending.Push(new Pair(null, "", "", expected, actual));
        while (pending.TryPop(out var pair))
        {
            if (pair.Depth > DeepestPath)
                return pair.Differ($"at most {DeepestPath} levels to compare", "more");
            if (Compare(pair, seen, pending) is { } difference)
                return difference;
        }

        return null;
    }

    private static Difference? Compare(Pair pair, HashSet<(Identity, Identity)> seen, Stack<Pair> pending)
    {
        if (pair.Expected is not { } expected || pair.Actual is not { } actual)
            return pair.Expected == pair.Actual ? null : Differ(pair);
        if (expected.GetType() == actual.GetType() && LeafEquals(expected, actual) is { } equal)
            return equal ? null : Differ(pair);

        // What was compared before, or is being compared, need not be again: this is what ends cycles.
        if (!expected.GetType().IsValueType && !seen.Add((new Identity(expected), new Identity(actual))))
            return null;
        if (Elements.TryRead(expected) is { } elements && Elements.TryRead(actual) is { } otherElements)
            return CompareElements(pair, elements, otherElements, pending);
        if (expected.GetType() != actual.GetType())
            return pair.Differ(ValueText.WithType(expected), ValueText.WithType(actual));

        // Pushed backwards, so that the first member is compared first.
        foreach (var member in Member.Of(expected.GetType()).AsEnumerable().Reverse())
            pending.Push(pair.Child($".{member.Name}", member.Read(expected), member.Read(actual)));
        return null;
    }

    private static Difference? CompareElements(Pair pair, Elements expected, Elements actual, Stack<Pair> pending)
    {
        if (expected.Items.Count != actual.Items.Count)
            return pair.Differ(ValueText.Count(expected.Items.Count), ValueText.Count(actual.Items.Count));
        if (expected.Entries is { } entries && actual.Entries is { } otherEntries)
        {
            if (entries.Keys.FirstOrDefault(key => !otherEntries.ContainsKey(key)) is { } missing)
                return pair.Differ($"the key {ValueText.Of(missing)}", "none");
            foreach (var (key, value) in entries.Reverse())
                pending.Push(pair.Child($"[{ValueText.Of(key)}]", value, otherEntries[key], "[…]"));
        }
        else if (expected.IsSet && actual.IsSet)
        {
            var rest = new List<object?>(actual.Items);
            foreach (var item in expected.Items)
            {
                // Sets mostly come back in their order, so the match is mostly the first.
                var match = rest.FindIndex(other => FirstDifference(item, other) is null);
                if (match < 0)
                    return pair.Differ($"the element {ValueText.Of(item)}", "none");
                rest.RemoveAt(match);
            }
        }
        else
        {
            for (var index = expected.Items.Count - 1; index >= 0; index--)
                pending.Push(pair.Child($"[{index}]", expected.Items[index], actual.Items[index]));
        }

        return null;
    }

    private static Difference Differ(Pair pair)
    {
        var (expected, actual) = ValueText.OfBoth(pair.Expected, pair.Actual);
        return pair.Differ(expected, actual);
    }

    /// <summary>Two values to compare, and the step that led to them, with data and without.</summary>
    private sealed record Pair(Pair? Parent, string Step, string RecordedStep, object? Expected, object? Actual)
    {
        public int Depth { get; } = Parent is null ? 0 : Parent.Depth + 1;

        public Pair Child(string step, object? expected, object? actual, string? recordedStep = null) => new(this, step, recordedStep ?? step, expected, actual);

        public Difference Differ(string expected, string actual) => new(Path(pair => pair.Step), Path(pair => pair.RecordedStep), expected, actual);

        // Built only for the one pair that differs.
        private string Path(Func<Pair, string> stepOf)
        {
            var steps = new Stack<string>();
            for (var pair = this; pair is not null; pair = pair.Parent)
                steps.Push(stepOf(pair));
            return string.Concat(steps).TrimStart('.');
        }
    }

    /// <summary>An object as itself: types with value equality would make equal but different objects look seen.</summary>
    private readonly record struct Identity(object Value)
    {
        public bool Equals(Identity other) => ReferenceEquals(Value, other.Value);

        public override int GetHashCode() => RuntimeHelpers.GetHashCode(Value);
    }
}
