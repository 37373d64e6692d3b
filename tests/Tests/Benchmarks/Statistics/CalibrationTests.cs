using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class CalibrationTests
{
    [Fact]
    public void ItCountsWhatTheFirstRecordsIntervalsHold()
    {
        // Ratios of A around 2 with an interval of 5 %: 2.02 is in it, and 2.4 is not.
        var first = Run([200, 205, 210, 203], [500, 501, 502, 500]);
        var other = Run([202, 202, 202, 202], [600, 600, 600, 600]);
        var calibration = Calibration.Of(first, other);
        Assert.Equal((3, 0.5), (calibration.Cases, calibration.RatiosInside));
        Assert.Equal(2 / 3.0, calibration.MeansInside, 9);
        Assert.Equal(2, calibration.Comparison.Drifts.Count);
    }

    [Fact]
    public void ASurelySlowerCaseIsSlowerAtAConfidenceThatAllowsForTheNumberOfCases()
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
