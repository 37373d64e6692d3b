using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Gc;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class GcTablesTests
{
    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheOriginalsTableIsRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("studies/gc.md", InCulture.Run(culture, () => StudyTables.Of(Run(), headingLevel: 2)));

    private static RunRecord Run() => RecordFactory.Run(
        Collect("Class", 80, 72),
        Collect("Struct", 4, 1),
        Fill("Class", 54),
        Fill("Struct", 27),
        Fill("Record", 108)) with
    { Study = "gc" };

    private static CaseRecord Collect(string type, long milliseconds, long pause)
    {
        var @case = RecordFactory.FirstCall("Collect", type, "Tiny", milliseconds, 1);
        return @case with { Rounds = [@case.Rounds[0] with { Gen0 = 1000, CollectionPause = pause * 1_000_000 }] };
    }

    private static CaseRecord Fill(string type, int mebibytes)
    {
        var @case = RecordFactory.FirstCall("Fill", type, "Tiny", 100, 1);
        return @case with { Rounds = [@case.Rounds[0] with { Allocated = mebibytes << 20 }] };
    }
}
