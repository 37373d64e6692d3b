using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Types that a program either needs or does not: a table, and a need of the page.</summary>
internal sealed record TypeGroup(string Id, string Name, params IReadOnlyList<MemberType> Types);

/// <summary>A type of a member, or a way to declare one, with values.</summary>
internal sealed record MemberType(string Name, IReadOnlyList<ValueClass> Values)
{
    /// <summary>A type with its values.</summary>
    public static MemberType Of<T>(string name, params IEnumerable<(string Name, T? Value)> values) => new(name, [.. values.Select(value => ValueOf(value.Name, value.Value))]);

    /// <summary>A type whose values may be alike and yet not behave alike.</summary>
    public static MemberType OfBehaviour<T>(string name, Func<T, bool> behaves, string otherwise, (string Name, T Value) value)
        where T : class
    {
        var plain = ValueOf(value.Name, value.Value);
        return new(name, [plain with { FindChange = back => plain.FindChange(back) ?? (behaves(((Holder<T>)back).Value!) ? null : new Change(Likeness.Changed, otherwise)) }]);
    }

    /// <summary>A class of its own with values of its member <c>Value</c>.</summary>
    public static MemberType OfClass<TClass>(string name, params IEnumerable<(string Name, TClass Value)> values)
        where TClass : class => new(name, [.. values.Select(value => new ValueClass(value.Name, "", value.Value, typeof(TClass), back => Compare(value.Value, back)))]);

    /// <summary>A value in a <see cref="Holder{T}"/>.</summary>
    public static ValueClass ValueOf<T>(string name, T? value) =>
        new(name, "", new Holder<T> { Value = value }, typeof(Holder<T>), back => Compare(value, ((Holder<T>)back).Value));

    // Addresses that differ only as they were typed would be shown alike.
    private static Change? Compare(object? written, object? back) => Change.Of(ModelDiff.FirstDifference(written, back, Likeness.SameBits, null)) is not { } change ? null
        : written is Uri address && back is Uri other ? change with { Text = $"expected {address.OriginalString}, got {other.OriginalString}" }
        : change;
}
