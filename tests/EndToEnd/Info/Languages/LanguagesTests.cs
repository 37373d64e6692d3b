using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Info.Languages;

/// <summary>What arrives in other languages, compared with what is committed, and a machine without them.</summary>
[Collection(nameof(AloneInTheProcess))] // The time zone and the PATH are the process's.
public class LanguagesTests
{
    private static readonly string _root = RepositoryRoot.Find();

    private static readonly LanguagesReport _known = LanguagesCommand.Facts.Read(_root)!;

    [Fact]
    public void TheFactsHaveEverySerializerWithEveryImplementationOfItsFormat()
    {
        string[] expected = [.. from implementation in Implementation.All from serializer in Implementation.AllSerializers where implementation.Formats.Contains(serializer.Format) select $"{serializer.Name}, {implementation.Name}"];
        Assert.Empty(expected.Except(_known.Exchanges.Select(exchange => $"{exchange.Serializer}, {Implementation.All.Single(implementation => (implementation.Language, implementation.Library) == (exchange.Language, exchange.With)).Name}")));
        Assert.All(_known.Exchanges, exchange => Assert.Equal(SharedValues.All.Select(thing => thing.Name), exchange.Things.Select(thing => thing.Name)));
    }

    // Other versions may differ, which is what the page is for.
    [Fact]
    public void CellsAreThoseThatAreCommittedOfTheSameVersions()
    {
        Needs.TimeZone();
        var found = LanguagesReport.Measure(_root, Implementation.AllSerializers, Script.All, static _ => { });
        if (found.Exchanges.Count == 0)
            Assert.Skip(string.Join(' ', found.Missing));
        foreach (var exchange in found.Exchanges)
        {
            if (_known.Exchanges.SingleOrDefault(known => (known.Serializer, known.Library, known.Language, known.With, known.Version) == (exchange.Serializer, exchange.Library, exchange.Language, exchange.With, exchange.Version)) is { } known)
                Assert.Equal((exchange.Serializer, exchange.With, Write(known)), (exchange.Serializer, exchange.With, Write(exchange)));
        }
    }

    [Fact]
    public void WithoutInterpretersTheCommandSaysSoAndShowsWhatIsCommitted()
    {
        var path = Environment.GetEnvironmentVariable("PATH");
        Environment.SetEnvironmentVariable("PATH", "");
        try
        {
            using StringWriter output = new() { NewLine = "\n" }, error = new() { NewLine = "\n" };
            Assert.Equal(0, SerializationBenchmarks.Info.InfoProgram.Run(["languages", "--json"], output, error));
            var shown = System.Text.Json.JsonSerializer.Deserialize<LanguagesReport>(output.ToString(), FactsJson.Options)!;
            Assert.Equal(_known.Exchanges.Where(IsOfThisBuild).Select(Write), shown.Exchanges.Select(Write));
            Assert.Equal(2, error.ToString().Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);
            Assert.StartsWith("There is no interpreter of JavaScript: install Node.js", error.ToString(), StringComparison.Ordinal);
            Assert.Contains("\nThere is no interpreter of Python: on Debian,", error.ToString(), StringComparison.Ordinal);
        }
        finally
        {
            Environment.SetEnvironmentVariable("PATH", path);
        }
    }

    [Theory]
    [InlineData("echo no such option >&2; exit 9", 60, "cannot run tests/Interop/values.mjs (exit code 9: no such option)")]
    [InlineData("echo '{}'", 60, "runs tests/Interop/values.mjs, and does not answer in its form")]
    [InlineData("exec {sleep} 1000", 1, "did not answer within 1 s")]
    public void AnInterpreterThatFailsOrNeverAnswersIsSaid(string does, int seconds, string fault)
    {
        Needs.Program("sleep");
        using var folder = new TemporaryFolder();
        var node = folder["node"];
        File.WriteAllText(node, $"#!/bin/sh\n{does.Replace("{sleep}", Tool.Find("sleep"), StringComparison.Ordinal)}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(node, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var (path, waited) = (Environment.GetEnvironmentVariable("PATH"), new List<string>());
        Environment.SetEnvironmentVariable("PATH", folder.Path);
        try
        {
            var script = Script.All[0] with { Patience = new(TimeSpan.FromSeconds(seconds / 10.0), TimeSpan.FromSeconds(seconds)) };
            var found = LanguagesReport.Measure(_root, [Implementation.AllSerializers[0]], [script], waited.Add);
            Assert.Empty(found.Exchanges);
            Assert.StartsWith($"{node} {fault}: install Node.js", Assert.Single(found.Missing), StringComparison.Ordinal);
            Assert.All(waited, what => Assert.Equal(node, what));
            Assert.True(seconds > 1 || waited.Count == 1, "Nobody has said that it takes long.");
        }
        finally
        {
            Environment.SetEnvironmentVariable("PATH", path);
        }
    }

    [Fact]
    public void AllFindingsThatWereRunBeforeAreThere()
    {
        Assert.Equal("**changed**: `Array [Date 2021-08-26T12:34:56.789Z, number 120]`", There("MessagePack", "@msgpack/msgpack", "`DateTimeOffset` +02:00"));
        Assert.Equal("**changed**: `Date +010000-01-01T00:00:00.000Z`", There("MessagePack", "msgpackr", "`DateTime.MaxValue` in UTC"));
        Assert.Equal("**changed**: `Object {\"9007199254740992\": \"b\"}`", There("MessagePack", "@msgpack/msgpack", "`Dictionary<long, string>` above 2⁵³"));
        Assert.Equal("**changed**: `Decimal128 9.999999999999999999999999999999999E+6144`", There("MongoBson", "bson", "`decimal.MaxValue`"));
        Assert.Equal("rejected: `MessagePackSerializationException`", Back("MessagePack", "msgpackr", "`long` of milliseconds since 1970"));
        Assert.Equal("**changed**: `1970-01-01T00:00:00Z`", Back("GoogleProtobuf", "protobufjs", "`DateTime` in UTC"));
        Assert.Equal("rejected: `Error`", There("ApacheAvro", "avsc", "`long` above 2⁵³"));
        Assert.Equal("**changed**: `Date +010000-01-01T00:00:00.000Z`", There("ApacheAvro", "avsc", "`DateTime.MaxValue` in UTC"));
        Assert.Equal("**lost**: `expected 3 elements, got 0 elements`", Back("BebopMessage", "bebop", "`HashSet<int>`"));
    }

    private static bool IsOfThisBuild(Exchange exchange) => Implementation.AllSerializers.Any(serializer => serializer.Name == exchange.Serializer);

    private static string There(string serializer, string with, string thing) => Find(serializer, with, thing).There!.ToString();

    private static string Back(string serializer, string with, string thing) => Find(serializer, with, thing).Back!.ToString();

    private static ExchangedValue Find(string serializer, string with, string thing) =>
        _known.Exchanges.Single(exchange => (exchange.Serializer, exchange.With, exchange.Language) == (serializer, with, "JavaScript")).Things.Single(exchanged => exchanged.Name == thing);

    private static string Write(Exchange exchange) => string.Concat(exchange.Things.Select(thing => $"{thing.Name}: {thing.There}; {thing.Back}\n"));
}
