using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

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
    /// <returns>
    /// Null if they are equal; otherwise the path and both values, for example <c>Children[1].Name: expected "a", got null</c>,
    /// without a path where the values themselves differ.
    /// </returns>
    public static string? FirstDifference(object? expected, object? actual)
    {
        // A stack of one's own: a linked list of 100,000 nodes would overflow the thread's.
        var pending = new Stack<Pair>();
        var seen = new HashSet<(Identity, Identity)>();
        pending.Push(new Pair(null, "", expected, actual));
        while (pending.TryPop(out var pair))
        {
            var difference = pair.Depth > DeepestPath ? "nested too deeply to compare" : Compare(pair, seen, pending);
            if (difference is not null)
                return pair.Path is "" ? difference : $"{pair.Path}: {difference}";
        }

        return null;
    }

    private static string? Compare(Pair pair, HashSet<(Identity, Identity)> seen, Stack<Pair> pending)
    {
        if (pair.Expected is not { } expected || pair.Actual is not { } actual)
            return pair.Expected == pair.Actual ? null : Differ(pair.Expected, pair.Actual);
        if (expected.GetType() == actual.GetType() && LeafEquals(expected, actual) is { } equal)
            return equal ? null : Differ(expected, actual);

        // What was compared before, or is being compared, need not be again: this is what ends cycles.
        if (!expected.GetType().IsValueType && !seen.Add((new Identity(expected), new Identity(actual))))
            return null;
        if (Elements.TryRead(expected) is { } elements && Elements.TryRead(actual) is { } otherElements)
            return CompareElements(pair, elements, otherElements, pending);
        if (expected.GetType() != actual.GetType())
            return $"expected {ValueText.WithType(expected)}, got {ValueText.WithType(actual)}";

        // Pushed backwards, so that the first member is compared first.
        foreach (var member in Member.Of(expected.GetType()).AsEnumerable().Reverse())
            pending.Push(pair.Child($".{member.Name}", member.Read(expected), member.Read(actual)));
        return null;
    }

    private static string? CompareElements(Pair pair, Elements expected, Elements actual, Stack<Pair> pending)
    {
        if (expected.Items.Count != actual.Items.Count)
            return $"expected {ValueText.Count(expected.Items.Count)}, got {ValueText.Count(actual.Items.Count)}";
        if (expected.Entries is { } entries && actual.Entries is { } otherEntries)
        {
            if (entries.Keys.FirstOrDefault(key => !otherEntries.ContainsKey(key)) is { } missing)
                return $"expected the key {ValueText.Of(missing)}, got none";
            foreach (var (key, value) in entries.Reverse())
                pending.Push(pair.Child($"[{ValueText.Of(key)}]", value, otherEntries[key]));
        }
        else if (expected.IsSet && actual.IsSet)
        {
            var rest = new List<object?>(actual.Items);
            foreach (var item in expected.Items)
            {
                // Sets mostly come back in their order, so the match is mostly the first.
                var match = rest.FindIndex(other => FirstDifference(item, other) is null);
                if (match < 0)
                    return $"expected the element {ValueText.Of(item)}, got none";
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

    private static string Differ(object? expected, object? actual)
    {
        var (expectedText, actualText) = ValueText.OfBoth(expected, actual);
        return $"expected {expectedText}, got {actualText}";
    }

    /// <summary>Two values to compare, and the step that led to them.</summary>
    private sealed record Pair(Pair? Parent, string Step, object? Expected, object? Actual)
    {
        public int Depth { get; } = Parent is null ? 0 : Parent.Depth + 1;

        // Built only for the one pair that differs.
        public string Path
        {
            get
            {
                var steps = new Stack<string>();
                for (var pair = this; pair is not null; pair = pair.Parent)
                    steps.Push(pair.Step);
                return string.Concat(steps).TrimStart('.');
            }
        }

        public Pair Child(string step, object? expected, object? actual) => new(this, step, expected, actual);
    }

    /// <summary>An object as itself: types with value equality would make equal but different objects look seen.</summary>
    private readonly record struct Identity(object Value)
    {
        public bool Equals(Identity other) => ReferenceEquals(Value, other.Value);

        public override int GetHashCode() => RuntimeHelpers.GetHashCode(Value);
    }
}
