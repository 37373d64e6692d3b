using System.Text.Json;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.EndToEnd.Info.Fidelity;

/// <summary>What comes back of users' samples, and of difficult values in their members.</summary>
[Collection(nameof(AloneInTheProcess))] // The command sets the process's time zone.
public sealed class OwnTypeFidelityTests : IDisposable
{
    private const string Ranges = """{ "at": "2024-01-31T10:00:00+02:00", "counts": { "a": 1 }, "byNumber": { "1": "a" }, "bytes": "AQI=", "tags": ["a"] }""";

    // By type and sample: a type is tried in a process of its own.
    private static readonly Dictionary<(string Type, string Sample), JsonElement> _reports = [];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void TablesAreThoseThatAreCommitted()
    {
        Needs.Unix("Windows cannot give one process a time zone, and the cells of local times differ with it.");
        var (exitCode, output, error) = Run(Contracts.Arguments("Shop.Order", Contracts.Document("order.json")), "--serializers", "SystemTextJson,BebopStructByHand");
        Assert.Equal((0, ""), (exitCode, error));
        Snapshot.Match("fidelity-own-type.md", output.Split("\n- Left out: ")[0]);
    }

    [Fact]
    public void AMemberThatDoesNotComeBackIsNamedWithBothValues()
    {
        File.WriteAllText(_folder["receipt.json"], """{ "customer": "Zoë" }""");
        var report = RunJson("Receipt", _folder["receipt.json"]);
        Assert.Equal(("lost", "Customer: expected \"Zoë\", got null"), Cell(report, "The samples", "As it is", "NewtonsoftJson"));
        Assert.Equal(("exact", null), Cell(report, "The samples", "As it is", "SystemTextJson"));
        Assert.Equal(1, report.GetProperty("groups").GetArrayLength()); // Its only setter is private.
    }

    [Theory]
    [InlineData("SystemTextJson", "Linked", """{ "url": "https://Example.org:443/%7Ea", "price": 10.50 }""", "exact")]
    [InlineData("NerdbankMessagePack", "Linked", """{ "url": "https://Example.org:443/%7Ea", "price": 10.50 }""", "exact")]
    [InlineData("SystemTextJson", "Free", "{}", "notSupported")]
    [InlineData("SystemTextJson", "Free", """{ "data": { "a": [1.0] } }""", "equal")] // Without its spaces.
    [InlineData("SystemTextJson", "Traced", """{ "name": "a" }""", "exact")]
    [InlineData("NewtonsoftJson", "Temperature", """{ "place": "p", "c": 21.5 }""", "exact")]
    [InlineData("MessagePack", "Temperature", """{ "place": "p", "c": 21.5 }""", "changed")] // Which only a getter shows.
    public void WhatComesBackIsSaidByOneNotionOfEquality(string serializer, string type, string document, string outcome)
    {
        File.WriteAllText(_folder["sample.json"], document);
        Assert.StartsWith(outcome, Cell(RunJson(type, _folder["sample.json"]), "The samples", "As it is", serializer).Outcome, StringComparison.Ordinal);
    }

    [Fact]
    public void WhatOneSerializerMakesOfASharedDefaultIsItsOwnAnswerAlone()
    {
        File.WriteAllLines(_folder["works.jsonl"], ["""{ "name": "a", "settings": { "retries": 5, "mode": "fast" } }""", """{ "name": "b" }"""]);
        var report = RunJson("Work", _folder["works.jsonl"]);
        Assert.Equal(("changed", "works.jsonl, line 2: settings.retries: expected 1, got 5"), Cell(report, "The samples", "The one that comes back least", "NewtonsoftJson"));
        Assert.Equal(("exact", null), Cell(report, "The samples", "The one that comes back least", "SystemTextJson"));
        Assert.Equal(("exact", null), Cell(report, "The samples", "The one that comes back least", "MessagePack"));
    }

    [Fact]
    public void OfSeveralSamplesTheOneIsNamed()
    {
        File.WriteAllText(_folder["receipts.jsonl"], """
            {}
            { "customer": "Zoë" }
            """);
        Assert.Equal(
            ("lost", "receipts.jsonl, line 2: Customer: expected \"Zoë\", got null"),
            Cell(RunJson("Receipt", _folder["receipts.jsonl"]), "The samples", "The one that comes back least", "NewtonsoftJson"));
    }

    [Theory]
    [InlineData("NewtonsoftJson", "`Issue.CreatedAt`", "Unspecified", "exact", null)]
    [InlineData("ProtobufNet", "`Issue.CreatedAt`", "Unspecified", "changed", null)]
    [InlineData("SystemTextJsonSourceGen", "`Issue.CreatedAt`", "Below 1 ms", "exact", null)]
    [InlineData("SystemTextJson", "`Issue.ClosedAt`", "`MaxValue`", "exact", null)]
    [InlineData("SystemTextJson", "`Issue.Title`", "Unpaired surrogate", "changed", "\"a\\uFFFDb\"")]
    [InlineData("MessagePack", "`Issue.Number`", "`int.MinValue`", "exact", null)]
    public void ValuesAreTriedInEveryMember(string serializer, string member, string value, string outcome, string? detail)
    {
        var cell = Cell(RunJson("IssueEvent", Contracts.Document("issue-event.json")), member, value, serializer);
        Assert.Equal((outcome, detail ?? cell.Detail), cell);
    }

    [Theory]
    [InlineData("Bson", "`At`", "Below 1 ms, offset +05:45", "changed", "2021-08-26T06:49:56.789+00:00")]
    [InlineData("SystemTextJson", "`At`", "Offset −09:30", "exact", null)]
    [InlineData("SystemTextJson", "`Number`", "`MinValue`", "exact", null)]
    [InlineData("NewtonsoftJson", "`IsOn`", "`true`", "exact", null)]
    [InlineData("SystemTextJson", "`Counts`", "Keys that differ in case", "exact", null)]
    [InlineData("MessagePack", "`Counts`", "Unpaired surrogate in the key", "lost", "expected the key \"a\\uD83Db\", got none")]
    [InlineData("SystemTextJson", "`ByNumber`", "Key `MinValue`", "exact", null)]
    [InlineData("Bson", "`Bytes`", "256 different bytes", "exact", null)]
    [InlineData("NewtonsoftJson", "`Bytes`", "Empty bytes", "exact", null)]
    [InlineData("SystemTextJson", "`Tags`", "Null list", "exact", null)]
    public void ValuesThatTheModelsDoNotHaveAreTriedToo(string serializer, string member, string value, string outcome, string? detail)
    {
        File.WriteAllText(_folder["ranges.json"], Ranges);
        Assert.Equal((outcome, detail), Cell(RunJson("Ranges", _folder["ranges.json"]), member, value, serializer));
    }

    [Fact]
    public void WhatIsNotTriedIsSaid()
    {
        File.WriteAllText(_folder["ranges.json"], Ranges);
        var (_, output, _) = Run(Contracts.Arguments("Ranges", _folder["ranges.json"]), "--serializers", "SystemTextJson");
        Assert.Contains("\nNot tried: `Link` (Uri), `Any` (Object), members without a public setter, and fields.\n", output, StringComparison.Ordinal);
    }

    [Fact]
    public void AMemberOfAClassIsTriedWhereTheSampleFirstHasItAndNullWhereItMayBe()
    {
        var groups = RunJson("IssueEvent", Contracts.Document("issue-event.json")).GetProperty("groups").EnumerateArray()
            .ToDictionary(group => group.GetProperty("name").GetString()!, group => group.GetProperty("values").EnumerateArray().Select(value => value.GetProperty("name").GetString()));
        Assert.Equal(
            ["The samples", "`Action`", "`Issue.Id`", "`Issue.Number`", "`Issue.Title`", "`Issue.Body`", "`Issue.State`", "`Issue.Locked`", "`Issue.CreatedAt`", "`Issue.ClosedAt`", "`Issue.User.Login`", "`Issue.User.Id`", "`Issue.User.SiteAdmin`", "`Issue.Labels`", "`Issue.Labels[0].Name`", "`Issue.Labels[0].Color`", "`Issue.Reactions`", "`Repository.FullName`", "`Repository.IsPrivate`", "`Repository.Stars`"],
            groups.Keys);
        Assert.Contains("Null text", groups["`Issue.Body`"]);
        Assert.DoesNotContain("Null text", groups["`Issue.Title`"]);
    }

    [Fact]
    public void ATimeThatALibraryReadsAsALocalOneIsTheSameOnEveryMachine()
    {
        Needs.TimeZone();
        File.WriteAllText(_folder["tagged.json"], """{ "name": "a", "data": { "at": "2024-05-01T10:00:00+05:30" } }""");
        foreach (var zone in (TimeSpan[])[TimeSpan.Zero, new(5, 30, 0), new(-3, -30, 0)])
        {
            using var here = new FixedZone(zone);
            var (exitCode, output, _) = Run(Contracts.Arguments("Strange.Tagged", _folder["tagged.json"]), "--allow-loss", "--serializers", "NewtonsoftJson,Bson");
            Assert.Equal(0, exitCode);
            Assert.Contains("""| changed: `Data: expected {"at":"2024-05-01T10:00:00+05:30"}, got {"at":"2024-05-01T04:30:00Z"}` |""", output, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void TheSamplesStayAsTheyAre()
    {
        var own = Contracts.Load("Order", Contracts.Document("order.json"));
        OwnTypeFidelity.Measure(own.Model, Catalog.Serializers);
        Assert.Null(ModelDiff.FirstDifference(own.Model.Create(), own.Model.Samples[0]));
    }

    [Fact]
    public void TheReadmeIsRefused()
    {
        var (exitCode, output, error) = Run(Contracts.Arguments("Order", Contracts.Document("order.json")), "--update-facts");
        Assert.Equal((2, "", "--update-facts is about the suite's own models, and --type replaces them; give one or the other.\n"), (exitCode, output, error));
    }

    private static (string? Outcome, string? Detail) Cell(JsonElement report, string group, string value, string serializer)
    {
        var cell = Named(Named(Named(report, "groups", "name", group), "values", "name", value), "cells", "serializer", serializer);
        return (cell.GetProperty("outcome").GetString(), cell.TryGetProperty("detail", out var detail) ? detail.GetString() : null);
    }

    private static JsonElement Named(JsonElement owner, string list, string property, string name) =>
        owner.GetProperty(list).EnumerateArray().Single(item => item.GetProperty(property).GetString() == name);

    private static JsonElement RunJson(string type, string sample)
    {
        var key = (type, File.ReadAllText(sample));
        if (_reports.TryGetValue(key, out var known))
            return known;
        var (exitCode, output, error) = Run(Contracts.Arguments(type, sample), "--json");
        Assert.Equal(0, exitCode);
        if (type == "Temperature") // Its constructor is named by Newtonsoft.Json's attribute alone.
            Assert.StartsWith("Note: The samples are built with Newtonsoft.Json, because System.Text.Json does not keep them: ", error, StringComparison.Ordinal);
        else
            Assert.Equal("", error);
        return _reports[key] = JsonSerializer.Deserialize<JsonElement>(output);
    }

    private static (int ExitCode, string Output, string Error) Run(string[] own, params string[] arguments)
    {
        var answer = BuiltPrograms.RunInfo(["fidelity", .. own, .. arguments]);
        return (answer.ExitCode, answer.Output, answer.Error.ReplaceLineEndings("\n"));
    }
}
