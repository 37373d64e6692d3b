using System.Security.Cryptography;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>A folder of packages that a user names, such as those of a working copy.</summary>
internal static class PackageFolder
{
    private static readonly EnumerationOptions _anyCase = new() { MatchCasing = MatchCasing.CaseInsensitive };

    /// <summary>Checks that a package of the folder is what a build would get, because NuGet keeps what it restored once of a version.</summary>
    /// <exception cref="UserErrorException">Another file of that version was restored before.</exception>
    public static void CheckIsTaken(string row, string folder, (string Id, string Version) package)
    {
        var name = $"{package.Id}.{package.Version}.nupkg";
        var restored = Path.Combine(RestoredPackage.Packages, package.Id.ToLowerInvariant(), package.Version, name.ToLowerInvariant() + ".sha512");
        if (Directory.GetFiles(folder, name, _anyCase) is [var file] && File.Exists(restored) && HashOf(file) != File.ReadAllText(restored).Trim())
            throw new UserErrorException($"{row}: another file of {package.Id} {package.Version} than the one in {folder} was restored before, and NuGet keeps it; pack yours with a new version.");
    }

    private static string HashOf(string file)
    {
        using var stream = File.OpenRead(file);
        return Convert.ToBase64String(SHA512.HashData(stream));
    }
}
