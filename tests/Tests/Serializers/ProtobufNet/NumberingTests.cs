using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.ProtobufNet;

/// <summary>Types without the library's attributes: what it takes is taken, and what it refuses is its own word.</summary>
public sealed class NumberingTests : IDisposable
{
    private const string Numbered = " no [ProtoContract], so members are numbered in the order of their declaration";

    private const string InPlace = "compiled in place";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("Article", """{ "id": 3, "title": "a" }""", "Article, Entity have" + Numbered)]
    [InlineData("Shelf", """{ "articles": [{ "id": 3, "title": "a" }, { "id": 4, "title": "b" }] }""", "Shelf, Article, Entity have" + Numbered)]
    [InlineData("OpeningDays", """{ "days": [1, 0, 6], "hours": { "Monday": 4 } }""", Numbered)]
    [InlineData("Entries", """{ "pairs": [{ "key": "a", "value": 1 }], "first": { "key": "b", "value": 2 } }""", Numbered)]
    [InlineData("Place", """{ "name": "a", "latitude": 1.5 }""", null)]
    [InlineData("Fields", """{ "number": 3, "text": "a" }""", Numbered)]
    [InlineData("Strange.Guarded", """{ "name": "a", "number": 3 }""", InPlace)]
    [InlineData("Unordered", """{ "title": "a", "count": 3 }""", Numbered)]
    [InlineData("Device", """{ "name": "a" }""", Numbered)]
    [InlineData("Keyed", """{ "byId": { "6f9619ff-8b86-d011-b42d-00c04fc964ff": [1, 2] }, "nested": { "a": { "b": 2 } }, "length": "00:00:03", "day": "2024-01-31", "link": "https://example.org/" }""", Numbered)]
    [InlineData("Menu", """{ "a": { "b": {} } }""", InPlace)]
    public void WhatTheLibraryTakesComesBack(string type, string document, string? note)
    {
        var binding = Bind(type, document);
        Assert.Equal((null, null), (binding.UnsupportedBecause?.Text, RoundTripValidation.FirstFault(binding)?.Text));
        if (note is null)
            Assert.Null(binding.Note);
        else
            Assert.Contains(note, binding.Note, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Account256", """{ "balance": 5 }""", "No serializer defined for type: System.Numerics.BigInteger.")]
    [InlineData("Forest", "[[[]]]", "Nested or jagged lists, arrays and maps are not supported: Strange.Forest.")]
    public void WhatTheLibraryRefusesIsItsOwnWord(string type, string document, string reason) =>
        Assert.EndsWith(reason, Bind(type, document).UnsupportedBecause?.Text, StringComparison.Ordinal);

    private Binding Bind(string type, string document)
    {
        File.WriteAllText(_folder["sample.json"], document);
        return Catalog.BindersOf(Contracts.Load(type, _folder["sample.json"]).Model).Single(binder => binder.Serializer.Name == "ProtobufNet").Bind();
    }
}
