using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class RatioEstimateTests
{
    [Theory]
    [InlineData(1.2, 1.1, 1.3, Difference.Slower)]
    [InlineData(1.2, 0.9, 1.5, Difference.Same)] // The interval holds 1.
    [InlineData(1.04, 1.03, 1.05, Difference.Same)] // It is nearer than the limit.
    [InlineData(0.96, 0.95, 0.97, Difference.Same)]
    [InlineData(0.9, 0.8, 0.99, Difference.Faster)]
    [InlineData(0.5, double.NaN, double.NaN, Difference.Unclear)]
    public void ADifferenceIsBeyondTheIntervalAndTheLimit(double value, double low, double high, Difference difference) =>
        Assert.Equal(difference, new RatioEstimate(value, low, high).Judge(0.05));

    [Fact]
    public void ASlowdownOfBothInARoundCancelsInTheirRatio()
    {
        var ratio = RatioEstimate.Paired(Figures(200, 600, 240, 2000, 210), Figures(100, 300, 120, 1000, 105));
        Equal((2, 2, 2), ratio);
    }

    [Fact]
    public void ARatioIsOfTrimmedMeansNotTheRatioOfPairs() =>
        Assert.Equal(25 / 1.5, RatioEstimate.Paired(Figures(10, 40, 90), Figures(1, 10, 2)).Value, 9);

    [Theory]
    [InlineData(1, 1.0)]
    [InlineData(2, 1.5)]
    [InlineData(3, 1.5)]
    [InlineData(5, 2.5)]
    [InlineData(7, 3.0)]
    [InlineData(9, 3.5)]
    public void TheSlowestThirdOfTheRoundsDoesNotCount(int rounds, double mean)
    {
        double[] values = [.. Enumerable.Range(1, rounds).Select(value => (double)value)];
        var reference = Figures([.. Enumerable.Repeat(1.0, rounds)]);
        Assert.Equal(mean, RatioEstimate.Paired(Figures(values), reference).Value, 9);
        Assert.Equal(mean, RatioEstimate.Unpaired(Figures([.. values.Reverse()]), reference).Value, 9);
    }

    [Fact]
    public void RoundsArePairedByTheirNumbers()
    {
        static CaseFigures From(int first, params double[] rounds) =>
            new(RecordFactory.Case("S", "A", "T", [.. rounds.Select((value, index) => RecordFactory.Round(first + index, value))]));

        var @case = From(2, 20, 200, 40, 60);
        Equal((2, 2, 2), RatioEstimate.Paired(@case, From(2, 10, 100, 20, 30)));
        var apart = RatioEstimate.Paired(@case, From(6, 10, 100, 20, 30));
        Assert.Equal(2, apart.Value, 9);
        Assert.True(apart.Low < 0.5);
        Assert.True(apart.High > 8);
    }

    [Fact]
    public void ARoundThatOnlyOneHasCountsForIt()
    {
        var extra = Figures(40, 40, 40, 10);
        Assert.Equal(1.5, RatioEstimate.Paired(extra, Figures(20, 20, 20)).Value, 9);
        Assert.Equal(20.0 / 30, RatioEstimate.Paired(Figures(20, 20, 20), extra).Value, 9);
    }

    [Fact]
    public void CasesThatWereDisturbedInDifferentRoundsAreComparedAllTheSame()
    {
        var @case = new CaseFigures(RecordFactory.Case("S", "A", "T", RecordFactory.Round(1, 40), RecordFactory.Round(2, 40), RecordFactory.Round(3, 40)));
        var reference = new CaseFigures(RecordFactory.Case("S", "B", "T", RecordFactory.Round(3, 22), RecordFactory.Round(4, 20), RecordFactory.Round(5, 20)));
        var ratio = RatioEstimate.Paired(@case, reference);
        Assert.Equal(2, ratio.Value, 9);
        Assert.InRange(ratio.Low, 1.6, 1.9);
        Assert.InRange(ratio.High, 2.1, 2.5);
    }

    [Fact]
    public void IntervalsAreTheSameEveryTime()
    {
        var first = RatioEstimate.Paired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 1, 1, 1, 1));
        Assert.Equal(first, RatioEstimate.Paired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 1, 1, 1, 1)));
        Assert.Equal(1.325, first.Value, 9);
        Assert.Equal(0.96, first.Low, 2); // Below the least round: five of them may all be too slow.
        Assert.InRange(first.High, 1.7, 1.9);
        Assert.Equal(
            RatioEstimate.Unpaired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 2, 3)),
            RatioEstimate.Unpaired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 2, 3)));
    }

    [Fact]
    public void ManyRoundsNarrowTheInterval()
    {
        var few = RatioEstimate.Paired(Figures(9, 10, 11), Figures(1, 1, 1));
        var many = RatioEstimate.Paired(Figures([.. Enumerable.Range(0, 99).Select(index => 9 + (index % 9 / 4.0))]), Figures([.. Enumerable.Repeat(1.0, 99)]));
        Assert.Equal(9.5, few.Value, 9);
        Assert.InRange(few.Low, 6, 8); // Beyond the least: three rounds say little.
        Assert.InRange(few.High, 11.5, 14);
        Assert.Equal(9.625, many.Value, 3);
        Assert.InRange(many.Low, 9.4, 9.6);
        Assert.InRange(many.High, 9.65, 9.85);
    }

    [Fact]
    public void TheBootstrapDrawsRoundsOfDifferentRunsEachByThemselves()
    {
        // Every pair of rounds differs by at least 2 %, but the spread of each run is 10 %.
        var ratio = RatioEstimate.Unpaired(Figures(100, 105, 110), Figures(98, 103, 93));
        Assert.Equal(102.5 / 95.5, ratio.Value, 9);
        Assert.InRange(ratio.Low, 0.8, 0.95);
        Assert.InRange(ratio.High, 1.2, 1.4);
    }

    [Fact]
    public void OneRoundHasNoInterval()
    {
        Assert.False(RatioEstimate.Paired(Figures(6), Figures(2)).HasInterval);
        Assert.False(RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).HasInterval);
        Assert.Equal(3.25, RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).Value, 9);
    }

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));

    private static void Equal((double Value, double Low, double High) expected, RatioEstimate actual)
    {
        Assert.Equal(expected.Value, actual.Value, 9);
        Assert.Equal(expected.Low, actual.Low, 9);
        Assert.Equal(expected.High, actual.High, 9);
    }
}
