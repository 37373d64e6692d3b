using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Pages.Front;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Pages.Front;

public class FrontPageTests
{
    private static readonly string _noLibrary = $"{SerializerInfo.NoLibrary} 10.0.1";

    private static readonly RunRecord _run = Libraries(
        RecordFactory.Run(
            [
                .. Cases("SerializeFromModel", ("Slow", 400), ("Fast", 100), ("FastSlowly", 150), ("Generated", 200), ("ByHand", 50)),
                .. Cases("DeserializeToModel", ("Slow", 600), ("Fast", 200), ("FastSlowly", 250), ("Generated", 100), ("ByHand", 50)),
                .. Cases("SerializeOnce", ("Generated", 90)),
            ]),
        ("Slow", "Slow 1.0"), ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Generated", "Generator 3.0"), ("ByHand", _noLibrary));

    private static readonly RunRecord _fresh = RecordFactory.Run(
        [
            .. Cases("SerializeFromModel", ("Slow", 400), ("Fast", 80), ("Generated", 90)),
            .. Cases("DeserializeToModel", ("Fast", 200), ("Generated", 50)),
            .. Cases("SerializeFreshFromModel", ("Slow", 1500), ("Fast", 500), ("Generated", 1000), ("ByHand", 10)),
            .. Cases("DeserializeFreshToModel", ("Fast", 600), ("Generated", 900)),
        ]) with
    { Study = "fresh" };

    private static readonly AllFacts _facts = new(
        [
            new Need(Need.OwnClasses, "It takes my own classes", "A class.", "Own classes", "generated classes"),
            new Need(Need.NativeAot, "It works with NativeAOT", "A program.", "NativeAOT", "no NativeAOT"),
            new Need(Need.Dates, "Dates keep every tick", "Dates.", Lacking: "dates lose ticks"),
        ],
        [Facts("Slow", Answer.Yes, Answer.No), Facts("Fast", Answer.Yes, Answer.NotChecked), Facts("FastSlowly", Answer.Yes, Answer.Yes), Facts("Generated", Answer.No, Answer.Yes)]);

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheReadmeHasARowALibraryWithWhatIsKnownOfIt(string culture) => Snapshot.Match("front-page.md", InCulture.Run(culture, () => FrontPage.Render(_run, _facts, null, "a record", [_run])));

    [Fact]
    public void FreshValuesHaveARatioAndANote()
    {
        var page = FrontPage.Render(_run, _facts, _fresh, "a record", [_run, _fresh]).ReplaceLineEndings("\n");
        Assert.Contains("| Write, ns | Read, ns | × | Size, B | Allocated, B | Fresh, × |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Fast 2.0 | **99.0** | 198 | 1.0 | 27 | 112 | 1 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Generator 3.0 (1) (2) | 198 | **99.0** | 1.0 | 27 | 112 | 2 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Slow 1.0 | 396 | 594 | 3.3 | 27 | 112 | n/a |", page, StringComparison.Ordinal);
        Assert.Contains("*Fresh*: × with more values than the caches hold. ", page, StringComparison.Ordinal);
    }

    [Fact]
    public void ConfigurationsThatCanDoTheSameAreOneRow()
    {
        var run = Libraries(
            RecordFactory.Run([.. Cases("SerializeFromModel", ("Fast", 200), ("FastSlowly", 100), ("Slow", 300), ("SlowPooled", 200))]),
            ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Slow", "Slow 1.0"), ("SlowPooled", "Slow 1.0"));
        var facts = _facts with { Serializers = [.. _facts.Serializers, Facts("SlowPooled", Answer.Yes, Answer.No)] };
        Assert.Equal(
            ["| Fast, slowly | yes |", "| Fast | not checked |", "| Slow (a format) | no |"],
            AbilityTable.Render(new ShortTable(run), facts).ReplaceLineEndings("\n").TrimEnd().Split('\n')[2..]);
    }

    [Theory]
    [InlineData(100, "Time saved over Newtonsoft.Json: System.Text.Json 60 %, MessagePack 80 %, MemoryPack 95 %; over System.Text.Json: MessagePack 50 %, MemoryPack 88 %. Ranges are over 1 record.")]
    [InlineData(250, "Time saved over Newtonsoft.Json: System.Text.Json 60 %, MessagePack 50 %, MemoryPack 95 %; over System.Text.Json: MessagePack -25 %, MemoryPack 88 %. Ranges are over 1 record.")]
    public void WhatLeavingTheCommonOnesGainsIsASentence(double messagePack, string expected)
    {
        var run = Libraries(
            RecordFactory.Run([.. Cases("SerializeFromModel", ("NewtonsoftJson", 500), ("SystemTextJson", 200), ("MessagePack", messagePack), ("MemoryPack", 25))]),
            ("NewtonsoftJson", "Newtonsoft.Json 1.0"), ("SystemTextJson", "System.Text.Json 1.0"), ("MessagePack", "MessagePack 1.0"), ("MemoryPack", "MemoryPack 1.0"));
        Assert.Equal(expected, LeavingSentence.Render([new ShortTable(run), new ShortTable(_run)], []));
        Assert.Equal("", LeavingSentence.Render([new ShortTable(_run)], []));
    }

    [Fact]
    public void WhatNobodyCheckedIsNotPicked()
    {
        var pick = PickTable.Render(new ShortTable(_run), _facts);
        Assert.Contains("| Speed between .NET programs | **Fast** | Slow (3.3×) |", pick, StringComparison.Ordinal);
        Assert.Contains("| Old and new versions of your classes | none of those that were checked |", pick, StringComparison.Ordinal); // Versions are not checked of any.
    }

    private static CaseRecord[] Cases(string operation, params (string Name, double Time)[] times) =>
    [
        .. times.Select(time => RecordFactory.Case(operation, time.Name, "Tiny", RecordFactory.Round(1, time.Time), RecordFactory.Round(2, time.Time * 1.01), RecordFactory.Round(3, time.Time * 0.99))),
    ];

    private static RunRecord Libraries(RunRecord run, params (string Name, string Library)[] libraries) => run with
    {
        Serializers = [.. run.Serializers.Select(serializer => serializer with { Library = libraries.Single(library => library.Name == serializer.Name).Library, OwnDataType = serializer.Name == "Generated" ? true : null })],
    };

    private static SerializerFacts Facts(string name, Answer ownClasses, Answer aot) => new(name, "a format", "A serializer.")
    {
        IsLibrary = true,
        Documentation = $"https://example.org/{name}",
        Schema = SchemaSource.CodeFirst,
        Code = CodeOrigin.Reflection,
        TakesModel = ownClasses is Answer.Yes,
        IsText = false,
        SelfDescribing = false,
        Buffer = BufferReuse.None,
        ZeroCopy = false,
        TimeStepNanoseconds = 100,
        Verdicts = new Dictionary<string, Verdict>
        {
            [Need.OwnClasses] = new(ownClasses),
            [Need.NativeAot] = new(aot),
            [Need.Dates] = new(name == "Generated" ? Answer.No : Answer.Yes),
        },
    };
}
