namespace SerializationBenchmarks.EndToEnd.OwnTypes.Trials;

/// <summary>What members of type object hold is what most libraries keep, and no library is blamed for another's JSON.</summary>
public sealed class SampleChoiceTests : IDisposable
{
    private const string Note = "Note: The samples are built with Newtonsoft.Json, because what it puts into members of type object is kept by ";

    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Theory]
    [InlineData("Strange.Mixed", """{ "items": [1, "a", true, null, 1.5], "byName": { "a": 1 } }""")]
    [InlineData("Strange.Expanding", """{ "any": { "a": 1, "b": "c" } }""")]
    [InlineData("Strange.Loose", """{ "any": 5 }""")]
    [InlineData("Strange.Loose", """{ "any": "a" }""")]
    public void TheSampleIsTheOneThatMostLibrariesKeep(string type, string document)
    {
        var answer = _document.Validate(type, document, "NewtonsoftJson,MessagePack,Bson");
        Assert.Contains(Note, answer.Output, StringComparison.Ordinal);
        Assert.All(["NewtonsoftJson", "MessagePack", "Bson"], serializer => Assert.Contains($"validated {serializer} on ", answer.Output, StringComparison.Ordinal));
    }

    [Fact]
    public void TheSampleDoesNotDependOnWhatIsSelected()
    {
        var answer = _document.Validate("Strange.Loose", """{ "any": 5 }""", "SystemTextJson");
        Assert.Contains(Note, answer.Output, StringComparison.Ordinal);
        Assert.Contains("FAILED SystemTextJson on Loose, not timed: The round trip changes the sample: Any: expected 5 (Int64), got 5 (JsonElement).", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void JsonOfAnotherLibraryIsNoFault()
    {
        var answer = _document.Validate("Strange.Loose", """{ "any": 0.12345678901234567890 }""", "SystemTextJson,NewtonsoftJson,Bson");
        Assert.DoesNotContain(Note, answer.Output, StringComparison.Ordinal);
        Assert.Contains("validated SystemTextJson on Loose: ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("n/a NewtonsoftJson on Loose: Any holds a JsonElement, which only System.Text.Json writes.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("n/a Bson on Loose: Any holds a JsonElement, which only System.Text.Json writes.", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AnObjectThatSystemTextJsonReadsIsNoFaultOfNewtonsoftJson() => Assert.Contains(
        "n/a NewtonsoftJson on Loose: Any holds a JsonElement, which only System.Text.Json writes.",
        _document.Validate("Strange.Loose", """{ "any": { "a": 1 } }""", "SystemTextJson,NewtonsoftJson").Output,
        StringComparison.Ordinal);

    [Fact]
    public void WhatElseALibraryDoesToAValueIsLeftAsItIs() =>
        Assert.DoesNotContain(Note, _document.Validate("Strange.CalledBack", """{ "any": 5 }""", "SystemTextJson").Output, StringComparison.Ordinal);
}
