using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Benchmarks.Tables;

public class ShortTableTests
{
    private static readonly string _noLibrary = $"{SerializerInfo.NoLibrary} 10.0.1";

    private static readonly RunRecord _run = Libraries(
        RecordFactory.Run(
            [
                .. Cases("SerializeFromModel", ("Slow", 400), ("Fast", 100), ("FastSlowly", 150), ("Generated", 200), ("ByHand", 50)),
                .. Cases("DeserializeToModel", ("Slow", 600), ("Fast", 200), ("FastSlowly", 250), ("Generated", 100), ("ByHand", 50)),
                .. Cases("SerializeOnce", ("Generated", 90)),
                RecordFactory.Case("SerializeFromModel", "Floor", "Tiny", RecordFactory.Round(1, 5)),
            ]),
        ("Slow", "Slow 1.0"), ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Generated", "Generator 3.0"), ("ByHand", _noLibrary));

    private static readonly AllFacts _facts = new(
        [
            new Need(Need.OwnClasses, "It takes my own classes", "A class.", "Own classes", "generated classes"),
            new Need(Need.NativeAot, "It works with NativeAOT", "A program.", "NativeAOT", "no NativeAOT"),
            new Need(Need.Dates, "Dates keep every tick", "Dates.", Lacking: "dates lose ticks"),
        ],
        [Facts("Slow", Answer.Yes, Answer.No), Facts("Fast", Answer.Yes, Answer.NotChecked), Facts("FastSlowly", Answer.Yes, Answer.Yes), Facts("Generated", Answer.No, Answer.Yes)]);

    [Fact]
    public void ARunEndsWithEverySerializerTheFastestFirst() => Snapshot.Match("short.md", new ShortTable(_run).Render());

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheReadmeHasARowALibraryWithWhatIsKnownOfIt(string culture) => Snapshot.Match("front-page.md", InCulture.Run(culture, () => FrontPage.Render(_run, _facts, null, "a record", null)));

    [Fact]
    public void FreshValuesHaveColumnsOfTheirOwnBesideTheOthers()
    {
        var fresh = _run with { Cases = [.. _run.Cases.Select(@case => @case with { Key = @case.Key with { Model = "FreshTiny" } })], Models = ["FreshTiny"] };
        Assert.Contains("| Write, ns | Read, ns | Write fresh, ns | Read fresh, ns |", new ShortTable(_run, fresh).Render(_facts), StringComparison.Ordinal);
    }

    [Fact]
    public void AStudyShowsItsOwnOperations()
    {
        var study = _run with { Study = "gc", Operations = [new OperationRecord("Collect", "Collect", false)], Cases = [.. Cases("Collect", ("Slow", 4), ("Fast", 2))] };
        Assert.Equal(["Fast", "Slow"], new ShortTable(study).Rows().Select(row => row.Name));
        Assert.Contains(" Collect, ns |", new ShortTable(study).Render(), StringComparison.Ordinal);
    }

    [Fact]
    public void ASelectionOfAnotherOperationStillHasATable()
    {
        var selection = RecordFactory.Run([.. Cases("SerializeToBuffer", ("Slow", 4), ("Fast", 2))]);
        Assert.Equal(["Fast", "Slow"], new ShortTable(selection).Rows().Select(row => row.Name));
    }

    [Fact]
    public void WithoutACaseThereIsNone() => Assert.Equal("", new ShortTable(RecordFactory.Run()).Render());

    [Fact]
    public void WhatNobodyCheckedIsNotPicked()
    {
        var pick = PickTable.Render(new ShortTable(_run), _facts);
        Assert.Contains("| Speed between .NET programs, your own classes | **Fast**, Slow (3.3×) | none found |", pick, StringComparison.Ordinal);
        Assert.Contains("| NativeAOT | none of those that were checked |", pick, StringComparison.Ordinal); // Versions are not checked of any.
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
