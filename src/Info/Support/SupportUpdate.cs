using System.Globalization;
using NuGet.Versioning;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Info.Support;

/// <summary>Renews what is known of libraries by what package sources say; what they do not say stays, because somebody looked it up elsewhere.</summary>
internal static class SupportUpdate
{
    /// <summary>Renews the facts.</summary>
    /// <param name="today">When the sources were asked.</param>
    /// <param name="unknown">Is told of each advisory that no release mends, because facts have no room for it.</param>
    public static async Task<SupportFacts> Over(SupportFacts known, PackageFeeds feeds, DateTime today, Action<string> unknown, CancellationToken cancellation)
    {
        var libraries = new List<LibrarySupport>();
        foreach (var library in known.Libraries)
        {
            var releases = await feeds.ReleasesOf(library.Package, cancellation).ConfigureAwait(false);
            var newest = releases.Keys.Max();
            var isNewer = newest is not null && (!NuGetVersion.TryParse(library.Newest, out var before) ? library.Newest == LibrarySupport.NotFound : newest > before);
            var released = newest is null || releases[newest] is not { } published ? null : published.ToString("yyyy-MM", CultureInfo.InvariantCulture);
            libraries.Add((isNewer ? library with { Newest = newest!.ToNormalizedString(), Released = released ?? LibrarySupport.NotFound } : library) with
            {
                Advisories = Renewed(library, feeds.AdvisoriesOn(library.Package), releases.Keys, unknown),
            });
        }

        return new SupportFacts(feeds.HasAuditData ? today.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture) : known.LookedUp, libraries); // The day is that of the advisories.
    }

    // What is known already, with the versions of today, and then what is new.
    private static IReadOnlyList<Advisory> Renewed(LibrarySupport library, IEnumerable<(string Address, VersionRange Versions)> found, IEnumerable<NuGetVersion> releases, Action<string> unknown)
    {
        var renewed = new Dictionary<string, Advisory>();
        foreach (var same in found.GroupBy(advisory => advisory.Address.Split('/')[^1], advisory => advisory.Versions))
        {
            var affected = same.Select(versions => Affected(versions, releases)).ToArray();
            if (affected.Any(versions => versions is null))
                unknown($"{library.Package}: {same.Key} is about {string.Join(", ", same.Select(versions => versions.ToString()))}, and no release mends it; write a note of it by hand.");
            else
                renewed[same.Key] = new Advisory(same.Key, affected!);
        }

        return [.. library.Advisories.Select(advisory => renewed.GetValueOrDefault(advisory.Id, advisory)), .. renewed.Values.ExceptBy(library.Advisories.Select(advisory => advisory.Id), advisory => advisory.Id)];
    }

    // An advisory's last version is affected or not; where it is, the next release mends it.
    private static AffectedVersions? Affected(VersionRange versions, IEnumerable<NuGetVersion> releases)
    {
        var before = !versions.HasUpperBound ? null : versions.IsMaxInclusive ? releases.Where(release => release > versions.MaxVersion).Min() : versions.MaxVersion;
        return before is null ? null : new AffectedVersions(before.ToNormalizedString(), versions.HasLowerBound && versions.MinVersion > new NuGetVersion(0, 0, 0) ? versions.MinVersion.ToNormalizedString() : null);
    }
}
