using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>What is said of a version that public advisories are about.</summary>
public static class Advisories
{
    /// <summary>Says it of the libraries of serializers, each once.</summary>
    public static IEnumerable<string> NotesOf(IEnumerable<SerializerInfo> serializers) => serializers
        .Where(serializer => serializer.Library is not null)
        .Select(serializer => NoteOf(PackageVersions.PackageOf(serializer.Library!.Assembly), serializer.Version ?? PackageVersions.Loaded(serializer)))
        .OfType<string>()
        .Distinct();

    /// <summary>Says it of a package, in a sentence; null if no known advisory is about the version.</summary>
    public static string? NoteOf(string package, string version) => NoteOf(SupportFacts.Known, package, version);

    /// <summary>The first version after another one that none of a library's advisories is about; null if none is known.</summary>
    public static string? MendedIn(LibrarySupport library, string version) => library.Advisories
        .SelectMany(advisory => advisory.Affected)
        .Select(affected => affected.Before)
        .Where(mended => PackageVersions.IsOlder(version, mended) && library.Advisories.All(advisory => !IsAbout(advisory, mended)))
        .Order(PackageVersions.Order)
        .FirstOrDefault();

    internal static string? NoteOf(SupportFacts facts, string package, string version)
    {
        if (facts.Libraries.FirstOrDefault(library => library.Package.Equals(package, StringComparison.OrdinalIgnoreCase)) is not { } library)
            return null;
        string[] about = [.. library.Advisories.Where(advisory => IsAbout(advisory, version)).Select(advisory => advisory.Id)];
        var mended = MendedIn(library, version) is { } safe ? $"{safe} mends {(about.Length == 1 ? "it" : "them")}" : "no version that mends them is known";
        return about.Length == 0 ? null : $"{library.Package} {version} has {(about.Length == 1 ? "a public advisory" : "public advisories")}: {string.Join(", ", about)}; {mended} (looked up {facts.LookedUp}).";
    }

    private static bool IsAbout(Advisory advisory, string version) => advisory.Affected.Any(affected =>
        PackageVersions.IsOlder(version, affected.Before) && (affected.From is null || !PackageVersions.IsOlder(version, affected.From)));
}
