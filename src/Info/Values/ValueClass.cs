using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Values;

/// <summary>Values of one kind, side by side in a table.</summary>
internal sealed record ValueGroup(string Name, params IReadOnlyList<ValueClass> Classes);

/// <summary>A value that may not come back as it was: a column of a table.</summary>
/// <param name="FindChange">Says what came back instead; null if it is exactly what was written.</param>
internal sealed record ValueClass(string Name, string Written, object Model, Type ReadAs, Func<object, Change?> FindChange)
{
    /// <summary>The value by itself, with the type of the members that can hold it; null if it is more than a member's value.</summary>
    public MemberValue? Value { get; init; }

    /// <summary>Whether it is read, and looked at, in another time zone than it was written in.</summary>
    public bool IsReadElsewhere { get; init; }

    /// <summary>A value of one member.</summary>
    public static ValueClass OfMember<TModel, TValue>(string name, TValue value, TModel model, Func<TModel, object?> member)
        where TModel : class
    {
        var written = ExactText.Of(value);
        return new ValueClass(name, $"`{written}`", model, typeof(TModel), back =>
        {
            return Change.Of(value, member((TModel)back)) ?? (ModelDiff.FirstDifference(model, back) is { } other ? new Change(Likeness.Changed, other.ToString()) : null); // The others are in the way of none of the values.
        })
        {
            Value = new MemberValue(typeof(TValue), value),
        };
    }
}

/// <summary>What came back instead of a value.</summary>
internal sealed record Change(Likeness Likeness, string Text)
{
    /// <summary>Compares a member's value with what came back; null if it is the same to the bit.</summary>
    public static Change? Of(object? written, object? back)
    {
        var (expected, actual) = (ExactText.Of(written), ExactText.Of(back));
        return expected == actual ? null : new Change(ModelDiff.FirstDifference(written, back, Likeness.SameBits, null)?.Likeness ?? Likeness.Equal, actual);
    }

    /// <summary>Words a difference.</summary>
    public static Change? Of(Difference? difference) => difference is null ? null : new Change(difference.Likeness, difference.ToString());
}

/// <summary>A value of a member, with the type that the member is declared as.</summary>
internal sealed record MemberValue(Type Type, object? Value);
