using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Tables;

public class ShortTableTests
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

    [Fact]
    public void ARunEndsWithEverySerializerTheFastestFirst() => Snapshot.Match("short.md", new ShortTable(_run).Render(_facts));

    // From and to the user's own class, as the other times are.
    [Fact]
    public void TheOrderIsOfTheDefaultStudyAlone() => Assert.Equal(new ShortTable(_run).Rows, new ShortTable(_run, _fresh).Rows);

    [Fact]
    public void TheFastestConfigurationIsARowAndThePlainOneWhereItTakesATenthLonger()
    {
        var run = Libraries(
            RecordFactory.Run([.. Cases("SerializeFromModel", ("Json", 120), ("JsonSourceGen", 100), ("Proto", 105), ("ProtoStream", 100), ("Bebop", 50), ("BebopOther", 60))]),
            ("Json", "System.Json 1.0"), ("JsonSourceGen", "System.Json 1.0"), ("Proto", "Proto 1.0"), ("ProtoStream", "Proto 1.0"), ("Bebop", "Bebop 1.0"), ("BebopOther", "Bebop 1.0"));
        run = run with { Serializers = [.. run.Serializers.Select(serializer => serializer.Name switch { "Bebop" => serializer with { Format = "Bebop struct" }, "BebopOther" => serializer with { Format = "Bebop structure" }, _ => serializer })] };
        var table = new ShortTable(run);
        Assert.Equal(
            ["Bebop 1.0, struct", "Bebop 1.0, structure", "System.Json 1.0, source gen", "Proto 1.0, stream", "System.Json 1.0"],
            table.Rows.Select(row => LibraryRows.Label(row, table.All)));
        Assert.Equal("System.Json 1.0, direct", LibraryRows.Label(run.Serializers[0] with { Name = "Json direct" }, table.All));
    }

    [Fact]
    public void AStudyShowsItsOwnOperations()
    {
        var study = _run with { Study = "gc", Operations = [new OperationRecord("Collect", "Collect", false)], Cases = [.. Cases("Collect", ("Slow", 4), ("Fast", 2))] };
        Assert.Equal(["Fast", "Slow"], new ShortTable(study).Rows.Select(row => row.Name));
        Assert.Contains(" Collect, ns |", new ShortTable(study).Render(_facts), StringComparison.Ordinal);
    }

    [Fact]
    public void ASelectionOfAnotherOperationStillHasATable()
    {
        var selection = RecordFactory.Run([.. Cases("SerializeToBuffer", ("Slow", 4), ("Fast", 2))]);
        Assert.Equal(["Fast", "Slow"], new ShortTable(selection).Rows.Select(row => row.Name));
    }

    [Fact]
    public void WithoutACaseThereIsNone() => Assert.Equal("", new ShortTable(RecordFactory.Run()).Render(_facts));

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
