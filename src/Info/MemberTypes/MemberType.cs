using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.MemberTypes.Holders;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>Types that a program either needs or does not: a table, and a need of the page.</summary>
/// <param name="Id">The name in facts and addresses.</param>
/// <param name="Name">The table's heading.</param>
/// <param name="Types">The types.</param>
internal sealed record TypeGroup(string Id, string Name, params IReadOnlyList<MemberType> Types);

/// <summary>A type of a member, or a way to declare one, with values.</summary>
/// <param name="Name">The type in C#, unique among all.</param>
/// <param name="Values">The values; the first is a typical one, which whoever takes the type reads and writes.</param>
internal sealed record MemberType(string Name, IReadOnlyList<ValueClass> Values)
{
    /// <summary>A type with its values.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="name">The type in C#.</param>
    /// <param name="values">The values by their names, a typical one first.</param>
    public static MemberType Of<T>(string name, params IEnumerable<(string Name, T? Value)> values) => new(name, [.. values.Select(value => ValueOf(value.Name, value.Value))]);

    /// <summary>A type whose values may be alike and yet not behave alike.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="name">The type, and what is particular about the value.</param>
    /// <param name="behaves">Whether a value that comes back alike also behaves alike.</param>
    /// <param name="otherwise">What came back instead.</param>
    /// <param name="value">The value by its name.</param>
    public static MemberType OfBehaviour<T>(string name, Func<T, bool> behaves, string otherwise, (string Name, T Value) value)
        where T : class
    {
        var plain = ValueOf(value.Name, value.Value);
        return new(name, [plain with { FindChange = back => plain.FindChange(back) ?? (behaves(((Holder<T>)back).Value!) ? null : new Change(Likeness.Changed, otherwise)) }]);
    }

    /// <summary>A class of its own with values of its member <c>Value</c>.</summary>
    /// <typeparam name="TClass">The class.</typeparam>
    /// <param name="name">What is particular about the member.</param>
    /// <param name="values">The values by their names, a typical one first.</param>
    public static MemberType OfClass<TClass>(string name, params IEnumerable<(string Name, TClass Value)> values)
        where TClass : class => new(name, [.. values.Select(value => new ValueClass(value.Name, "", value.Value, typeof(TClass), back => Compare(value.Value, back)))]);

    /// <summary>A value in a <see cref="Holder{T}"/>.</summary>
    /// <typeparam name="T">The member's type.</typeparam>
    /// <param name="name">The value's name.</param>
    /// <param name="value">The value.</param>
    public static ValueClass ValueOf<T>(string name, T? value) =>
        new(name, "", new Holder<T> { Value = value }, typeof(Holder<T>), back => Compare(value, ((Holder<T>)back).Value));

    // Addresses that differ only as they were typed would be shown alike.
    private static Change? Compare(object? written, object? back) => Change.Of(ModelDiff.FirstDifference(written, back, Likeness.SameBits, null)) is not { } change ? null
        : written is Uri address && back is Uri other ? change with { Text = $"expected {address.OriginalString}, got {other.OriginalString}" }
        : change;
}
