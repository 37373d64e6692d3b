using System.Globalization;
using System.IO.Compression;
using System.Reflection;
using System.Xml.Linq;
using Microsoft.Extensions.DependencyModel;

namespace SerializationBenchmarks.Programs.Publishing;

/// <summary>What the package says that a library was restored from.</summary>
/// <param name="Licence">Its licence as an SPDX expression; null where the package has another text, or none.</param>
/// <param name="Released">The month in which its package source signed it, for example "2025-02"; null where none did, as of a local build.</param>
public sealed record RestoredPackage(string? Licence, string? Released)
{
    /// <summary>What stands for what comes with the runtime.</summary>
    public const string WithRuntime = "with .NET";

    private const string Signature = ".signature.p7s"; // A package source adds it, and with it the time.

    /// <summary>The folder to which NuGet restores.</summary>
    public static string Packages => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    /// <summary>Which file is of which package, as the build writes it beside the program.</summary>
    public static IReadOnlyDictionary<string, (string Folder, string File)> Files() => (
        from library in DependencyContext.Default?.RuntimeLibraries ?? []
        where library.Path is not null
        from file in library.RuntimeAssemblyGroups.GetDefaultRuntimeFileAssets()
        select (Folder: library.Path, File: file.Path))
        .DistinctBy(file => Path.GetFileName(file.File))
        .ToDictionary(file => Path.GetFileName(file.File));

    /// <summary>Reads the package of a library.</summary>
    /// <returns>What it says; null where the package is not on this machine.</returns>
    public static RestoredPackage? Of(Assembly library)
    {
        if (Path.GetDirectoryName(library.Location) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            return new RestoredPackage(WithRuntime, WithRuntime);
        return Files().TryGetValue(Path.GetFileName(library.Location), out var package)
            && Path.Combine(Packages, package.Folder) is var folder && Directory.Exists(folder)
            && Directory.GetFiles(folder, "*.nupkg") is [var file, ..] ? Read(file) : null;
    }

    /// <summary>Reads a package.</summary>
    public static RestoredPackage Read(string file)
    {
        using var package = ZipFile.OpenRead(file);
        using var description = package.Entries.First(entry => entry.FullName.EndsWith(".nuspec", StringComparison.Ordinal)).Open();
        var licence = XDocument.Load(description).Descendants().FirstOrDefault(element => element.Name.LocalName == "license" && element.Attribute("type")?.Value == "expression");
        return new RestoredPackage(licence?.Value, package.GetEntry(Signature)?.LastWriteTime.ToString("yyyy-MM", CultureInfo.InvariantCulture));
    }
}
