using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.OwnTypes.Loss;

/// <summary>What is lost is what the library that read a document does not write back, whatever converters, setters and collections do.</summary>
public sealed class WrittenBackTests : IDisposable
{
    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Theory]
    [InlineData("Strange.Team", """{ "byNumber": { "7": { "name": " Bo " } } }""", "byNumber[…].name")]
    [InlineData("Strange.Team", """{ "byName": { "m": { "name": " Bo " } } }""", "byName[…].name")]
    [InlineData("Strange.Canvas", """{ "main": { "kind": "circle", "r": 1, "colour": "red" } }""", "main.colour")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00+05:30", "until": "2024-05-01T10:00:00+05:30" }""", "at")]
    [InlineData("Strange.Halved", """{ "number": 65505 }""", "number")]
    [InlineData("Strange.Stamped", """{ "name": "a", "created": "2024-05-01T10:00:00Z" }""", "created")]
    public void WhatIsNotWrittenBackIsLost(string type, string document, string lost) => Assert.Equal([lost], _document.LoadBoth(type, document).Lost);

    [Theory]
    [InlineData("Strange.Team", """{ "byNumber": { "7": { "name": "Bo" } } }""")]
    [InlineData("Strange.Canvas", """{ "main": { "kind": "circle", "r": 1 } }""")]
    [InlineData("Strange.Halved", """{ "number": 65504 }""")]
    [InlineData("Strange.Halved", """{ "number": 65500 }""")]
    [InlineData("Strange.Halved", """{ "number": 0.1 }""")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00.50Z", "until": "2024-05-01T10:00:00" }""")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00+00:00", "until": "2024-05-01T10:00:00Z" }""")]
    [InlineData("Strange.OidOrder", """{ "id": "a", "lines": ["b"], "qty": 1 }""")]
    [InlineData("Clock", """{ "large": 7 }""")]
    [InlineData("Strange.Headers", """{ "given": { "A": "1" }, "kept": { "B": "2" } }""")]
    public void WhatIsWrittenBackIsKept(string type, string document)
    {
        var own = _document.Load(type, document);
        Assert.Empty(own.Lost);
        Assert.Empty(own.Notes);
    }

    [Theory]
    [InlineData("Strange.Vault", """{ "owner": "a", "code": "b" }""", "It is not checked whether code is kept, because System.Text.Json does not write it as it reads it.")]
    [InlineData("Strange.Sized", """{ "item_size": "large", "day": "31/12/2024" }""", "It is not checked whether item_size, day are kept, because System.Text.Json does not write them as it reads them.")]
    [InlineData("Strange.Late", """{ "name": "a", "number": 5 }""", "It is not checked whether number is kept, because System.Text.Json does not write it as it reads it.")]
    public void OfWhatNeitherLibraryWritesNothingIsSaidToBeLostOrKept(string type, string document, string note)
    {
        var own = _document.Load(type, document);
        Assert.Empty(own.Lost);
        Assert.Equal([note], own.Notes);
    }

    [Fact]
    public void WhatAGetterThatIsNotPublicHidesIsSeenAllTheSame()
    {
        var own = _document.Load("Strange.Diary", """{ "owner": "a", "pages": [1] }""");
        Assert.Empty(own.Lost);
        Assert.Equal(["The samples are built with Newtonsoft.Json, because System.Text.Json does not keep them: pages is lost."], own.Notes);
    }

    [Fact]
    public void WhatALibraryIgnoresWhenItWritesIsSeenAllTheSame() => Assert.Empty(_document.Load("Strange.Vault", """{ "owner": "a", "hint": "b" }""").Lost);

    [Theory]
    [InlineData("""{ "document": { "note": { "@id": "1", "to": ["a", "b"], "text": "c" } } }""")]
    [InlineData("""{ "element": { "note": { "to": "a" } } }""")]
    public void XmlIsBuiltByTheLibraryThatKnowsIt(string document)
    {
        var own = _document.Load("Strange.Markup", document);
        Assert.Empty(own.Lost);
        Assert.StartsWith("The samples are built with Newtonsoft.Json, because ", Assert.Single(own.Notes), StringComparison.Ordinal);
        var answer = _document.Validate("Strange.Markup", document, "NewtonsoftJson,SystemTextJson,MessagePack,ProtobufNet");
        Assert.Contains("validated NewtonsoftJson on Markup: ", answer.Output, StringComparison.Ordinal);
        Assert.Equal(1, answer.Output.Split("validated ").Length - 1);
    }

    [Fact]
    public void AnExceptionOfASetterIsNoQuestionOfNames()
    {
        var sentence = Assert.Throws<UserErrorException>(() => _document.Load("Strange.Thermostat", """{ "degrees": 50 }""", allowLoss: true)).Message;
        Assert.EndsWith(" does not fit Strange.Thermostat: Forty degrees are the limit.", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void WhatAnInterfaceLacksIsNamedForBothLibraries()
    {
        var sentence = Assert.Throws<UserErrorException>(() => _document.Load("Strange.Zoo", """{ "first": { "name": "a" } }""")).Message;
        Assert.Contains(". [JsonDerivedType] would tell it which class an IAnimal is; Newtonsoft.Json: ", sentence, StringComparison.Ordinal);
        Assert.EndsWith(". TypeNameHandling would tell it which class an IAnimal is.", sentence, StringComparison.Ordinal);
    }
}

/// <summary>Of a document there is one answer on every machine.</summary>
[Collection(nameof(AloneInTheProcess))] // The tests set the process's time zone.
public sealed class ZoneTests : IDisposable
{
    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Theory]
    [InlineData("Strange.Shapeless", """{ "any": { "at": "2024-05-01T10:00:00+05:30", "z": "2024-05-01T10:00:00Z", "none": "2024-05-01T10:00:00" } }""", "any.at")]
    [InlineData("Strange.Extended", """{ "id": 1, "at": "2024-05-01T10:00:00+05:30", "zero": "2024-05-01T10:00:00+00:00" }""", "at")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00+05:30", "until": "2024-05-01T10:00:00+05:30" }""", "at")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00-05:00", "until": "2024-05-01T10:00:00-05:00" }""", "at")]
    [InlineData("Strange.Meeting", """{ "at": "2024-05-01T10:00:00+00:00", "until": "2024-05-01T10:00:00" }""", "")]
    public void WhatIsLostDoesNotDependOnTheMachinesZone(string type, string document, string lost)
    {
        Needs.Unix("Windows cannot give one process a time zone.");
        foreach (var zone in (TimeSpan[])[TimeSpan.Zero, new(5, 30, 0), new(-5, 0, 0)])
        {
            using var _ = new FixedZone(zone);
            Assert.Equal($"{zone}: {lost}", $"{zone}: {string.Join(' ', _document.Load(type, document, allowLoss: true).Lost)}");
        }
    }
}
