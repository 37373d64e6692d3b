using System.Collections;
using System.Reflection;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>Values for members of users' types, of types that the models of this repository do not have.</summary>
internal static class OwnTypeValues
{
    private static readonly (string Name, object Value)[] _singles =
    [
        ("Below 1 ms, offset +05:45", new DateTimeOffset(2021, 8, 26, 12, 34, 56, 789, new TimeSpan(5, 45, 0)).AddTicks(1234)),
        ("Offset −09:30", new DateTimeOffset(2021, 8, 26, 12, 34, 56, 789, new TimeSpan(-9, -30, 0))),
        ("Offset +14:00", new DateTimeOffset(2021, 8, 26, 12, 34, 56, 789, TimeSpan.FromHours(14))),
        ("Offset +00:00", new DateTimeOffset(2021, 8, 26, 12, 34, 56, 789, TimeSpan.Zero)),
        ("`MinValue`", DateTimeOffset.MinValue),
        ("`MaxValue`", DateTimeOffset.MaxValue),
        ("`MinValue`", TimeSpan.MinValue),
        ("`MaxValue`", TimeSpan.MaxValue),
        ("One tick", TimeSpan.FromTicks(1)),
        ("`MinValue`", DateOnly.MinValue),
        ("`MaxValue`", DateOnly.MaxValue),
        ("`MaxValue`", TimeOnly.MaxValue),
        ("`true`", true),
        ("`false`", false),
        ("`MinValue`", long.MinValue),
        ("`MaxValue`", long.MaxValue),
        ("Above 2⁵³", (1L << 53) + 1),
        ("`MaxValue`", ulong.MaxValue),
        ("`MaxValue`", uint.MaxValue),
        ("`MinValue`", short.MinValue),
        ("`MaxValue`", short.MaxValue),
        ("`MaxValue`", ushort.MaxValue),
        ("`MinValue`", sbyte.MinValue),
        ("`MaxValue`", sbyte.MaxValue),
        ("`MaxValue`", byte.MaxValue),
        ("NUL", '\0'),
        ("Surrogate", '\uD83D'),
    ];

    private static readonly (string Name, object Key)[] _keys =
    [
        ("Empty key", ""),
        ("Key with a full stop", "a.b"),
        ("Key with a dollar", "$a"),
        ("Key with a NUL", "a\0b"),
        ("Non-BMP key", "\U0001F600"),
        ("Unpaired surrogate in the key", "a\uD83Db"),
        ("Key `MinValue`", int.MinValue),
        ("Key `MaxValue`", int.MaxValue),
        ("Key `MinValue`", long.MinValue),
        ("Key `MaxValue`", long.MaxValue),
        ("Key `Guid.Empty`", Guid.Empty),
        ("Key 16 different bytes", new Guid(0x00112233, 0x4455, 0x6677, 0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF)),
    ];

    /// <summary>The values of one type.</summary>
    public static IEnumerable<(string Name, object? Value)> Of(Type type, object? present) =>
        type == typeof(byte[]) ? [("Null bytes", null), ("Empty bytes", Array.Empty<byte>()), ("256 different bytes", Enumerable.Range(0, 256).Select(number => (byte)number).ToArray())]
        : type.IsAssignableTo(typeof(IEnumerable)) ? OfCollection(type, present)
        : _singles.Where(single => single.Value.GetType() == type).Select(single => (single.Name, (object?)single.Value));

    private static IEnumerable<(string Name, object? Value)> OfCollection(Type type, object? present)
    {
        if ((ArgumentsOf(type, typeof(IDictionary<,>)) ?? ArgumentsOf(type, typeof(IReadOnlyDictionary<,>))) is [var key, var element])
        {
            var constructed = typeof(Dictionary<,>).MakeGenericType(key, element);
            if (!constructed.IsAssignableTo(type))
                yield break;
            yield return ("Null dictionary", null);
            yield return ("Empty dictionary", Activator.CreateInstance(constructed));
            var value = present is IDictionary { Count: > 0 } some ? some.Values.Cast<object?>().First() : DefaultOf(element);
            if (value is null)
                yield break;
            foreach (var (name, one) in _keys.Where(one => one.Key.GetType() == key))
                yield return (name, Of(constructed, [one], value));
            if (key == typeof(string))
                yield return ("Keys that differ in case", Of(constructed, ["a", "A"], value));
        }
        else if (ArgumentsOf(type, typeof(IEnumerable<>)) is [var item] && EmptyOf(type, item) is { } empty)
        {
            yield return ("Null list", null);
            yield return ("Empty list", empty);
        }
    }

    private static IDictionary Of(Type type, object[] keys, object value)
    {
        var dictionary = (IDictionary)Activator.CreateInstance(type)!;
        foreach (var key in keys)
            dictionary.Add(key, value);
        return dictionary;
    }

    private static object? EmptyOf(Type type, Type item) =>
        type.IsArray ? type.GetArrayRank() == 1 ? Array.CreateInstance(item, 0) : null
        : typeof(List<>).MakeGenericType(item) is var list && list.IsAssignableTo(type) ? Activator.CreateInstance(list)
        : type is { IsAbstract: false } && type.GetConstructor(BindingFlags.Public | BindingFlags.Instance, []) is { } constructor ? constructor.Invoke([])
        : null;

    private static object? DefaultOf(Type type) => type == typeof(string) ? "a" : type.IsValueType ? Activator.CreateInstance(type) : null;

    private static Type[]? ArgumentsOf(Type type, Type definition) =>
        type.GetInterfaces().Append(type).FirstOrDefault(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition)?.GetGenericArguments();
}
