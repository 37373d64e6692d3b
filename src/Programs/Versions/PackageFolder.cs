using System.IO.Compression;
using System.Security.Cryptography;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>A folder of packages that a user names, such as those of a working copy.</summary>
internal static class PackageFolder
{
    private static readonly EnumerationOptions _anyCase = new() { MatchCasing = MatchCasing.CaseInsensitive };

    /// <summary>Checks that the folder's packages of a version are what a build would get, because NuGet keeps what it restored once of a version.</summary>
    /// <exception cref="UserErrorException">Another file of that version was restored before, or one of the folder is no package.</exception>
    public static void CheckIsTaken(string row, string folder, (string Id, string Version) package)
    {
        foreach (var file in Of(folder, package.Version))
        {
            var id = Path.GetFileName(file)[..^EndingOf(package.Version).Length];
            if (Restored((id, package.Version)) is { } restored && HashOf(file) != restored)
                throw new UserErrorException($"{row}: another file of {id} {package.Version} than the one in {folder} was restored before, and NuGet keeps it; pack yours with a new version.");
            CheckIsPackage(row, file);
        }
    }

    /// <summary>What tells a package from another one of its name and version, whose file was replaced: the hashes of the folder's packages of that version, which are packed together, and of the one that was restored.</summary>
    /// <param name="folder">The folder; null for none.</param>
    public static string ContentsOf(string? folder, (string Id, string Version) package) =>
        string.Join(' ', (folder is null ? [] : Of(folder, package.Version).Select(HashOf)).Append(Restored(package)));

    private static IEnumerable<string> Of(string folder, string version) => Directory.GetFiles(folder, "*" + EndingOf(version), _anyCase).Order(StringComparer.Ordinal);

    private static string EndingOf(string version) => $".{version}.nupkg";

    private static string? Restored((string Id, string Version) package)
    {
        var (id, version) = (package.Id.ToLowerInvariant(), package.Version.ToLowerInvariant());
        var file = Path.Combine(RestoredPackage.Packages, id, version, $"{id}.{version}.nupkg.sha512");
        return File.Exists(file) ? File.ReadAllText(file).Trim() : null;
    }

    // NuGet says what is wrong, and not with which file.
    private static void CheckIsPackage(string row, string file)
    {
        try
        {
            using var package = ZipFile.OpenRead(file);
            foreach (var entry in package.Entries.Where(entry => entry.FullName.EndsWith(".nuspec", StringComparison.OrdinalIgnoreCase)))
                entry.Open().Dispose();
        }
        catch (Exception exception) when (exception is InvalidDataException or IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"{row}: {file} cannot be read as a package: {exception.Message.TrimEnd('.')}; pack it again.");
        }
    }

    private static string HashOf(string file)
    {
        using var stream = File.OpenRead(file);
        return Convert.ToBase64String(SHA512.HashData(stream));
    }
}
