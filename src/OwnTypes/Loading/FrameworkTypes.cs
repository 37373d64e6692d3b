using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Reflection;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Versions;

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

/// <summary>
/// The frameworks that are installed beside this program's runtime, such as ASP.NET Core's: of one that a user's assembly is compiled against, nothing lies beside
/// the assembly.
/// </summary>
internal static class SharedFrameworks
{
    /// <summary>Their folders, each of the newest patch; none beside a runtime that a program brings.</summary>
    public static IReadOnlyList<string> Folders { get; } = Find(new DirectoryInfo(Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory())));

    // …/shared/Microsoft.NETCore.App/10.0.12
    private static string[] Find(DirectoryInfo runtime) => runtime.Parent is not { Name: "Microsoft.NETCore.App", Parent: { } shared } own ? [] :
    [
        .. shared.GetDirectories()
            .Where(framework => framework.Name != own.Name)
            .Select(framework => framework.GetDirectories($"{Environment.Version.ToString(2)}.*").MaxBy(patch => patch.Name, PackageVersions.Order)?.FullName)
            .OfType<string>(),
    ];
}
