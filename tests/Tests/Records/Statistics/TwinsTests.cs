using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class TwinsTests
{
    private static readonly CaseRecord[] _twins = [Twin("A#1", "Tiny", 100, 100, 100), Twin("A#2", "Tiny", 104, 104, 104), Twin("A#2", "Simple", 99, 100, 101), Twin("A#1", "Simple", 101, 100, 99)];

    [Fact]
    public void TheyTellHowFarApartEqualThingsAre()
    {
        var twins = Twins.Of(RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3)) with { Twins = _twins });
        Assert.Equal([1.04, 1.0], twins.Ratios.Select(ratio => Math.Round(ratio.Value, 9)));
        Assert.Equal((0.04, 0.05), (Math.Round(twins.Apart, 9), Math.Round(twins.Limit, 9)));
    }

    [Fact]
    public void ARecordWithoutThemHasTheLimitThatIsKnownOfRuns()
    {
        var run = RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3));
        Assert.Equal((0.0, 0.05), (Twins.Of(run).Apart, Twins.Of(run).Limit));
    }

    [Fact]
    public void OfTwoPairsTheOneThatIsFurtherApartSetsTheLimit()
    {
        CaseRecord[] far = [.. _twins, Twin("B#1", "Tiny", 10, 10, 10), Twin("B#2", "Tiny", 8, 8, 8)];
        var twins = Twins.Of(RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3)) with { Twins = far });
        Assert.Equal((0.25, 0.25), (Math.Round(twins.Apart, 9), Math.Round(twins.Limit, 9)));
    }

    [Fact]
    public void NothingNearerIsRankedOrComparedAsDifferent()
    {
        RunRecord Run(params CaseRecord[] cases) => RecordFactory.Run(cases) with { Twins = _twins };
        var near = Run(RecordFactory.Case("A", 100, 100, 100), RecordFactory.Case("B", 104, 104, 104), RecordFactory.Case("C", 110, 110, 110));
        Assert.Equal([1, 1, 3], ResultTable.Of(near).Single().Lines.Select(line => line.Rank));
        var comparison = new RecordComparison(near, Run(RecordFactory.Case("A", 104, 104, 104), RecordFactory.Case("B", 110, 110, 110), RecordFactory.Case("C", 90, 90, 90)));
        Assert.Equal(["same", "slower", "faster"], comparison.Cases.Select(@case => @case.Verdict));
        Assert.Equal(0.05, comparison.Limit, 9);
    }

    [Fact]
    public void NoTableShowsThemAndTheFirstLineOfAReportSaysWhatTheyAreFor()
    {
        string Report(params CaseRecord[] twins) => new RunTables(RecordFactory.Run(RecordFactory.Case("A", 100, 100, 100), RecordFactory.Case("B", 103, 103, 103)) with { Twins = twins }).Render(headingLevel: 2);
        var few = Report(_twins);
        Assert.DoesNotContain("A#", few, StringComparison.Ordinal);
        Assert.StartsWith("This run cannot tell differences below 5 %. ", few, StringComparison.Ordinal);
        Assert.StartsWith("This run cannot tell differences below 18 %. ", Report([.. Enumerable.Range(0, 20).SelectMany(number => new[] { Twin("A#1", $"M{number}", 100, 100, 100), Twin("A#2", $"M{number}", 100 + number, 100 + number, 100 + number) })]), StringComparison.Ordinal);
    }

    private static CaseRecord Twin(string serializer, string model, params double[] rounds) =>
        RecordFactory.Case("SerializeOnce", serializer, model, [.. rounds.Select((value, index) => RecordFactory.Round(index + 1, value))]);
}
