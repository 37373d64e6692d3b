using System.Text.Json;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>Which versions of libraries have public advisories, and whether they are maintained, as somebody looked it up: docs/facts/support.json. What was not found says so.</summary>
/// <param name="LookedUp">The day.</param>
public sealed record SupportFacts(string LookedUp, IReadOnlyList<LibrarySupport> Libraries)
{
    /// <summary>The file of docs/facts.</summary>
    public const string File = "support.json";

    private static readonly Lazy<SupportFacts> _known = new(static () =>
    {
        using var stream = typeof(SupportFacts).Assembly.GetManifestResourceStream(File)!;
        return JsonSerializer.Deserialize<SupportFacts>(stream, FactsJson.Options)!;
    });

    /// <summary>What this build knows: a run says it wherever the program is.</summary>
    public static SupportFacts Known => _known.Value;

    /// <summary>What was found of a library; null for none of these.</summary>
    /// <param name="name">The name that tables give it: its package's, or that without its last part.</param>
    public LibrarySupport? OfLibrary(string name) => Libraries.FirstOrDefault(library => library.Package.Equals(name, StringComparison.OrdinalIgnoreCase))
        ?? Libraries.FirstOrDefault(library => library.Package.StartsWith($"{name}.", StringComparison.OrdinalIgnoreCase));
}

/// <summary>What was found about a library.</summary>
/// <param name="Package">Its package.</param>
/// <param name="Newest">The newest version that a package source had; where none had the package, the newest release tag of its repository.</param>
/// <param name="Released">The month of that.</param>
/// <param name="Archived">Whether its repository is archived.</param>
/// <param name="Policy">What its own policy says about supported versions.</param>
/// <param name="Note">What else readers should know; null for nothing.</param>
public sealed record LibrarySupport(string Package, string Newest, string Released, string Archived, string Policy, IReadOnlyList<Advisory> Advisories, string? Note = null)
{
    /// <summary>What stands in place of what nobody found.</summary>
    public const string NotFound = "not found";
}

/// <summary>A public advisory.</summary>
/// <param name="Id">Its name in GitHub's database, or that of the CVE.</param>
public sealed record Advisory(string Id, IReadOnlyList<AffectedVersions> Affected);

/// <summary>Versions that an advisory is about.</summary>
/// <param name="Before">The version that mends it.</param>
/// <param name="From">The oldest one; null for all before.</param>
public sealed record AffectedVersions(string Before, string? From = null);
