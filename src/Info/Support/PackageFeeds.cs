using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using System.Text.Json.Serialization;
using NuGet.Configuration;
using NuGet.Versioning;

namespace SerializationBenchmarks.Info.Support;

/// <summary>What package sources say of releases and of advisories, by <see href="https://learn.microsoft.com/nuget/api/overview">NuGet's protocol</see>.</summary>
internal sealed class PackageFeeds(HttpClient client)
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.Web);

    private readonly List<string> _registrations = [];

    private readonly Dictionary<string, List<Vulnerability>> _vulnerabilities = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Whether one of them has audit data: without any, nothing is known of advisories, and nothing is not none.</summary>
    public bool HasAuditData { get; private set; }

    /// <summary>The sources that restoring in a folder asks: those of packages, and those of audits alone.</summary>
    public static IReadOnlyList<string> Of(string folder)
    {
        var provider = new PackageSourceProvider(Settings.LoadDefaultSettings(folder));
        return [.. provider.LoadPackageSources().Concat(provider.LoadAuditSources()).Where(source => source is { IsEnabled: true, IsHttp: true }).Select(source => source.Source).Distinct()];
    }

    /// <summary>Asks a source what it has.</summary>
    /// <param name="index">The address of its service index.</param>
    /// <exception cref="HttpRequestException">It cannot be reached, or refuses.</exception>
    /// <exception cref="JsonException">It answers otherwise than the protocol says.</exception>
    public async Task Add(string index, CancellationToken cancellation)
    {
        var resources = (await Get<ServiceIndex>(index, cancellation).ConfigureAwait(false))?.Resources ?? [];
        if (AddressOf(resources, "RegistrationsBaseUrl/3.6.0", "RegistrationsBaseUrl") is { } registrations)
            _registrations.Add(registrations.EndsWith('/') ? registrations : registrations + "/");
        if (AddressOf(resources, "VulnerabilityInfo/6.7.0") is not { } audit)
            return;
        foreach (var file in await Get<IReadOnlyList<Resource>>(audit, cancellation).ConfigureAwait(false) ?? [])
        {
            foreach (var (package, found) in await Get<Dictionary<string, List<Vulnerability>>>(file.Id, cancellation).ConfigureAwait(false) ?? [])
                (_vulnerabilities.TryGetValue(package, out var known) ? known : _vulnerabilities[package] = []).AddRange(found);
        }

        HasAuditData = true;
    }

    /// <summary>The listed releases of a package, and when each was published, where a source says it.</summary>
    public async Task<IReadOnlyDictionary<NuGetVersion, DateTimeOffset?>> ReleasesOf(string package, CancellationToken cancellation)
    {
        var releases = new Dictionary<NuGetVersion, DateTimeOffset?>();
        foreach (var registrations in _registrations)
        {
            var address = $"{registrations}{package.ToLowerInvariant()}/index.json";
            foreach (var page in (await Get<Registration>(address, cancellation).ConfigureAwait(false))?.Items ?? [])
            {
                foreach (var entry in (page.Items ?? (await Get<RegistrationPage>(page.Id, cancellation).ConfigureAwait(false))?.Items ?? []).Select(leaf => leaf.CatalogEntry))
                {
                    if (entry.Listed && NuGetVersion.TryParse(entry.Version, out var version) && !version.IsPrerelease && releases.GetValueOrDefault(version) is null)
                        releases[version] = entry.Published;
                }
            }
        }

        return releases;
    }

    /// <summary>The advisories on a package: the address of each, and the versions that it is about.</summary>
    public IEnumerable<(string Address, VersionRange Versions)> AdvisoriesOn(string package) =>
        _vulnerabilities.GetValueOrDefault(package, []).Select(found => (found.Url, VersionRange.Parse(found.Versions)));

    // What a source does not have, it answers with 404.
    private async Task<T?> Get<T>(string address, CancellationToken cancellation)
        where T : class
    {
        using var answer = await client.GetAsync(new Uri(address), cancellation).ConfigureAwait(false);
        return answer.StatusCode == HttpStatusCode.NotFound ? null : await answer.EnsureSuccessStatusCode().Content.ReadFromJsonAsync<T>(_options, cancellation).ConfigureAwait(false);
    }

    private static string? AddressOf(IReadOnlyList<Resource> resources, params string[] types) =>
        types.Select(type => resources.FirstOrDefault(resource => resource.Type == type)?.Id).FirstOrDefault(id => id is not null);

    private sealed record ServiceIndex(IReadOnlyList<Resource> Resources);

    private sealed record Resource([property: JsonPropertyName("@id")] string Id, [property: JsonPropertyName("@type")] string? Type);

    private sealed record Vulnerability(string Url, string Versions);

    private sealed record Registration(IReadOnlyList<RegistrationPage> Items);

    private sealed record RegistrationPage([property: JsonPropertyName("@id")] string Id, IReadOnlyList<RegistrationLeaf>? Items);

    private sealed record RegistrationLeaf(CatalogEntry CatalogEntry);

    private sealed record CatalogEntry(string Version, DateTimeOffset? Published, bool Listed = true);
}
