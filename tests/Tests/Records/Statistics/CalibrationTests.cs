using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class CalibrationTests
{
    [Fact]
    public void ItCountsWhatTheFirstRecordsIntervalsHold()
    {
        // Ratios of A around 2 with an interval of 5 %: 2.02 is in it, and 2.4 is not.
        var first = Run([200, 205, 210, 203], [500, 501, 502, 500]);
        var other = Run([202, 202, 202, 202], [600, 600, 600, 600]);
        var calibration = Calibration.Of(new RecordComparison(first, other));
        Assert.Equal((2, 0.5), (calibration.Ratios.Count, calibration.RatiosInside));
        Assert.Equal((3, 2 / 3.0), (calibration.Times.Count, calibration.TimesInside));
    }

    [Theory]
    [InlineData(100, 106, true)] // Less certain than the first, and more than both allow.
    [InlineData(100, 103, false)]
    [InlineData(106, 100, true)]
    public void EstimatesAreApartWhereBothIntervalsTogetherDoNotAllowIt(double first, double second, bool isApart) =>
        Assert.Equal(isApart, new RepeatedEstimate(first, first / 1.03, first * 1.03, second, second * 1.04).IsApart);

    [Fact]
    public void ACertainRunsIntervalNeedNotHoldAnUncertainRunsFigure()
    {
        var calibration = Calibration.Of(new RecordComparison(Run([200, 200.1, 200.2, 200.3], [500, 501, 502, 500]), Run([150, 260, 220, 200], [500, 501, 502, 500])));
        Assert.Equal((0.5, 0), (calibration.RatiosInside, calibration.RatiosApart));
        Assert.Equal(0, calibration.TimesApart);
    }

    [Fact]
    public void AMachineThatIsSlowerAsAWholeMovesTheMeansAndNotTheRatios()
    {
        var calibration = Calibration.Of(new RecordComparison(Run([200, 205, 210, 203], [500, 501, 502, 500]), RecordFactory.Run(
            RecordFactory.Case("First", 130, 130, 130, 130),
            RecordFactory.Case("A", [260, 266.5, 273, 263.9]),
            RecordFactory.Case("B", [650, 651.3, 652.6, 650]))));
        Assert.Equal(0.3, calibration.TimesMoved, 9);
        Assert.Equal((1, 0), (calibration.RatiosInside, calibration.RatiosApart));
        Assert.Equal((0, 1), (calibration.TimesInside, calibration.TimesApart));
    }

    [Fact]
    public void PairsArePutTogetherCaseByCase()
    {
        var (alike, apart) = (new RepeatedEstimate(1, 0.9, 1.1, 1, 1.1), new RepeatedEstimate(1, 0.9, 1.1, 2, 2.1));
        var all = Calibration.All([new Calibration([alike, alike, alike], []), new Calibration([apart], [apart])]);
        Assert.Equal((0.75, 0.25, 1), (all.RatiosInside, all.RatiosApart, all.TimesApart));
        Assert.True(double.IsNaN(Calibration.All([]).RatiosInside));
    }

    [Fact]
    public void ASignificantlySlowerCaseIsSlowerAtAConfidenceThatAllowsForTheNumberOfCases()
    {
        var before = Run([200, 205, 210, 203], [500, 501, 502, 500]);
        Assert.Equal(["B"], Slower(before, Run([204, 205, 206, 203], [600, 601, 602, 600]), 0.1));
        Assert.Empty(Slower(before, Run([204, 205, 206, 203], [600, 601, 602, 600]), 0.2));
        Assert.Empty(Slower(before, Run([190, 260, 240, 250], [500, 501, 502, 500]), 0.1)); // By 14 %, but by what is not sure.
    }

    private static string[] Slower(RunRecord before, RunRecord after, double limit) =>
        [.. new RecordComparison(before, after).Slower(limit).Select(@case => @case.Key.Serializer)];

    private static RunRecord Run(double[] a, double[] b) =>
        RecordFactory.Run(RecordFactory.Case("First", 100, 100, 100, 100), RecordFactory.Case("A", a), RecordFactory.Case("B", b));
}
