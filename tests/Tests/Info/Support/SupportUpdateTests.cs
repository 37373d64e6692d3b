using System.Net;
using SerializationBenchmarks.Info.Support;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Tests.Info.Support;

public class SupportUpdateTests
{
    private const string Source = "https://packages.example/v3/index.json";

    private static readonly Dictionary<string, string> _answers = new()
    {
        [Source] = """
            {"version":"3.0.0","resources":[
              {"@id":"https://packages.example/registration","@type":"RegistrationsBaseUrl/3.6.0"},
              {"@id":"https://packages.example/audit/index.json","@type":"VulnerabilityInfo/6.7.0"}]}
            """,
        ["https://packages.example/audit/index.json"] = """[{"@name":"base","@id":"https://packages.example/audit/base.json","@updated":"2026-11-01T00:00:00Z"}]""",
        ["https://packages.example/audit/base.json"] = """
            {"sample.one":[
              {"url":"https://github.com/advisories/GHSA-known","severity":2,"versions":"[2.0.0, 2.4.0)"},
              {"url":"https://github.com/advisories/GHSA-known","severity":2,"versions":"(, 1.9.0]"},
              {"url":"https://github.com/advisories/GHSA-new","severity":1,"versions":"(, 2.5.0)"},
              {"url":"https://github.com/advisories/GHSA-open","severity":1,"versions":"(, 3.0.0]"}]}
            """,
        ["https://packages.example/registration/sample.one/index.json"] = """
            {"items":[
              {"@id":"https://packages.example/old","items":[
                {"catalogEntry":{"version":"1.9.0","published":"2020-01-02T00:00:00Z"}},
                {"catalogEntry":{"version":"1.9.1","published":"2020-02-02T00:00:00Z","listed":true}}]},
              {"@id":"https://packages.example/new"}]}
            """,
        ["https://packages.example/new"] = """
            {"items":[
              {"catalogEntry":{"version":"3.0.0","published":"2026-10-31T00:00:00Z","listed":true}},
              {"catalogEntry":{"version":"3.1.0-beta1","published":"2026-11-20T00:00:00Z","listed":true}},
              {"catalogEntry":{"version":"4.0.0","published":"1900-01-01T00:00:00Z","listed":false}}]}
            """,
    };

    [Fact]
    public async Task WhatSourcesSayTakesItsPlaceAndTheRestStays()
    {
        LibrarySupport known = new("Sample.One", "2.4.0", "2025-01", "no", "two years", [new Advisory("GHSA-known", [new AffectedVersions("2.3.0")]), new Advisory("CVE-by-hand", [new AffectedVersions("1.0.0")])], "A note.");
        LibrarySupport elsewhere = new("Sample.Two", "1.0.0", "2024-02", "no", "none", []);
        using var client = new HttpClient(new Answers());
        var feeds = await SupportCommand.Ask(client, [Source], TextWriter.Null, TestContext.Current.CancellationToken);
        var told = new List<string>();
        var facts = await SupportUpdate.Over(new SupportFacts("2026-01-01", [known, elsewhere]), feeds, new DateTime(2026, 11, 29), told.Add, TestContext.Current.CancellationToken);

        Assert.Equal("2026-11-29", facts.LookedUp);
        Assert.Equal(("3.0.0", "2026-10", "no", "two years", "A note."), (facts.Libraries[0].Newest, facts.Libraries[0].Released, facts.Libraries[0].Archived, facts.Libraries[0].Policy, facts.Libraries[0].Note));
        Assert.Equal(
            ["GHSA-known: 2.0.0 to 2.4.0, all to 1.9.1", "CVE-by-hand: all to 1.0.0", "GHSA-new: all to 2.5.0"],
            facts.Libraries[0].Advisories.Select(advisory => $"{advisory.Id}: {string.Join(", ", advisory.Affected.Select(affected => $"{affected.From ?? "all"} to {affected.Before}"))}"));
        Assert.Equal(["Sample.One: GHSA-open is about (, 3.0.0], and no release mends it; write a note of it by hand."], told);
        Assert.Equal(elsewhere, facts.Libraries[1] with { Advisories = elsewhere.Advisories });
    }

    [Fact]
    public async Task ASourceThatDoesNotAnswerIsToldAndOneIsNeeded()
    {
        using var client = new HttpClient(new Answers());
        using var error = new StringWriter();
        var exception = await Assert.ThrowsAsync<UserErrorException>(() => SupportCommand.Ask(client, ["https://nobody.example/index.json"], error, TestContext.Current.CancellationToken));
        Assert.StartsWith("--update-facts asks the package sources of NuGet's configuration, of which none answers", exception.Message, StringComparison.Ordinal);
        Assert.StartsWith("https://nobody.example/index.json is left out, because it does not answer as a package source does:", error.ToString(), StringComparison.Ordinal);
        Assert.False((await SupportCommand.Ask(client, [Source.Replace("index", "bare", StringComparison.Ordinal), Source], error, TestContext.Current.CancellationToken)).AdvisoriesOn("Sample.Two").Any());
    }

    private sealed class Answers : HttpMessageHandler
    {
        protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken) =>
            request.RequestUri!.Host == "nobody.example" ? throw new HttpRequestException("No such host is known.")
            : Task.FromResult(_answers.TryGetValue(request.RequestUri.AbsoluteUri, out var answer)
                ? new HttpResponseMessage(HttpStatusCode.OK) { Content = new StringContent(answer) }
                : new HttpResponseMessage(HttpStatusCode.NotFound));
    }
}
