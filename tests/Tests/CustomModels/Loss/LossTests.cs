using System.Text.Json;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;
using SerializationBenchmarks.CustomModels.Loss;
using SerializationBenchmarks.Reports.Terminal;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.CustomModels.Loss;

/// <summary>What a sample holds and the value lacks is never measured without a word.</summary>
public sealed class LossTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string, string> Losses => new()
    {
        { "Basket", """{ "number": "B-1" }""", "number" },
        { "Basket", """{ "name": "x", "colour": { "r": 1 } }""", "colour" },
        { "Basket", """{ "colours": [] }""", "colours" },
        { "Basket", """{ "note": "fragile", "number": "B-1" }""", "number" },
        { "Basket", """{ "lines": [{ "sku": "1", "title": "a", "quantity": 1, "price": 1, "weight": 1, "tax": 7 }, { "sku": "2", "title": "b", "quantity": 1, "price": 1, "weight": 1, "tax": 8, "Tare": 9 }] }""", "lines[…].tax lines[…].Tare" },
        { "Order", """{ "type": "FeatureCollection", "features": [1] }""", "type features" },
        { "Tree", """{ "name": null, "height": null, "age": 3 }""", "age" },
        { "Tree", """{ "joe smith": 3, "6f9619ff-8b86-d011-b42d-00c04fc964ff": 4 }""", "[…]" },
        { "Forms", """{ "place": { "row": 1, "item2": 5 } }""", "place.row" },
        { "Strange.Numbers", """{ "id": 505874924095815681, "time": 1714557651, "perhaps": 9007199254740993 }""", "id time perhaps" },
        { "Strange.Numbers", """{ "many": [1, 9007199254740993], "byName": { "a": 16777217 }, "steps": [9007199254740993] }""", "many[…] byName[…] steps[…]" },
        { "Strange.Priced", """{ "price": 1234567.891 }""", "price" },
        { "Strange.Priced", """{ "price": 0.12345678901234567890123456789012 }""", "price" },
        { "Strange.Trimmed", """{ "text": " a" }""", "text" },
        { "Strange.Ordered", """{ "steps": [{ "name": "a", "colour": 1 }], "set": [{ "name": "a", "weight": 2 }] }""", "steps[…].colour set[…].weight" },
        { "Strange.Drawing", """{ "shapes": [{ "radius": 1, "depth": 2, "kind": "circle" }] }""", "shapes[…].depth" },
    };

    [Theory]
    [MemberData(nameof(Losses))]
    public void WhatTheValueLacksIsNamedByItsPath(string type, string document, string paths)
    {
        var (sentence, lost) = LoadBoth(type, document);
        Assert.Equal(paths.Split(' '), lost);
        Assert.Contains($" does not keep everything that {_folder["sample.json"]} holds: {paths.Replace(" ", ", ", StringComparison.Ordinal)} {(lost.Count == 1 ? "is" : "are")} lost; ", sentence, StringComparison.Ordinal);
        Assert.Contains("--allow-loss", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void OfManyLostMembersTheFirstAndTheirCountAreNamed()
    {
        var (sentence, lost) = LoadBoth("Tree", """{ "a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1 }""");
        Assert.Equal(7, lost.Count);
        Assert.Contains(" holds: a, b, c, d, e and 2 more are lost; ", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void AValueOtherThanTheDocumentsIsLost()
    {
        Assert.Equal(["large"], LoadBoth("Clock", """{ "large": 5 }""").Lost);
        Assert.Equal([], Load("Clock", """{ "large": 7 }""").Lost);
    }

    public static TheoryData<string> FormsOfOneValue =>
    [
        """{ "state": 2, "next": "SHIPPED", "days": [1, "tuesday"] }""",
        """{ "STATE": "1", "Number": 1, "small": 0.1, "price": 1.50 }""",
        """{ "number": 1e3, "small": 0.30000001, "price": "2.5", "large": "9007199254740993" }""",
        """{ "number": 0.12345678901234567890, "large": 0, "zero": 0 }""",
        """{ "time": "2024-01-01T00:00:00.1200Z", "offset": "2024-01-01T00:00:00Z", "day": "2024-01-31", "span": "01:02:03.50" }""",
        """{ "time": "2024-01-01", "offset": "2024-07-01T10:00:00", "span": "1.00:00:00" }""",
        """{ "time": "2024-01-01T10:00:00.123456789+05:00" }""",
        """{ "id": "6F9619FF-8B86-D011-B42D-00C04FC964FF", "bytes": "AAEC/w==", "link": "https://example.org/a?b=%20" }""",
        """{ "sorted": ["b", "a", "b"], "set": [2, 1, 2], "stack": [1, 2, 3] }""",
        """{ "labels": { "A": 1, "b-c": 2 }, "byId": { "6F9619FF-8B86-D011-B42D-00C04FC964FF": "x" }, "byState": { "placed": 1 } }""",
        """{ "other_name": "x", "free": { "a": [1, null] }, "any": { "b": 1.0 }, "place": { "Item1": 1, "item2": 2 }, "unknown": { "c": [] } }""",
        """{ "payment": { "$type": "card", "network": "x", "lastDigits": "1", "due": null } }""",
        """{ "sorted": [], "labels": {}, "bytes": "", "other_name": "" }""",
    ];

    [Theory]
    [MemberData(nameof(FormsOfOneValue))]
    public void AnotherFormOfAValueIsNoLoss(string document) => Assert.Empty(Load("Forms", document).Lost);

    [Theory]
    [InlineData("Push", """{ "push_id": 5, "distinct_size": 1, "commits": [{ "sha": "a", "author_name": "b" }] }""", "System.Text.Json does not keep them: push_id, distinct_size, commits[…].author_name are lost.")]
    [InlineData("Basket", """{ "note": "fragile" }""", "System.Text.Json does not keep them: note is lost.")]
    [InlineData("Basket", """{ "signatures": { "joe": { "name": "Joe", "marks": ["a"] } } }""", "System.Text.Json does not keep them: signatures[…].marks is lost.")]
    [InlineData("Extended", """{ "id": 1, "other": { "a": [1] } }""", "System.Text.Json does not keep them: other is lost.")]
    [InlineData("PageOf", """{ "total": 99, "items": ["a"] }""", "System.Text.Json does not: ")]
    [InlineData("Strange.Labelled", """{ "id": 5 }""", "System.Text.Json does not: ")]
    [InlineData("Strange.Ordered", """{ "steps": [{ "name": "a", "size": 1 }, { "name": "b", "size": 2 }], "set": [{ "name": "c", "size": 1 }, { "name": "d", "size": 2 }, { "name": "e", "size": 3 }] }""", null)]
    [InlineData("Strange.Permission", """{ "status": "Redirect", "rights": "Execute, Read" }""", null)]
    [InlineData("Strange.Numbers", """{ "id": 9007199254740992, "time": 16777216, "many": [0.1, 1e300], "perhaps": 0.30000000000000004 }""", null)]
    [InlineData("Strange.Priced", """{ "price": 1234567.80 }""", null)]
    [InlineData("Strange.Late", """{ "name": "a" }""", null)]
    [InlineData("Strange.Late", """{ "name": "a", "number": 5 }""", null)]
    [InlineData("Strange.Drawing", """{ "shapes": [{ "radius": 1, "kind": "circle" }, { "kind": "square", "side": 2, "colour": "red" }] }""", null)]
    [InlineData("Strange.Account", """{ "id": "1", "version": 7 }""", null)]
    [InlineData("List<Strange.Labelled>", """[{ "id": "a" }, { "id": "b" }]""", null)]
    public void TheLibraryThatLosesNothingBuildsTheSamples(string type, string document, string? note)
    {
        var own = Load(type, document);
        Assert.Empty(own.Lost);
        if (note is null)
            Assert.Empty(own.Notes);
        else
            Assert.StartsWith($"The samples are built with Newtonsoft.Json, because {note}", Assert.Single(own.Notes), StringComparison.Ordinal);
    }

    [Fact]
    public void WorkersBuildTheValuesThatTheHostDid()
    {
        var own = Load("Push", """{ "push_id": 5 }""");
        var again = OwnType.Load(own.Request);
        Assert.Null(ModelDiff.FirstDifference(own.Model.Sample, own.Model.Create()));
        Assert.Equal((5L, 5L), ((long)((dynamic)again.Model.Sample).PushId, (long)((dynamic)own.Model.Sample).PushId));
    }

    [Fact]
    public void NamesInAnotherCaseAreToldOfAndTaken()
    {
        const string Document = """{ "full_name": "a", "home_address": { "street_name": "b" } }""";
        Assert.Contains("; check that the document is of this type and that its members can be set, name members as the document does with --json-naming snake_case, or ", LoadBoth("Strange.Profile", Document).Sentence, StringComparison.Ordinal);
        File.WriteAllText(_folder["sample.json"], Document);
        var own = OwnType.Load(new OwnTypeRequest(Contracts.Assembly, "Strange.Profile", [_folder["sample.json"]]) { Naming = "snake_case" });
        Assert.Empty(own.Lost);
        Assert.Equal("b", (string)((dynamic)own.Model.Sample).HomeAddress.StreetName);
        Programs.Run(["--list", "--json-naming", "PascalCase", .. Contracts.Arguments("Strange.Profile", _folder["sample.json"])]).IsUserError("--json-naming: ");
    }

    [Fact]
    public void ADocumentThatNeitherLibraryReadsHasBothReasonsWithTheirPlaces()
    {
        var exception = Assert.Throws<UserErrorException>(() => Load("Strange.Misfit", "{\n  \"time\": \"never\"\n}"));
        Assert.EndsWith(
            " does not fit Strange.Misfit: System.Text.Json: line 2, column 18, at $.time: The JSON value could not be converted to System.DateTime; "
            + "Newtonsoft.Json: line 2, column 17, at $.time: Could not convert string to DateTime: never.",
            exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void OfAnArrayTheListIsNamed()
    {
        Assert.EndsWith("; the document is an array, so perhaps its type is \"List<Strange.Profile>\".", Assert.Throws<UserErrorException>(() => Load("Strange.Profile", "[{}]")).Message, StringComparison.Ordinal);
        Assert.EndsWith("'Strange.Profile[]' is an array; name the list that has the same JSON, List<Strange.Profile>.", Assert.Throws<UserErrorException>(() => Load("Strange.Profile[]", "[{}]")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void NothingIsLostOfManyEntries()
    {
        var labels = Enumerable.Range(0, 5000).ToDictionary(index => $"Key {index}", index => index);
        Assert.Empty(Load("Forms", JsonSerializer.Serialize(new { labels, set = Enumerable.Range(0, 5000).Reverse() })).Lost);
    }

    [Fact]
    public void FieldsAndListsWithoutSetterAreFilledAndTheirLossIsTheSerializers()
    {
        var own = Load("Basket", """{ "pieces": 5, "lines": [{ "sku": "1", "title": "a", "quantity": 1, "price": 1, "weight": 2 }] }""");
        Assert.Equal((5, 1), ((int)((dynamic)own.Model.Samples[0]).Pieces, (int)((dynamic)own.Model.Samples[0]).Lines.Count));
        var bindings = Catalog.BindingsOf([own.Model]);
        Assert.Equal("The round trip changes the sample: Lines: expected 1 element, got 0 elements.", Fault("SystemTextJson"));
        Assert.Null(Fault("NewtonsoftJson"));

        string? Fault(string serializer) => RoundTripValidation.FirstFault(bindings.Single(binding => binding.Serializer.Name == serializer))?.Text;
    }

    // An abstract class without attributes is what System.Text.Json cannot build.
    [Fact]
    public void ValuesBuiltWithNewtonsoftAreHeldAgainstItsContract()
    {
        var own = Load("Wrapped", """{ "shape": "Shipped", "Item": [1, 2], "Pairs": { "a b": { "x": "2024-01-01T00:00:00Z" } } }""");
        Assert.Contains("built with Newtonsoft.Json", Assert.Single(own.Notes), StringComparison.Ordinal);
        Assert.Empty(own.Lost);
        Assert.Equal(["Colour", "Pairs[…].z"], LoadBoth("Wrapped", """{ "shape": 2, "Colour": 1, "Item": [1], "Pairs": { "a b": { "z": 1, "x": null } } }""").Lost);
    }

    [Fact]
    public void AGeneratedClassRefusesWhatItLacks()
    {
        var exception = Assert.Throws<UserErrorException>(() => Load("Post.Parcel", """{ "number": "1", "colour": "red" }"""));
        Assert.Contains("does not fit Post.Parcel: Unknown field: colour", exception.Message, StringComparison.Ordinal);
        Assert.Empty(Load("Post.Parcel", """{ "number": "1", "stops": [{ "seconds": "5" }] }""").Lost);
    }

    [Fact]
    public void WhatAValueComputesIsNotAskedFor() => Assert.Empty(Load("Endless", """{ "number": 1 }""").Lost);

    [Fact]
    public void AGetterThatFailsIsNoLossUntilTheDocumentHasItsMember()
    {
        Assert.Empty(Load("Fragile", """{ "name": "x" }""").Lost);
        Assert.Equal(["length"], LoadBoth("Fragile", """{ "name": "x", "length": 1 }""").Lost);
    }

    [Fact]
    public void TheRunStopsBeforeItMeasuresOrWritesAnything()
    {
        File.WriteAllText(_folder["tree.json"], """{ "name": "oak", "height": 12 }""");
        Programs.Run(["--results", _folder["results"], .. Contracts.Arguments("Tree", _folder["tree.json"])])
            .IsUserError($"Shop.Tree does not keep everything that {_folder["tree.json"]} holds: height is lost; ");
        Programs.RunInfo(Contracts.Arguments("Tree", _folder["tree.json"])).IsUserError("height is lost");
        Programs.RunInfo(["fidelity", .. Contracts.Arguments("Tree", _folder["tree.json"])]).IsUserError("height is lost");
        Assert.False(Directory.Exists(_folder["results"]));
    }

    [Fact]
    public void AllowedLossIsInTheRecordAndInEveryTable()
    {
        const string Sentence = "The values of Shop.Tree do not keep everything that the samples hold: height, children[…].secret are lost.";
        File.WriteAllText(_folder["tree.json"], """{ "name": "oak", "height": 12, "children": [{ "secret": "hidden" }] }""");
        var answer = Programs.Measure(_folder, [
            "--quick", "--serializers", "NewtonsoftJson,SystemTextJson", "--operations", "SerializeOnce,DeserializeOnce", "--allow-loss",
            .. Contracts.Arguments("Tree", _folder["tree.json"])]);
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        Assert.StartsWith($"Note: {Sentence}\n", answer.Output, StringComparison.Ordinal);

        var path = Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories));
        Assert.Equal(["height", "children[…].secret"], RecordFile.Read(path).OwnType!.Lost);
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(path)));
        Assert.DoesNotContain("hidden", File.ReadAllText(path), StringComparison.Ordinal);

        var report = Programs.Run("report", path, "--output", _folder["report"]);
        Assert.Equal(2, report.Output.Split(Sentence).Length - 1);
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
            var answer = Programs.RunInfo(arguments);
            Assert.Equal((0, $"Note: {Sentence}{Environment.NewLine}"), (answer.ExitCode, answer.Error));
            Assert.Contains($"\n{Sentence}\n", answer.Output, StringComparison.Ordinal);
            Assert.Equal(Sentence, JsonSerializer.Deserialize<JsonElement>(Programs.RunInfo([.. arguments, "--json"]).Output).GetProperty("lost").GetString());
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
        Programs.Run("--allow-loss").IsUserError("--assembly is missing; an own type takes --assembly, --type and at least one --sample.");

    private OwnType Load(string type, string document, bool allowLoss = false)
    {
        File.WriteAllText(_folder["sample.json"], document);
        return OwnType.Load(new OwnTypeRequest(Contracts.Assembly, type, [_folder["sample.json"]], AllowLoss: allowLoss));
    }

    // What is said where loss is not allowed, and what is lost where it is.
    private (string Sentence, IReadOnlyList<string> Lost) LoadBoth(string type, string document) =>
        (Assert.Throws<UserErrorException>(() => Load(type, document)).Message, Load(type, document, allowLoss: true).Lost);
}
