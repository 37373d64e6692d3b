using System.Text.Json;
using Microsoft.FSharp.Core;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.OwnTypes.Loss;

/// <summary>What a sample holds and the value lacks is never measured without a word.</summary>
public sealed class LossTests : IDisposable
{
    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    public static TheoryData<string, string, string> Losses => new()
    {
        { "Basket", """{ "number": "B-1" }""", "number" },
        { "Basket", """{ "name": "x", "colour": { "r": 1 } }""", "colour" },
        { "Basket", """{ "colours": [] }""", "colours" },
        { "Basket", """{ "note": "fragile", "number": "B-1" }""", "number" },
        { "Basket", """{ "lines": [{ "sku": "1", "title": "a", "quantity": 1, "price": 1, "weight": 1, "tax": 7 }, { "sku": "2", "title": "b", "quantity": 1, "price": 1, "weight": 1, "tax": 8, "Tare": 9 }] }""", "lines[…].tax lines[…].Tare" },
        { "Shop.Customer", """{ "name": "a", "type": "FeatureCollection", "features": [1] }""", "type features" },
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
        { "Strange.Torn", """{ "old_name": "a", "new_name": "b" }""", "old_name" },
        { "Strange.Halved", """{ "number": 2049 }""", "number" },
        { "Strange.Immutables", """{ "stack": [{ "name": "a", "weight": 1 }], "byName": { "k": { "colour": 1 } }, "set": [{ "size": 1, "depth": 2 }] }""", "stack[…].weight byName[…].colour set[…].depth" },
        { "Strange.Limits", """{ "type": "a", "$ref": "#/x", "$id": "1" }""", "$ref $id" },
        { "Strange.Limits", """{ "price": 6.62607015e-34 }""", "price" },
        { "Strange.Limits", """{ "price": 1.23456789e-25 }""", "price" },
        { "Strange.Limits", """{ "number": 1e-400, "small": 1e-50 }""", "number small" },
        { "Strange.Limits", """{ "created": "2024-01-06T15:47:31.485331387Z", "updated": "2024-01-06T15:47:31.48533131+01:00" }""", "created updated" },
        { "Strange.Limits", """{ "byId": { "1": "a", "01": "b" } }""", "byId[…]" },
        { "Strange.Shapeless", """{ "any": { "updated": "2024-05-01T10:00:00+05:30", "sum": { "amount": 12345678901234567.89 } } }""", "any.updated any.sum.amount" },
        { "Strange.Note", """{ "id": "1", "text": "cut \ud83d", "likes": 5 }""", "text likes" },
        { "Strange.Sized", """{ "width": 1.9 }""", "width" },
        { "Strange.Fleet", """{ "vehicles": [{ "vehicle_kind": "boat", "wheels": 0, "sail_area": 3 }] }""", "vehicles[…].vehicle_kind vehicles[…].sail_area" },
        { "Strange.Extended", """{ "id": 1, "updated": "2024-05-01T10:00:00+05:30", "amount": 12345678901234567.89, "kept": 1.50 }""", "updated amount" },
    };

    [Theory]
    [InlineData("""{ "tags": ["a", "b", "a"] }""", "tags[…] (a set holds each once)")]
    [InlineData("""{ "sorted": [2, 1, 2] }""", "sorted[…] (a set holds each once)")]
    public void WhatASetDropsIsNamedWithTheReason(string document, string lost) => Assert.Equal([lost], _document.LoadBoth("Strange.Limits", document).Lost);

    [Theory]
    [InlineData("Strange.Limits", """{ "price": 1.5e3, "number": 1e22, "small": 1E-3, "created": "2024-01-06T15:47:31.4853313000Z", "byId": { "1": "a", "2": "b" } }""")]
    [InlineData("Strange.Limits", """{ "number": 1.7976931348623157e308, "small": 3.4028235e38 }""")]
    [InlineData("Strange.Shapeless", """{ "any": { "on": "2024-05-01T10:00:00Z", "list": [1, 2.50, "x", null, { "b": true }], "large": 123456789012345678901234567890 } }""")]
    [InlineData("Wrapped", """{ "byState": { "1": 5, "Shipped": 2, "draft": 3 } }""")] // Which Newtonsoft.Json writes by their names.
    [InlineData("Strange.Twice", """{ "id": 1, "ID": 2 }""")]
    [InlineData("Strange.Rule", """{ "pattern": { "Pattern": "a+", "Options": 1 } }""")]
    public void WhatIsKeptIsNoLoss(string type, string document) => Assert.Empty(_document.Load(type, document).Lost);

    [Theory]
    [MemberData(nameof(Losses))]
    public void WhatTheValueLacksIsNamedByItsPath(string type, string document, string paths)
    {
        var (sentence, lost) = _document.LoadBoth(type, document);
        Assert.Equal(paths.Split(' '), lost);
        Assert.Contains($" does not keep everything that {_document.Path} holds: {paths.Replace(" ", ", ", StringComparison.Ordinal)} {(lost.Count == 1 ? "is" : "are")} lost; ", sentence, StringComparison.Ordinal);
        Assert.Contains("--allow-loss", sentence, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Demanding", "{}", "Id, Price are missing")]
    [InlineData("Demanding", """{ "id": "1", "price": 1, "lines": [{ "sku": "a" }, { "quantity": 2 }] }""", "lines[…].Sku is missing")]
    [InlineData("Signed", """{ "note": null }""", "id is missing")] // Which Newtonsoft.Json refuses, and System.Text.Json reads.
    [InlineData("List<Strange.Demanded>", """[{ "quantity": 1 }]""", "[…].Sku is missing")]
    public void WhatATypeRequiresAndTheReaderDoesNotAskForIsMissing(string type, string document, string missing)
    {
        var full = type.Contains("Strange", StringComparison.Ordinal) ? type : $"Strange.{type}";
        var sentence = Assert.Throws<UserErrorException>(() => _document.Load(full, document)).Message;
        Assert.StartsWith($"{_document.Path} does not hold everything that ", sentence, StringComparison.Ordinal);
        Assert.EndsWith($" requires: {missing}; check that the document is of this type, or measure without what is missing with --allow-loss.", sentence, StringComparison.Ordinal);
        Assert.EndsWith($" requires: {missing}.", _document.Load(full, document, allowLoss: true).LostSentence, StringComparison.Ordinal);
    }

    [Fact]
    public void ANameThatCannotBeDecodedHidesNothingThatIsMissing() =>
        Assert.Equal(["[…]", "Sku (required)"], _document.LoadBoth("Strange.Demanded", """{ "\ud83d": 1, "quantity": 2 }""").Lost);

    [Fact]
    public void WhatIsLostAndWhatIsMissingAreToldApart()
    {
        var (sentence, lost) = _document.LoadBoth("Strange.Demanded", """{ "Sk": "a", "quantity": 1 }""");
        Assert.Equal(["Sk", "Sku (required)"], lost);
        Assert.Contains(" holds: Sk is lost, and of what it requires, Sku is missing; check that ", sentence, StringComparison.Ordinal);
        Assert.Equal(
            "The values of Strange.Demanded do not keep everything that the samples hold: Sk is lost. The samples do not hold everything that Strange.Demanded requires: Sku is missing.",
            DataLoss.Describe("Strange.Demanded", lost));
    }

    [Theory]
    [InlineData("Demanding", """{ "ID": null, "price": 0 }""")]
    [InlineData("Settled", "{}")]
    [InlineData("Signed", """{ "id": "1", "note": "a" }""")]
    public void WhatIsThereOrSetIsNotMissing(string type, string document) => Assert.Empty(_document.Load($"Strange.{type}", document).Lost);

    [Fact]
    public void WhatTheOtherLibraryLosesIsNamedBesideIt() =>
        Assert.Contains(": old_name is lost; with Newtonsoft.Json, new_name is; check ", _document.LoadBoth("Strange.Torn", """{ "old_name": "a", "new_name": "b" }""").Sentence, StringComparison.Ordinal);

    [Fact]
    public void WhatOneLibraryRefusesIsToldBesideWhatTheOtherLoses()
    {
        var sentence = _document.LoadBoth("Strange.Fleet", """{ "vehicles": [{ "vehicle_kind": "boat", "wheels": 0 }] }""").Sentence;
        Assert.EndsWith(
            ": vehicles[…].vehicle_kind is lost; System.Text.Json does not read it: line 1, column 51, at $.vehicles[0]: Read unrecognized type discriminator id 'boat'; "
            + "check that the document is of this type and that its members can be set, or measure without what is lost with --allow-loss.",
            sentence,
            StringComparison.Ordinal);
    }

    [Fact]
    public void WhatSeveralValuesShareIsLostWhereTheLibraryFillsIt()
    {
        string[] documents = ["""{ "work_name": "a", "settings": { "retries": 1, "mode": "slow" } }""", """{ "work_name": "b", "settings": { "retries": 5, "mode": "slow" } }"""];
        var sentence = Assert.Throws<UserErrorException>(() => _document.LoadLines("Strange.NamedWork", documents)).Message;
        Assert.Contains("line 1 holds: settings.retries is lost where Newtonsoft.Json reads another sample into the same object; check ", sentence, StringComparison.Ordinal);
        Assert.Empty(_document.LoadLines("Strange.NamedWork", documents[..1]).Lost);
    }

    [Fact]
    public void OfManyLostMembersTheFirstAndTheirCountAreNamed()
    {
        var (sentence, lost) = _document.LoadBoth("Tree", """{ "a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1 }""");
        Assert.Equal(7, lost.Count);
        Assert.Contains(" holds: a, b, c, d, e and 2 more are lost; ", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void AValueOtherThanTheDocumentsIsLost()
    {
        Assert.Equal(["large"], _document.LoadBoth("Clock", """{ "large": 5 }""").Lost);
        Assert.Equal([], _document.Load("Clock", """{ "large": 7 }""").Lost);
    }

    public static TheoryData<string> FormsOfOneValue =>
    [
        """{ "state": 2, "next": "SHIPPED", "days": [1, "tuesday"] }""",
        """{ "STATE": "1", "Number": 1, "small": 0.1, "price": 1.50 }""",
        """{ "number": 1e3, "small": 0.30000001, "price": "2.5", "large": "9007199254740993" }""",
        """{ "number": 0.12345678901234567890, "large": 0, "zero": 0 }""",
        """{ "time": "2024-01-01T00:00:00.1200Z", "offset": "2024-01-01T00:00:00Z", "day": "2024-01-31", "span": "01:02:03.50" }""",
        """{ "time": "2024-01-01", "offset": "2024-07-01T10:00:00", "span": "1.00:00:00" }""",
        """{ "id": "6F9619FF-8B86-D011-B42D-00C04FC964FF", "bytes": "AAEC/w==", "link": "https://example.org/a?b=%20" }""",
        """{ "sorted": ["b", "a"], "set": [2, 1], "stack": [1, 2, 3] }""",
        """{ "labels": { "A": 1, "b-c": 2 }, "byId": { "6F9619FF-8B86-D011-B42D-00C04FC964FF": "x" }, "byState": { "placed": 1 } }""",
        """{ "other_name": "x", "free": { "a": [1, null] }, "any": { "b": 1.0 }, "place": { "Item1": 1, "item2": 2 }, "unknown": { "c": [] } }""",
        """{ "payment": { "$type": "card", "network": "x", "lastDigits": "1", "due": null } }""",
        """{ "sorted": [], "labels": {}, "bytes": "", "other_name": "" }""",
    ];

    [Theory]
    [MemberData(nameof(FormsOfOneValue))]
    public void AnotherFormOfAValueIsNoLoss(string document) => Assert.Empty(_document.Load("Forms", document).Lost);

    [Fact]
    public void NamesInAnotherCaseAreToldOfAndTaken()
    {
        const string Document = """{ "full_name": "a", "home_address": { "street_name": "b" } }""";
        Assert.Contains("; check that the document is of this type and that its members can be set, name members as the document does with --json-naming snake_case, or ", _document.LoadBoth("Strange.Profile", Document).Sentence, StringComparison.Ordinal);
        var own = _document.Load("Strange.Profile", Document, naming: "snake_case");
        Assert.Empty(own.Lost);
        Assert.Equal("b", (string)((dynamic)own.Model.Sample).HomeAddress.StreetName);
        BuiltPrograms.Run(["--list", "--json-naming", "PascalCase", .. Contracts.Arguments("Strange.Profile", _document.Path)]).IsUserError("--json-naming: ");
    }

    [Fact]
    public void NothingIsLostOfManyEntries()
    {
        var labels = Enumerable.Range(0, 5000).ToDictionary(index => $"Key {index}", index => index);
        Assert.Empty(_document.Load("Forms", JsonSerializer.Serialize(new { labels, set = Enumerable.Range(0, 5000).Reverse() })).Lost);
    }

    [Fact]
    public void WhatAValueComputesIsNotAskedFor() => Assert.Empty(_document.Load("Shop.Endless", """{ "number": 1 }""").Lost);

    [Fact]
    public void AGetterThatFailsIsNoLossUntilTheDocumentHasItsMember()
    {
        Assert.Empty(_document.Load("Fragile", """{ "name": "x" }""").Lost);
        Assert.Equal(["length"], _document.LoadBoth("Fragile", """{ "name": "x", "length": 1 }""").Lost);
    }

    // System.Text.Json calls it an object without members.
    [Fact]
    public void AnOptionOfFSharpLosesWhatItsValueDoes()
    {
        var document = """{"Place":{"Street":"a","City":"b"},"Places":[{"Street":"c"}],"Floor":3,"Other":null}"""u8.ToArray();
        var library = SystemTextJsonLibrary.Of(JsonNaming.All[0]);
        var value = (Home)library.Build(document, typeof(Home));
        Assert.Equal(("a", 3), (value.Place!.Value.Street, value.Floor!.Value));
        Assert.Equal(["Place.City"], library.Check(document, typeof(Home), value).Lost);
    }

    private sealed record Home(FSharpOption<Address>? Place, FSharpOption<List<Address>>? Places, FSharpOption<int>? Floor, FSharpOption<Address>? Other);

    private sealed record Address(string Street);
}
