using System.Diagnostics;
using System.Reflection;
using System.Security.Cryptography;
using System.Text.Json.Nodes;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>The files of the libraries that this process measures.</summary>
internal static class LibraryFiles
{
    /// <summary>Reads the files of some libraries and of those beside the program that they need.</summary>
    public static IReadOnlyList<LibraryFileRecord> Read(IEnumerable<Assembly> libraries)
    {
        var files = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var library in libraries)
            Add(library, files);
        var (packages, restored) = (RestoredPackage.Packages, RestoredPackage.Files());
        return
        [
            .. from file in files
               let source = restored.TryGetValue(Path.GetFileName(file.Value), out var package) ? SourceOf(packages, package, file.Value) : null
               select new LibraryFileRecord(file.Key, Hash(file.Value), FileVersionInfo.GetVersionInfo(file.Value).ProductVersion, source),
        ];
    }

    /// <summary>Finds out where the package of a file came from.</summary>
    /// <returns>The source, as in a record; null if the package is not there, does not say it, or holds another file.</returns>
    internal static string? SourceOf(string packages, (string Folder, string File) package, string file)
    {
        var folder = Path.Combine(packages, package.Folder);
        var (metadata, restored) = (Path.Combine(folder, ".nupkg.metadata"), Path.Combine(folder, package.File));
        if (!File.Exists(metadata) || !File.Exists(restored) || Hash(restored) != Hash(file))
            return null;
        var source = JsonNode.Parse(File.ReadAllText(metadata))?["source"]?.GetValue<string>();
        return string.IsNullOrEmpty(source) ? null
            : Uri.TryCreate(source, UriKind.Absolute, out var address) && (address.Scheme == Uri.UriSchemeHttps || address.Scheme == Uri.UriSchemeHttp) ? LibraryFileRecord.PackageSource
            : LibraryFileRecord.Local;
    }

    // Files of the runtime, and so all that these need, are left out: the record names the runtime as a whole.
    private static void Add(Assembly library, SortedDictionary<string, string> files)
    {
        if (!files.TryAdd(library.GetName().Name!, library.Location))
            return;
        foreach (var needed in library.GetReferencedAssemblies())
        {
            if (File.Exists(Path.Combine(AppContext.BaseDirectory, $"{needed.Name}.dll")))
                Add(Assembly.Load(needed), files);
        }
    }

    private static string Hash(string file) => Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(file)));
}
