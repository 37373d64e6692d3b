using System.Runtime.CompilerServices;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>Finds the first place where two values differ, by walking all of their state, their elements and their entries.</summary>
/// <remarks>
/// Works on any type without knowing it; <see cref="StateMember"/> says what state is. Lists and arrays are alike if their elements
/// are, whatever class of the base class library holds them; sets and dictionaries are compared without regard to order; any other
/// collection by its elements, and by what else of it can be set. Everything else must be of the same type, so that a derived object that comes back as its base is seen. Values of the base class library are
/// compared with their own Equals (NaN equals NaN, decimals by value), times also by kind or offset. Cycles are followed once.
/// CompareNETObjects 4.74.0 is not in its place: with private members it takes dates of another kind and a dictionary of itself with other
/// keys for equal, sets in another order and equal addresses for different, throws for a JObject, and overflows on 100,000 linked objects.
/// </remarks>
public static class ModelDiff
{
    // Deeper than any honest document: only a property that makes a new object on each call leads further.
    private const int DeepestPath = 300_000;

    /// <summary>Compares two values.</summary>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <returns>Null if they are equal.</returns>
    public static Difference? FirstDifference(object? expected, object? actual) => FirstDifference(expected, actual, Likeness.Equal, null);

    /// <summary>Compares two values.</summary>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <param name="alike">How like two values must be to pass.</param>
    /// <param name="others">Members that are no part of the values; null for none.</param>
    /// <returns>Null if they are that alike.</returns>
    internal static Difference? FirstDifference(object? expected, object? actual, Likeness alike, HashSet<StateMember>? others) =>
        FirstDifference(expected, actual, new Walk(alike, others, null));

    /// <summary>Compares two values in all but some of their parts.</summary>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <param name="isLeftOut">Whether a part of the first is left out, with what it holds.</param>
    /// <returns>Null if they are equal.</returns>
    internal static Difference? FirstDifference(object expected, object actual, Func<object?, bool> isLeftOut) =>
        FirstDifference(expected, actual, new Walk(Likeness.Equal, null, null) { IsLeftOut = isLeftOut });

    /// <summary>Compares two values, and collections in what else may make them differ.</summary>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <param name="areOther">Whether two of their parts differ whatever they hold; the last that is asked is the one that did.</param>
    internal static Difference? FirstDifference(object expected, object actual, Func<object, object, bool> areOther) =>
        FirstDifference(expected, actual, new Walk(Likeness.Equal, null, null) { AreOther = areOther });

    private static Difference? FirstDifference(object? expected, object? actual, Walk walk)
    {
        walk.Pending.Push(new Pair(null, "", "", expected, actual));
        while (walk.Pending.TryPop(out var pair))
        {
            if (pair.Depth > DeepestPath)
                return pair.Differ($"at most {DeepestPath} levels to compare", "more");
            if (Compare(pair, walk) is { } difference)
                return difference;
        }

        return null;
    }

    private static Difference? Compare(Pair pair, Walk walk)
    {
        if (walk.IsLeftOut?.Invoke(pair.Expected) == true)
            return null;
        if (pair.Expected is not { } expected || pair.Actual is not { } actual)
            return IsNothing(pair.Expected) && IsNothing(pair.Actual) ? null : Differ(pair, pair.Actual is null ? Likeness.Lost : Likeness.Changed);
        if (walk.AreOther?.Invoke(expected, actual) == true)
            return Differ(pair, Likeness.Changed);
        var (type, isSameType) = (expected.GetType(), expected.GetType() == actual.GetType());
        if (isSameType && Leaf.Compare(expected, actual) is { } likeness)
            return likeness <= walk.Alike ? null : Differ(pair, likeness);

        // What was compared before, or is being compared, need not be again: this is what ends cycles.
        if (!type.IsValueType && !walk.IsNew(expected, actual))
            return null;
        if (Leaf.IsOpaque(expected))
            return pair.Differ("something that can be compared", $"{TypeName.Of(type)}, which shows nothing of what it holds");
        var (elements, otherElements) = (Elements.TryRead(expected), Elements.TryRead(actual));
        var areBoth = elements is not null && otherElements is not null;
        StateMember[] members = areBoth && Leaf.IsFramework(type) && Leaf.IsFramework(actual.GetType()) ? [] : StateMember.Of(type);
        if (!isSameType && (!areBoth || members.Length > 0 || StateMembersOf(actual) > 0))
            return pair.Differ(ValueText.WithType(expected), ValueText.WithType(actual));

        // Pushed backwards, so that the first member is compared first.
        foreach (var member in members.AsEnumerable().Reverse())
        {
            if (walk.Others?.Contains(member) != true)
                walk.Pending.Push(pair.Child($".{member.Name}", member.Read(expected), member.Read(actual), member: member));
        }

        return areBoth ? CompareElements(pair, elements!, otherElements!, walk) : null;
    }

    // Newtonsoft.Json reads null into a JToken as an object.
    private static bool IsNothing(object? value) => value is null or JToken { Type: JTokenType.Null };

    // What a class of the base class library has beside its elements is how it keeps them.
    private static int StateMembersOf(object collection) => Leaf.IsFramework(collection.GetType()) ? 0 : StateMember.Of(collection.GetType()).Length;

    private static Difference? CompareElements(Pair pair, Elements expected, Elements actual, Walk walk)
    {
        if (expected.Items.Count != actual.Items.Count)
            return pair.Differ(ValueText.Count(expected.Items.Count), ValueText.Count(actual.Items.Count), actual.Items.Count < expected.Items.Count ? Likeness.Lost : Likeness.Changed);
        if (pair.Expected is Array { Rank: > 1 } array && pair.Actual is Array other && ValueText.Lengths(array) != ValueText.Lengths(other))
            return pair.Differ(ValueText.Lengths(array), ValueText.Lengths(other));
        if (expected.Entries is { } entries && actual.Entries is { } otherEntries)
            return CompareEntries(pair, entries, otherEntries, walk);
        if (!expected.HasOrder && !actual.HasOrder)
        {
            var rest = new LikeValues(actual.Items);
            foreach (var item in expected.Items)
            {
                if (rest.Take(item, other => IsAlike(item, other, walk)) < 0)
                    return pair.Differ($"the element {ValueText.Of(item)}", "none", Likeness.Lost);
            }

            return null;
        }

        for (var index = expected.Items.Count - 1; index >= 0; index--)
            walk.Pending.Push(pair.Child($"[{index}]", expected.Items[index], actual.Items[index]));
        return null;
    }

    private static Difference? CompareEntries(Pair pair, IReadOnlyList<Entry> expected, IReadOnlyList<Entry> actual, Walk walk)
    {
        var rest = new LikeValues([.. actual.Select(entry => entry.Key)]);
        for (var index = expected.Count - 1; index >= 0; index--)
        {
            var (key, value) = expected[index];
            var found = rest.Take(key, other => IsAlike(key, other, walk));
            if (found < 0)
            {
                // What looks the key up finds it all the same: a date of another kind.
                var equal = rest.Take(key, other => Equals(key, other));
                return equal < 0
                    ? pair.Differ($"the key {ValueText.Of(key)}", "none", Likeness.Lost)
                    : pair.Differ($"the key {ValueText.Of(key)}", ValueText.Of(actual[equal].Key));
            }

            walk.Pending.Push(pair.Child($"[{ValueText.Of(key)}]", value, actual[found].Value, "[…]"));
        }

        return null;
    }

    // Found unlike, two values have told nothing of what they refer to, so that is kept in a walk of its own.
    private static bool IsAlike(object? expected, object? actual, Walk walk) => FirstDifference(expected, actual, new Walk(walk.Alike, walk.Others, walk) { IsLeftOut = walk.IsLeftOut }) is null;

    private static Difference Differ(Pair pair, Likeness likeness)
    {
        var (expected, actual) = ValueText.OfBoth(pair.Expected, pair.Actual);
        return pair.Differ(expected, actual, likeness);
    }

    /// <summary>What is being compared.</summary>
    /// <param name="alike">How like two values must be to pass.</param>
    /// <param name="others">Members that are no part of the values.</param>
    /// <param name="outer">The comparison of which this one is a part.</param>
    private sealed class Walk(Likeness alike, HashSet<StateMember>? others, Walk? outer)
    {
        private readonly HashSet<(Identity, Identity)> _seen = [];

        public Likeness Alike => alike;

        public HashSet<StateMember>? Others => others;

        public Func<object?, bool>? IsLeftOut { get; init; }

        public Func<object, object, bool>? AreOther { get; init; }

        /// <summary>A stack of one's own: a linked list of 100,000 nodes would overflow the thread's.</summary>
        public Stack<Pair> Pending { get; } = [];

        public bool IsNew(object expected, object actual) => !Knows((new Identity(expected), new Identity(actual))) && _seen.Add((new Identity(expected), new Identity(actual)));

        private bool Knows((Identity, Identity) pair) => outer is not null && (outer._seen.Contains(pair) || outer.Knows(pair));
    }

    /// <summary>Two values to compare, and the step that led to them, with data and without.</summary>
    private sealed record Pair(Pair? Parent, string Step, string RecordedStep, object? Expected, object? Actual)
    {
        public int Depth { get; } = Parent is null ? 0 : Parent.Depth + 1;

        private StateMember? Member { get; init; }

        public Pair Child(string step, object? expected, object? actual, string? recordedStep = null, StateMember? member = null) =>
            new(this, step, recordedStep ?? step, expected, actual) { Member = member ?? Member };

        public Difference Differ(string expected, string actual, Likeness likeness = Likeness.Changed) =>
            new(Path(pair => pair.Step), Path(pair => pair.RecordedStep), expected, actual) { Likeness = likeness, Member = Member, Value = Expected };

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
