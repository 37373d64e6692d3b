using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class RatioEstimateTests
{
    [Fact]
    public void ASlowdownOfBothInARoundCancelsInTheirRatio()
    {
        var ratio = RatioEstimate.Paired(Figures(200, 600, 240, 2000, 210), Figures(100, 300, 120, 1000, 105));
        Assert.Equal((2, 2, 2), (Math.Round(ratio.Value, 9), Math.Round(ratio.Low, 9), Math.Round(ratio.High, 9)));
    }

    [Fact]
    public void ARatioIsThatOfTheMeans()
    {
        var (@case, reference) = (Figures(10, 40, 90), Figures(1, 10, 2));
        Assert.Equal(@case.Mean / reference.Mean, RatioEstimate.Paired(@case, reference).Value, 9);
    }

    [Fact]
    public void RoundsArePairedByTheirNumbers()
    {
        var ratio = RatioEstimate.Paired(From(2, 20, 200, 40, 60), From(3, 100, 20, 30, 7));
        Assert.Equal(2, ratio.Value, 9);
        Assert.False(RatioEstimate.Paired(From(1, 1, 2, 3), From(6, 1, 2, 3)).HasInterval);
        Assert.Equal(double.NaN, RatioEstimate.Paired(From(1, 1, 2, 3), From(6, 1, 2, 3)).Value);
    }

    [Fact]
    public void TheIntervalIsStudentsOfTheLogarithms()
    {
        // Ratios of 1, 2 and 4: ln 2 apart, over the root of three, times Student's t of two degrees of freedom for 95 %.
        var margin = 4.302653 * Math.Log(2) / Math.Sqrt(3);
        var ratio = RatioEstimate.Paired(Figures(10, 40, 40), Figures(10, 20, 10));
        Assert.Equal((2, 2 * Math.Exp(-margin), 2 * Math.Exp(margin)), (Math.Round(ratio.Value, 9), ratio.Low, ratio.High), Near);
    }

    [Fact]
    public void ManyRoundsNarrowTheInterval()
    {
        var many = RatioEstimate.Paired(Figures([.. Enumerable.Range(0, 99).Select(index => 9 + (index % 9 / 4.0))]), Figures([.. Enumerable.Repeat(1.0, 99)]));
        Assert.InRange(many.Low, 9.8, 9.95);
        Assert.InRange(many.High, 10.05, 10.2);
    }

    [Fact]
    public void RecordsAreComparedByWelchsInterval()
    {
        // Means of 100 and 200 whose logarithms have the same variance and number of rounds: twice as many degrees of freedom, t = 2.776445.
        var ratio = Compare([100, 110, 100 / 1.1], [200, 220, 200 / 1.1]);
        var margin = 2.776445 * Math.Log(1.1) * Math.Sqrt(2.0 / 3);
        Assert.Equal((2, 2 * Math.Exp(-margin), 2 * Math.Exp(margin)), (Math.Round(ratio.Value, 9), ratio.Low, ratio.High), Near);
    }

    [Fact]
    public void FewRoundsHaveNoInterval()
    {
        Assert.False(RatioEstimate.Paired(Figures(6, 7), Figures(2, 3)).HasInterval);
        Assert.False(Compare([6, 7, 8], [2, 3]).HasInterval);
        Assert.Equal(1.5, Compare([2], [3]).Value, 9);
    }

    private static RatioEstimate Compare(double[] first, double[] other) =>
        new RecordComparison(RecordFactory.Run(RecordFactory.Case("A", first)), RecordFactory.Run(RecordFactory.Case("A", other))).Cases.Single().Ratio;

    private static bool Near((double Value, double Low, double High) expected, (double Value, double Low, double High) actual) =>
        Math.Abs(expected.Value - actual.Value) < 1e-6 && Math.Abs(expected.Low - actual.Low) < 1e-5 * expected.Low && Math.Abs(expected.High - actual.High) < 1e-5 * expected.High;

    private static CaseFigures From(int first, params double[] rounds) =>
        new(RecordFactory.Case("S", "A", "T", [.. rounds.Select((value, index) => RecordFactory.Round(first + index, value))]));

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
