using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Known = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Runs of a few libraries with what is known of them, for the tables that compare libraries.</summary>
internal static class FewLibraries
{
    public static readonly string NoLibrary = $"{SerializerInfo.NoLibrary} 10.0.1";

    public static readonly RunRecord Run = Of(
        RecordFactory.Run(
            [
                .. Cases("SerializeFromModel", ("Slow", 400), ("Fast", 100), ("FastSlowly", 150), ("Generated", 200), ("ByHand", 50)),
                .. Cases("DeserializeToModel", ("Slow", 600), ("Fast", 200), ("FastSlowly", 250), ("Generated", 100), ("ByHand", 50)),
                .. Cases("SerializeOnce", ("Generated", 90)),
            ]),
        ("Slow", "Slow 1.0"), ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Generated", "Generator 3.0"), ("ByHand", NoLibrary));

    public static readonly RunRecord Fresh = RecordFactory.Run(
        [
            .. Cases("SerializeFromModel", ("Slow", 400), ("Fast", 80), ("Generated", 90)),
            .. Cases("DeserializeToModel", ("Fast", 200), ("Generated", 50)),
            .. Cases("SerializeFreshFromModel", ("Slow", 1500), ("Fast", 500), ("Generated", 1000), ("ByHand", 10)),
            .. Cases("DeserializeFreshToModel", ("Fast", 600), ("Generated", 900)),
        ]) with
    { Study = "fresh" };

    public static readonly AllFacts Facts = new(
        [
            new Need(Need.OwnClasses, "It takes my own classes", "A class.", "Own classes", "generated classes"),
            new Need(Need.NativeAot, "It works with NativeAOT", "A program.", "NativeAOT", "no NativeAOT"),
            new Need(Need.Dates, "Dates keep every tick", "Dates.", Lacking: "dates lose ticks"),
        ],
        [FactsOf("Slow", Known.Yes, Known.No), FactsOf("Fast", Known.Yes, Known.NotChecked), FactsOf("FastSlowly", Known.Yes, Known.Yes), FactsOf("Generated", Known.No, Known.Yes)]);

    public static CaseRecord[] Cases(string operation, params (string Name, double Time)[] times) =>
    [
        .. times.Select(time => RecordFactory.Case(operation, time.Name, "Tiny", RecordFactory.Round(1, time.Time), RecordFactory.Round(2, time.Time * 1.01), RecordFactory.Round(3, time.Time * 0.99))),
    ];

    public static RunRecord Of(RunRecord run, params (string Name, string Library)[] libraries) => run with
    {
        Serializers = [.. run.Serializers.Select(serializer => serializer with { Library = libraries.Single(library => library.Name == serializer.Name).Library, OwnDataType = serializer.Name == "Generated" ? true : null })],
    };

    public static SerializerFacts FactsOf(string name, Known ownClasses, Known aot) => new(name, "a format", "A serializer.")
    {
        IsLibrary = true,
        Documentation = $"https://example.org/{name}",
        Schema = SchemaSource.CodeFirst,
        Code = CodeOrigin.Reflection,
        TakesModel = ownClasses is Known.Yes,
        IsText = false,
        SelfDescribing = false,
        Buffer = BufferReuse.None,
        ZeroCopy = false,
        TimeStepNanoseconds = 100,
        Verdicts = new Dictionary<string, Verdict>
        {
            [Need.OwnClasses] = new(ownClasses),
            [Need.NativeAot] = new(aot),
            [Need.Dates] = new(name == "Generated" ? Known.No : Known.Yes),
        },
    };
}
