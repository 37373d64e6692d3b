using System.Text.Json;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.OwnTypes.Loss;

/// <summary>Loss stops a run, or is told of wherever its figures stand.</summary>
public sealed class AllowedLossTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void TheRunStopsBeforeItMeasuresOrWritesAnything()
    {
        File.WriteAllText(_folder["tree.json"], """{ "name": "oak", "height": 12 }""");
        BuiltPrograms.Run(["--results", _folder["results"], .. Contracts.Arguments("Tree", _folder["tree.json"])])
            .IsUserError($"Shop.Tree does not keep everything that {_folder["tree.json"]} holds: height is lost; ");
        BuiltPrograms.RunInfo(Contracts.Arguments("Tree", _folder["tree.json"])).IsUserError("height is lost");
        BuiltPrograms.RunInfo(["fidelity", .. Contracts.Arguments("Tree", _folder["tree.json"])]).IsUserError("height is lost");
        Assert.False(Directory.Exists(_folder["results"]));
    }

    [Fact]
    public void AllowedLossIsInTheRecordAndInEveryTable()
    {
        const string Sentence = "The values of Shop.Tree do not keep everything that the samples hold: height, children[…].secret are lost.";
        File.WriteAllText(_folder["tree.json"], """{ "name": "oak", "height": 12, "children": [{ "secret": "hidden" }] }""");
        var answer = BuiltPrograms.Measure(_folder, [
            "--quick", "--serializers", "NewtonsoftJson,SystemTextJson", "--operations", "SerializeOnce,DeserializeOnce", "--allow-loss",
            .. Contracts.Arguments("Tree", _folder["tree.json"])]);
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        Assert.StartsWith($"Note: {Sentence}\n", answer.Output, StringComparison.Ordinal);

        var path = Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories));
        Assert.Equal(["height", "children[…].secret"], RecordFile.Read(path).OwnType!.Lost);
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(path)));
        Assert.DoesNotContain("hidden", File.ReadAllText(path), StringComparison.Ordinal);

        Assert.Equal(2, BuiltPrograms.Run("report", path, "--all").Output.Split(Sentence).Length - 1); // Below each table.
        Assert.Equal(1, BuiltPrograms.Run("report", path, "--output", _folder["report"]).Output.Split(Sentence).Length - 1);
        Assert.All(Directory.GetFiles(_folder["report"]), file => Assert.Contains(
            Path.GetExtension(file) == ".html" ? JsonEncodedText.Encode(Sentence).ToString() : Sentence, File.ReadAllText(file), StringComparison.Ordinal));
    }

    [Fact]
    public void AllowedLossIsInWhatInfoPrints()
    {
        const string Sentence = "The values of Shop.Tree do not keep everything that the samples hold: height is lost.";
        File.WriteAllText(_folder["tree.json"], """{ "name": "oak", "height": 12 }""");
        foreach (var command in (string[])["sizes", "fidelity"])
        {
            string[] arguments = [command, .. Contracts.Arguments("Tree", _folder["tree.json"]), "--allow-loss", "--serializers", "SystemTextJson"];
            var answer = BuiltPrograms.RunInfo(arguments);
            Assert.Equal((0, $"Note: {Sentence}{Environment.NewLine}"), (answer.ExitCode, answer.Error));
            Assert.Contains($"\n{Sentence}\n", answer.Output, StringComparison.Ordinal);
            Assert.Equal(Sentence, JsonSerializer.Deserialize<JsonElement>(BuiltPrograms.RunInfo([.. arguments, "--json"]).Output).GetProperty("lost").GetString());
        }
    }

    [Fact]
    public void RunsThatLackOtherMembersAreOnOtherData()
    {
        var record = new OwnTypeRecord("Shop.Tree", 1, new string('a', 64), ["height"]);
        Assert.Null(OwnTypeRecord.FirstDifference(record, record with { Lost = ["height"] }));
        Assert.Equal("the values of Shop.Tree lack other members of the samples", OwnTypeRecord.FirstDifference(record, record with { Lost = null }));
        Assert.Equal("the samples of Shop.Tree differ", OwnTypeRecord.FirstDifference(record, record with { SamplesHash = new string('b', 64) }));
    }

    [Fact]
    public void AllowingLossAloneAsksForTheType() =>
        BuiltPrograms.Run("--allow-loss").IsUserError("--assembly is missing; an own type takes --assembly, --type and at least one --sample.");
}
