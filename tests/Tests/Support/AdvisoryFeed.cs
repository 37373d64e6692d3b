using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Text.Json;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A package source on this machine that has no packages, only an advisory of the highest severity on every version of some.</summary>
internal sealed class AdvisoryFeed : IDisposable
{
    public const string Advisory = "https://advisories.example/1";

    private readonly HttpListener _listener = new();
    private readonly Dictionary<string, string> _answers;

    public AdvisoryFeed(params IEnumerable<string> packages)
    {
        var address = $"http://localhost:{FreePort()}/";
        Index = $"{address}index.json";
        _answers = new()
        {
            ["/index.json"] = $$"""{ "version": "3.0.0", "resources": [{ "@id": "{{address}}advisories.json", "@type": "VulnerabilityInfo/6.7.0" }] }""",
            ["/advisories.json"] = $$"""[{ "@name": "all", "@id": "{{address}}all.json", "@updated": "2026-01-01T00:00:00Z" }]""",
            ["/all.json"] = JsonSerializer.Serialize(packages.ToDictionary(package => package.ToLowerInvariant(), _ => new[] { new { url = Advisory, severity = 3, versions = "[0.0.0, )" } })),
        };
        _listener.Prefixes.Add(address);
        _listener.Start();
        _ = AnswerAsync();
    }

    /// <summary>The address of its index, for <c>auditSources</c> of a NuGet.Config.</summary>
    public string Index { get; }

    public void Dispose() => _listener.Close();

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    private async Task AnswerAsync()
    {
        try
        {
            while (true)
            {
                var context = await _listener.GetContextAsync();
                var found = _answers.TryGetValue(context.Request.Url!.AbsolutePath, out var answer);
                context.Response.StatusCode = found ? 200 : 404;
                context.Response.Close(Encoding.UTF8.GetBytes(answer ?? ""), willBlock: true);
            }
        }
        catch (Exception exception) when (exception is HttpListenerException or ObjectDisposedException)
        {
            // It is closed.
        }
    }
}
