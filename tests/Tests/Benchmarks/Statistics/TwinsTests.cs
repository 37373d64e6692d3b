using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class TwinsTests
{
    private static readonly CaseRecord[] _twins = [Twin("A#1", "Tiny", 100, 100, 100), Twin("A#2", "Tiny", 104, 104, 104), Twin("A#2", "Simple", 99, 100, 101), Twin("A#1", "Simple", 101, 100, 99)];

    [Fact]
    public void TheyTellHowFarApartEqualThingsAre()
    {
        var twins = Twins.Of(RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3)) with { Twins = _twins });
        Assert.Equal([1.04, 1.0], twins.Ratios.Select(ratio => Math.Round(ratio.Value, 9)));
        Assert.Equal((0.0, 0.04, 1), (Math.Round(twins.Median, 9), Math.Round(twins.Limit, 9), twins.Excluding));
    }

    [Fact]
    public void ARecordWithoutThemHasNoLimit() => Assert.Equal(0, Twins.Of(RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3))).Limit);

    [Fact]
    public void NothingNearerIsRankedOrComparedAsDifferent()
    {
        RunRecord Run(params CaseRecord[] cases) => RecordFactory.Run(cases) with { Twins = _twins };
        var near = Run(RecordFactory.Case("A", 100, 100, 100), RecordFactory.Case("B", 103, 103, 103), RecordFactory.Case("C", 110, 110, 110));
        Assert.Equal([1, 1, 3], ResultTable.Of(near).Single().Lines.Select(line => line.Rank));
        var comparison = new RecordComparison(near, Run(RecordFactory.Case("A", 103, 103, 103), RecordFactory.Case("B", 110, 110, 110), RecordFactory.Case("C", 90, 90, 90)));
        Assert.Equal(["same", "slower", "faster"], comparison.Cases.Select(@case => @case.Verdict));
        Assert.Equal(0.04, comparison.Limit, 9);
    }

    [Fact]
    public void NoTableShowsThemAndTheFirstLineOfAReportDoes()
    {
        var report = new RunTables(RecordFactory.Run(RecordFactory.Case("A", 100, 100, 100), RecordFactory.Case("B", 103, 103, 103)) with { Twins = _twins }).Render(headingLevel: 2);
        Assert.DoesNotContain("A#", report, StringComparison.Ordinal);
        Assert.StartsWith(
            "One serializer was measured twice, in separate processes (an A/A test): its two times are 0.0 % apart in the median and 4.0 % at the 95th percentile of 2 cases, and 1 of the intervals of their ratio exclude 1. Smaller differences are not called faster or slower. ",
            report,
            StringComparison.Ordinal);
    }

    private static CaseRecord Twin(string serializer, string model, params double[] rounds) =>
        RecordFactory.Case("SerializeOnce", serializer, model, [.. rounds.Select((value, index) => RecordFactory.Round(index + 1, value))]);
}
