using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.OwnTypes.Samples;

/// <summary>Which library turns a document into a value, and what is said where none can.</summary>
public sealed class SampleBuilderTests : IDisposable
{
    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Theory]
    [InlineData("Push", """{ "push_id": 5, "distinct_size": 1, "commits": [{ "sha": "a", "author_name": "b" }] }""", "System.Text.Json does not keep them: push_id, distinct_size, commits[…].author_name are lost.")]
    [InlineData("Basket", """{ "note": "fragile" }""", "System.Text.Json does not keep them: note is lost.")]
    [InlineData("Basket", """{ "signatures": { "joe": { "name": "Joe", "marks": ["a"] } } }""", "System.Text.Json does not keep them: signatures[…].marks is lost.")]
    [InlineData("Extended", """{ "id": 1, "other": { "a": [1] } }""", "System.Text.Json does not keep them: other is lost.")]
    [InlineData("Strange.Named", """{ "push_id": 5, "x-y": "a" }""", "System.Text.Json does not keep them: push_id, x-y are lost.")]
    [InlineData("Strange.Versioned", """{ "id": "1", "version": 7 }""", "System.Text.Json does not keep them: version is lost.")]
    [InlineData("PageOf", """{ "total": 99, "items": ["a"] }""", "System.Text.Json does not: ")]
    [InlineData("Strange.Labelled", """{ "id": 5 }""", "System.Text.Json does not: ")]
    [InlineData("Strange.Ordered", """{ "steps": [{ "name": "a", "size": 1 }, { "name": "b", "size": 2 }], "set": [{ "name": "c", "size": 1 }, { "name": "d", "size": 2 }, { "name": "e", "size": 3 }] }""", null)]
    [InlineData("Strange.Permission", """{ "status": "Redirect", "rights": "Execute, Read" }""", null)]
    [InlineData("Strange.Numbers", """{ "id": 9007199254740992, "time": 16777216, "many": [0.1, 1e300], "perhaps": 0.30000000000000004 }""", null)]
    [InlineData("Strange.Priced", """{ "price": 1234567.80 }""", null)]
    [InlineData("Strange.Late", """{ "name": "a" }""", null)]
    [InlineData("Strange.Drawing", """{ "shapes": [{ "radius": 1, "kind": "circle" }, { "kind": "square", "side": 2, "colour": "red" }] }""", null)]
    [InlineData("Strange.Account", """{ "id": "1", "version": 7 }""", null)]
    [InlineData("Strange.Concealed", """{ "id": "1", "_number": 7 }""", null)]
    [InlineData("Strange.Unknowns", """{ "id": 1, "other": { "a": [1] } }""", null)]
    [InlineData("Strange.Immutables", """{ "stack": [{ "name": "a", "size": 1 }, { "name": "b", "size": 2 }], "byName": { "k": { "name": "a", "size": 1 } }, "sorted": ["b", "a"], "set": [{ "name": "a", "size": 1 }] }""", null)]
    [InlineData("Strange.AnyJson", """{ "node": { "a": [1.0] }, "element": 5, "elements": [1, { "b": null }] }""", null)]
    [InlineData("Strange.Filled", """{ "name": "a", "words": ["b"], "counts": { "c": 1 } }""", null)]
    [InlineData("Strange.Halved", """{ "number": 2048 }""", null)]
    [InlineData("List<Strange.Labelled>", """[{ "id": "a" }, { "id": "b" }]""", null)]
    public void TheLibraryThatLosesNothingBuildsTheSamples(string type, string document, string? note)
    {
        var own = _document.Load(type, document);
        Assert.Empty(own.Lost);
        if (note is null)
            Assert.Empty(own.Notes);
        else
            Assert.StartsWith($"The samples are built with Newtonsoft.Json, because {note}", Assert.Single(own.Notes), StringComparison.Ordinal);
    }

    [Fact]
    public void WhereExactNamesLoseAsMuchNewtonsoftBuildsTheSamples()
    {
        var own = _document.Load("Strange.TwinNames", """{ "Version": "1", "Words": ["x"], "m_at": "a", "M_at": "b", "Pattern": "a+" }""", allowLoss: true);
        Assert.Equal(["m_at", "M_at", "Pattern"], own.Lost);
        Assert.Equal("The samples are built with Newtonsoft.Json, because System.Text.Json does not keep them: Version, Words, Pattern are lost.", Assert.Single(own.Notes));
    }

    [Fact]
    public void WorkersBuildTheValuesThatTheHostDid()
    {
        var own = _document.Load("Push", """{ "push_id": 5 }""");
        var again = OwnType.Load(own.Request);
        Assert.Null(ModelDiff.FirstDifference(own.Model.Sample, own.Model.Create()));
        Assert.Equal((5L, 5L), ((long)((dynamic)again.Model.Sample).PushId, (long)((dynamic)own.Model.Sample).PushId));
    }

    [Fact]
    public void AWrongValueHasTheReadersReasonWithItsPlace()
    {
        var exception = Assert.Throws<UserErrorException>(() => _document.Load("Strange.Misfit", "{\n  \"time\": \"never\"\n}"));
        Assert.EndsWith(" does not fit Strange.Misfit: System.Text.Json: line 2, column 18, at $.time (\"never\"): The JSON value could not be converted to System.DateTime.", exception.Message, StringComparison.Ordinal);
    }

    // Newtonsoft.Json makes 14990 of it.
    [Fact]
    public void AWrongValueThatTheOtherLibraryMakesAnotherOfHasTheReadersReason()
    {
        var exception = Assert.Throws<UserErrorException>(() => _document.Load("Strange.Demanding", """{ "id": "1", "price": "149,90" }"""));
        Assert.EndsWith(" does not fit Strange.Demanding: System.Text.Json: line 1, column 31, at $.price (\"149,90\"): The JSON value could not be converted to System.Decimal.", exception.Message, StringComparison.Ordinal);
        Assert.Equal(["price"], _document.Load("Strange.Demanding", """{ "id": "1", "price": "149,90" }""", allowLoss: true).Lost);
    }

    [Fact]
    public void AKeyThatNoTextIsIsItsReadersToRefuse()
    {
        const string Document = """{ "counts": { "\ud83d": 1, "a": 2 } }""";
        Assert.Contains(" does not fit Strange.Note: System.Text.Json: ", Assert.Throws<UserErrorException>(() => _document.Load("Strange.Note", Document)).Message, StringComparison.Ordinal);
        Assert.Equal(["counts[…]"], _document.Load("Strange.Note", Document, allowLoss: true).Lost);
    }

    [Fact]
    public void AWrongValueBehindANameThatCannotBeDecodedIsTold() => Assert.Contains(
        ", at $.price (\"x\"): The JSON value could not be converted to System.Decimal",
        Assert.Throws<UserErrorException>(() => _document.Load("Strange.Demanding", """{ "id": "1", "other": { "\ud83d": 1 }, "price": "x" }""")).Message, StringComparison.Ordinal);

    [Fact]
    public void WhatASetterSaysIsToldOnce() => Assert.EndsWith(
        " does not fit Strange.Positive: A price is more than nothing. (Parameter 'value').",
        Assert.Throws<UserErrorException>(() => _document.Load("Strange.Positive", """{ "price": -1 }""")).Message, StringComparison.Ordinal);

    [Fact]
    public void WhatAStaticConstructorThrowsIsTold() => Assert.EndsWith(
        " does not fit Strange.Unusable: the static constructor of Strange.Unusable throws InvalidOperationException: The licence is missing.",
        Assert.Throws<UserErrorException>(() => _document.Load("Strange.Unusable", """{ "name": "a" }""")).Message, StringComparison.Ordinal);

    [Fact]
    public void AnInterfaceThatNeitherLibraryBuildsIsNamed()
    {
        var sentence = Assert.Throws<UserErrorException>(() => _document.Load("Strange.Zoo", """{ "first": { "name": "a" } }""")).Message;
        Assert.Contains(" does not fit Strange.Zoo: System.Text.Json: ", sentence, StringComparison.Ordinal);
        Assert.Contains("; Newtonsoft.Json: line 1, column ", sentence, StringComparison.Ordinal);
        Assert.Contains("Strange.IAnimal", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void OfAnArrayTheListIsNamed()
    {
        Assert.Equal(
            $"{_document.Path} holds an array of 2 values, and Strange.Profile is one; name \"List<Strange.Profile>\", or write each value on a line of its own in a .jsonl file.",
            Assert.Throws<UserErrorException>(() => _document.Load("Strange.Profile", "[{}, {}]")).Message);
        Assert.EndsWith("'Strange.Profile[]' is an array; name the list that has the same JSON, List<Strange.Profile>.", Assert.Throws<UserErrorException>(() => _document.Load("Strange.Profile[]", "[{}]")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FieldsAndListsWithoutSetterAreFilledAndTheirLossIsTheSerializers()
    {
        var own = _document.Load("Basket", """{ "pieces": 5, "lines": [{ "sku": "1", "title": "a", "quantity": 1, "price": 1, "weight": 2 }] }""");
        Assert.Equal((5, 1), ((int)((dynamic)own.Model.Samples[0]).Pieces, (int)((dynamic)own.Model.Samples[0]).Lines.Count));
        var bindings = Catalog.BindingsOf([own.Model]);
        Assert.Equal("The round trip changes the sample: Lines: expected 1 element, got 0 elements.", Fault("SystemTextJson"));
        Assert.Null(Fault("NewtonsoftJson"));

        string? Fault(string serializer) => RoundTripValidation.FirstFault(bindings.Single(binding => binding.Serializer.Name == serializer))?.Text;
    }

    // An abstract class without attributes is what System.Text.Json cannot build.
    [Fact]
    public void ValuesBuiltWithNewtonsoftAreHeldAgainstWhatItWrites()
    {
        var own = _document.Load("Wrapped", """{ "shape": "Shipped", "Item": [1, 2], "Pairs": { "a b": { "x": "2024-01-01T00:00:00Z" } } }""");
        Assert.Contains("built with Newtonsoft.Json", Assert.Single(own.Notes), StringComparison.Ordinal);
        Assert.Empty(own.Lost);
        Assert.Equal(["Colour", "Pairs[…].z"], _document.LoadBoth("Wrapped", """{ "shape": 2, "Colour": 1, "Item": [1], "Pairs": { "a b": { "z": 1, "x": null } } }""").Lost);
    }

    [Fact]
    public void AGeneratedClassRefusesWhatItLacks()
    {
        var exception = Assert.Throws<UserErrorException>(() => _document.Load("Post.Parcel", """{ "number": "1", "colour": "red" }"""));
        Assert.Contains("does not fit Post.Parcel: Unknown field: colour", exception.Message, StringComparison.Ordinal);
        Assert.Empty(_document.Load("Post.Parcel", """{ "number": "1", "stops": [{ "seconds": "5" }] }""").Lost);
    }
}
