using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class CalibrationTests
{
    [Fact]
    public void ItIsOfTheRatiosOfEachTwoSerializers()
    {
        // Of the three ratios, that of A to the first stays, and those of B to both move by a tenth.
        var calibration = Calibration.Of(new RecordComparison(Run(200, 500, limit: 0.02), Run(200, 550, limit: 0.02)));
        Assert.Equal([0, 0.1, 0.1], calibration.Drifts.Order().Select(drift => Math.Round(drift, 9)));
        Assert.Equal((1, 1 / 3.0), (calibration.Held, calibration.HeldShare));
        Assert.Equal(0.1, calibration.Drift(0.95), 9);
    }

    [Fact]
    public void AMachineThatIsSlowerAsAWholeMovesNoRatio()
    {
        var slower = Run(260, 650, limit: 0.02) is var run ? run with { Cases = [.. run.Cases.Select(@case => @case.Key.Serializer == "First" ? RecordFactory.Case("First", 130, 130, 130) : @case)] } : null!;
        var calibration = Calibration.Of(new RecordComparison(Run(200, 500, limit: 0.02), slower));
        Assert.All(calibration.Drifts, drift => Assert.Equal(0, drift, 9));
        Assert.Equal(1, calibration.HeldShare);
    }

    [Fact]
    public void TheLimitsOfBothRunsTogetherHoldARatio()
    {
        Assert.Equal(3, Calibration.Of(new RecordComparison(Run(200, 500, limit: 0.08), Run(200, 550, limit: 0.08))).Held);
        Assert.Equal(1, Calibration.Of(new RecordComparison(Run(200, 500, limit: 0.06), Run(200, 550, limit: 0.06))).Held);
    }

    [Fact]
    public void PairsArePutTogetherRatioByRatio()
    {
        var all = Calibration.All([new Calibration([0.1, 0.2, 0.3], 3), new Calibration([0.4], 0)]);
        Assert.Equal((4, 0.75, 0.2), (all.Drifts.Count, all.HeldShare, all.Drift(0.5)));
        Assert.True(double.IsNaN(Calibration.All([]).HeldShare));
    }

    [Fact]
    public void ASlowerCaseIsSoByTheShareAndBeyondItByTheLimit()
    {
        var before = Run(200, 500, limit: 0.03);
        Assert.Equal(["B"], Slower(before, Run(210, 600, limit: 0.03), 0.1));
        Assert.Empty(Slower(before, Run(210, 570, limit: 0.03), 0.1)); // By 14 %, of which 4.3 may be chance.
        Assert.Empty(Slower(before, Run(210, 600, limit: 0.03), 0.2));
    }

    private static string[] Slower(RunRecord before, RunRecord after, double limit) =>
        [.. new RecordComparison(before, after).Slower(limit).Select(@case => @case.Key.Serializer)];

    // Equal things are apart by the limit in each of twenty pairs.
    private static RunRecord Run(double a, double b, double limit) =>
        RecordFactory.Run(RecordFactory.Case("First", 100, 100, 100), RecordFactory.Case("A", a, a, a), RecordFactory.Case("B", b, b, b)) with
        {
            Twins = [.. Enumerable.Range(0, 20).SelectMany(number => new[] { 100, 100 * (1 + limit) }.Select((time, place) => RecordFactory.Case("SerializeOnce", $"T#{place + 1}", $"M{number}", RecordFactory.Round(1, time), RecordFactory.Round(2, time))))],
        };
}
