using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes.Samples;

/// <summary>Values are as their library reads them for each serializer, and it says in documents whether they came back.</summary>
public sealed class SampleValuesTests : IDisposable
{
    private static readonly string[] _works =
        ["""{ "name": "a", "settings": { "retries": 1, "mode": "slow" } }""", """{ "name": "b", "settings": { "retries": 5, "mode": "a long mode" } }""", """{ "name": "c" }"""];

    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Fact]
    public void WhatValuesShareShowsWhenAllAreRead()
    {
        var own = _document.LoadLines("Strange.Work", _works);
        Assert.Null(FaultOf(own.Model, "SystemTextJson"));
        Assert.True(own.Values!.AreUntouched);
        Assert.Equal(
            ("Reading another value changes what came back of samples.jsonl, line 2: Settings.Retries: expected 5, got 1.", "Reading another value changes what came back of sample 2 at Settings.Retries; the program shows the values and does not record them."),
            FaultOf(own.Model, "NewtonsoftJson") is { } fault ? (fault.Text, fault.Recorded) : default);
        Assert.False(own.Values.AreUntouched); // The third has the default that the library has filled.
        own.Values.Renew();
        Assert.False(own.Values.AreUntouched); // So has each that is built in this process.
    }

    [Fact]
    public void ADefaultThatASampleSharesIsWhatItWas() => Assert.Equal(
        "The round trip changes samples.jsonl, line 2, as System.Text.Json writes it: settings.retries: expected 1, got 5.",
        FaultOf(_document.LoadLines("Strange.Work", _works[1..]).Model, "NewtonsoftJson")?.Text);

    [Theory]
    [InlineData("SystemTextJson", null)]
    [InlineData("NewtonsoftJson", "The round trip changes the sample, as System.Text.Json writes it: stamp: expected 7, got 0.")]
    public void APrivateFieldThatADocumentNamesIsPartOfTheValueAndOneThatIsFilledLaterIsNot(string serializer, string? fault) =>
        Assert.Equal(fault, FaultOf(_document.Load("Strange.Franked", """{ "name": "a", "stamp": 7 }""").Model, serializer)?.Text);

    [Theory]
    [InlineData("""{ "owner": "a", "pages": [1] }""", "The round trip changes the sample: Pages: expected 1 element, got null. [JsonProperty] on Pages may keep it.")]
    [InlineData("""{ "owner": "a", "motto": "m" }""", "The round trip changes the sample: _motto: expected \"m\", got null. [JsonProperty] on _motto may keep it.")]
    public void WhatNoGetterShowsIsPartOfTheValue(string document, string fault) =>
        Assert.Equal(fault, FaultOf(_document.Load("Strange.Diary", document).Model, "NewtonsoftJson")?.Text);

    [Fact]
    public void WhatTwoReadingsShareShowsInOneSample() => Assert.Equal(
        "The round trip changes the sample: All: expected 2 elements, got 6 elements.",
        FaultOf(_document.Load("Strange.Labels", """{ "all": ["a", "b"] }""").Model, "NewtonsoftJson")?.Text);

    [Fact]
    public void WhereTheLibraryDoesNotWriteMembersAreComparedAlone()
    {
        var own = _document.Load("Strange.Scored", """{ "name": "a", "score": 7 }""");
        Assert.Equal("System.Text.Json does not write the values: It only reads", own.Values!.WhyUnwritten);
        Assert.Equal("What comes back is compared with the samples in its members alone, because System.Text.Json does not write the values: It only reads.", BuiltValues.Of(own).Notes[^1]);
        Assert.True(own.Values.AreUntouched);
        Assert.Null(own.Values.FirstDifference(0, new object()));
        Assert.Null(FaultOf(own.Model, "MessagePack"));
    }

    [Fact]
    public void AValueThatCannotBeWrittenIsAnother()
    {
        var values = _document.Load("Strange.Found", """{ "id": "a", "page": { "items": ["x"], "total": 17 } }""").Values!;
        Assert.Null(values.WhyUnwritten);
        var other = (dynamic)Activator.CreateInstance(values[0].GetType())!;
        other.Page = (dynamic)Activator.CreateInstance(((dynamic)values[0]).Page.GetType());
        other.Page.Add((string?)null);
        other.Id = "a";
        Assert.Equal("page.items[0]: expected \"x\", got null", values.FirstDifference(0, (object)other)!.ToString());
        Assert.Null(values.FirstDifference(0, values[0]));
        Assert.Equal("expected a value that can be written, got one that cannot", values.FirstDifference(0, new object())!.ToString());
    }

    [Fact]
    public void EachSerializerGetsItsOwnValues()
    {
        var values = _document.Load("Strange.Note", """{ "id": "1" }""").Values!;
        var first = values[0];
        ((dynamic)first).Id = "2";
        Assert.False(values.AreUntouched);
        values.Renew();
        Assert.True(values.AreUntouched);
        Assert.NotSame(first, values[0]);
    }

    private static SerializationBenchmarks.Serializers.Reason? FaultOf(SerializationBenchmarks.Models.Model model, string serializer) =>
        RoundTripValidation.FirstFault(Catalog.BindersOf(model).Single(binder => binder.Serializer.Name == serializer).Bind());
}
