using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Json.Nodes;
using Microsoft.Extensions.DependencyModel;
using NuGet.Versioning;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>The versions of packages: which there are, which is measured, and which is the oldest that an adapter compiles with.</summary>
public static class PackageVersions
{
    /// <summary>The package of a serializer's library: what came with the runtime or with the SDK has one of the assembly's name.</summary>
    public static string PackageOf(Assembly library)
    {
        var file = Path.GetFileName(library.Location);
        return IsOfRuntime(library) ? library.GetName().Name! : (DependencyContext.Default?.RuntimeLibraries ?? [])
            .FirstOrDefault(package => package.Type == "package" && package.RuntimeAssemblyGroups.GetDefaultRuntimeFileAssets().Any(asset => Path.GetFileName(asset.Path) == file))?.Name
            ?? library.GetName().Name!;
    }

    /// <summary>The version of a serializer's library that this process has loaded, as its package says it.</summary>
    public static string Loaded(SerializerInfo serializer)
    {
        var library = serializer.Library!.Assembly;
        return RestoredPackage.Files().TryGetValue(Path.GetFileName(library.Location), out var package) && !IsOfRuntime(library)
            ? package.Folder.Split('/')[^1]
            : serializer.LibraryVersion.Split(' ')[^1];
    }

    /// <summary>Whether an assembly is one of the runtime's.</summary>
    public static bool IsOfRuntime(Assembly library) => Path.GetDirectoryName(library.Location) == Path.GetDirectoryName(typeof(object).Assembly.Location);

    /// <summary>The oldest version of a package that the adapter compiles with, as <c>Serializer.props</c> of its folder says; null if it does not say.</summary>
    public static string? Oldest(string package) => typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(attribute => attribute.Key.Equals($"OldestVersion:{package}", StringComparison.OrdinalIgnoreCase))?.Value;

    /// <summary>Whether a library has versions that can be chosen: most of the runtime's have none, and some are packages too, and say so.</summary>
    public static bool HasVersions(Assembly library) => !IsOfRuntime(library) || Oldest(PackageOf(library)) is not null;

    /// <summary>Says why a version of a serializer's library cannot be measured, as a clause; null if nothing is known to be against it.</summary>
    /// <param name="runtime">The runtime that it would run on, for example "net11.0"; null for this program's.</param>
    public static string? WhyNot(SerializerInfo serializer, string version, string? runtime = null)
    {
        var library = serializer.Library!.Assembly;
        var package = PackageOf(library);
        var (name, brought) = runtime is null
            ? (RuntimeInformation.FrameworkDescription, Loaded(serializer))
            : ($".NET {runtime["net".Length..]}", $"{runtime["net".Length..]}.0");
        return IsOfRuntime(library) && IsOlder(version, brought) ? $"{name} has {package} {brought}, and loads no older one that a program brings"
            : Oldest(package) is { } oldest && IsOlder(version, oldest) ? $"the oldest version of {package} that works here is {oldest}"
            : null;
    }

    /// <summary>Whether a version is older than another one; a release is newer than what came before it.</summary>
    public static bool IsOlder(string version, string other) => Order.Compare(version, other) < 0;

    /// <summary>Orders versions, the older first; what is none, such as that of a runtime that its builder named otherwise, is the oldest.</summary>
    public static Comparer<string> Order { get; } = Comparer<string>.Create((version, other) => VersionComparer.Default.Compare(VersionOrNull(version), VersionOrNull(other)));

    /// <summary>Reads which versions there are from what <c>dotnet package search --exact-match --format json</c> prints, the oldest first; none where it says why it found nothing.</summary>
    public static IReadOnlyList<string> Read(string printed) => !printed.TrimStart().StartsWith('{') ? [] :
    [
        .. (JsonNode.Parse(printed)?["searchResult"]?.AsArray() ?? [])
            .SelectMany(source => source?["packages"]?.AsArray() ?? [])
            .Select(package => package?["version"]?.GetValue<string>())
            .OfType<string>()
            .Distinct()
            .Order(Order),
    ];

    /// <summary>A version as NuGet writes it, so that 2.5.307.0 is 2.5.307.</summary>
    /// <returns>The version in small letters; null if it is none.</returns>
    public static string? Normalized(string version) => VersionOrNull(version)?.ToNormalizedString().ToLowerInvariant();

    private static NuGetVersion? VersionOrNull(string version) => NuGetVersion.TryParse(version, out var parsed) ? parsed : null;
}
