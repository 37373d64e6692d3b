using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Reflection;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>The types of the base class library that may be type arguments, by the names that C# has for them.</summary>
internal static class FrameworkTypes
{
    private static readonly Dictionary<string, Type> _keywords = new()
    {
        ["bool"] = typeof(bool),
        ["byte"] = typeof(byte),
        ["sbyte"] = typeof(sbyte),
        ["char"] = typeof(char),
        ["decimal"] = typeof(decimal),
        ["double"] = typeof(double),
        ["float"] = typeof(float),
        ["int"] = typeof(int),
        ["uint"] = typeof(uint),
        ["long"] = typeof(long),
        ["ulong"] = typeof(ulong),
        ["short"] = typeof(short),
        ["ushort"] = typeof(ushort),
        ["object"] = typeof(object),
        ["string"] = typeof(string),
    };

    // Implicit usings have the first two; the others hold collections.
    private static readonly string[] _namespaces = ["System", "System.Collections.Generic", "System.Collections.Immutable", "System.Collections.ObjectModel", "System.Numerics"];

    private static readonly Assembly[] _assemblies =
        [typeof(object).Assembly, typeof(SortedSet<>).Assembly, typeof(ImmutableList).Assembly, typeof(ObservableCollection<>).Assembly, typeof(BigInteger).Assembly, typeof(Uri).Assembly];

    /// <summary>Finds a type; null if there is none of that name.</summary>
    public static Type? Find(string name, int arity)
    {
        if (arity == 0 && _keywords.TryGetValue(name, out var keyword))
            return keyword;
        var suffix = arity == 0 ? "" : $"`{arity}";
        return _namespaces.Select(space => $"{space}.{name}{suffix}").Prepend(name + suffix)
            .SelectMany(full => _assemblies.Select(assembly => assembly.GetType(full)))
            .FirstOrDefault(type => type is { IsVisible: true });
    }
}
