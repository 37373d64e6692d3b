using SerializationBenchmarks.Benchmarks.Estimates;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks;

public class EstimateTests
{
    [Fact]
    public void FiguresAreOfIterationsWithoutTheOverhead()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 10, Wall = [1000, 1200, 1100], Overhead = 100 };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round));
        Assert.Equal(100, figures.Mean, 9);
        Assert.Equal(100, figures.Median, 9);
        Assert.Equal(10, figures.StandardDeviation, 9);
        Assert.Equal(31.599 * 10 / Math.Sqrt(3), figures.Error, 2); // Student's t of two degrees of freedom for 99.9 %.
        Assert.Equal([KeyValuePair.Create(1, 95.0)], figures.Rounds); // The lower quartile of 90, 100 and 110.
    }

    [Fact]
    public void FiguresLeaveOutliersOutButRoundsCountAll()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 1, Wall = [100, 101, 102, 103, 104, 900], Overhead = 0 };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round));
        Assert.Equal(102, figures.Mean, 9);
        Assert.Equal(102, figures.Median, 9);
        Assert.Equal(101.25, figures.Rounds[0].Value, 9);
    }

    [Fact]
    public void DisturbedIterationsCountOnlyWhereTheRoundIsMarked()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 1, Wall = [100, 200, 102, 104, 210], Overhead = 0, Disturbed = [1, 4] };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round));
        Assert.Equal(102, figures.Mean, 9);
        Assert.Equal([101], figures.Rounds.Select(value => value.Value));

        var marked = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round with { Marks = RoundMarks.Disturbed }));
        Assert.Equal([102], marked.Rounds.Select(value => value.Value));
    }

    [Fact]
    public void ADisturbedRoundCountsOnlyWithFewOthers()
    {
        var disturbed = RecordFactory.Round(2, 200) with { Marks = RoundMarks.Disturbed };
        var enough = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 100), disturbed, RecordFactory.Round(3, 100), RecordFactory.Round(4, 100)));
        Assert.Equal([1, 3, 4], enough.Rounds.Select(round => round.Key));
        Assert.Equal(100, enough.Mean, 9);
        Assert.Equal(RoundMarks.Disturbed, enough.Marks);

        var few = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 100), disturbed, RecordFactory.Round(3, 100)));
        Assert.Equal([1, 2, 3], few.Rounds.Select(round => round.Key));
    }

    [Theory]
    [InlineData(true, new double[] { 100, 101, 102, 103, 104, 190 })] // 1.29 of 101.5 over the root of four: 0.6 %.
    [InlineData(false, new double[] { 100, 104, 108, 112, 116, 190 })] // 5.16 of 106 over the root of four: 2.4 %.
    [InlineData(true, new double[] { 100, 101, 190 })]
    [InlineData(false, new double[] { 100, 101 })] // Fewer than three rounds.
    public void ACaseIsCertainWithAFewRoundsThatAreAlike(bool certain, double[] rounds) =>
        Assert.Equal(certain, Figures(rounds).IsCertain(0.01));

    [Fact]
    public void ACaseWithFewUndisturbedRoundsIsUncertain()
    {
        var disturbed = RecordFactory.Round(3, 100) with { Marks = RoundMarks.Disturbed };
        RoundRecord[] rounds = [RecordFactory.Round(1, 100), RecordFactory.Round(2, 100), disturbed];
        Assert.False(new CaseFigures(RecordFactory.Case("S", "A", "T", rounds)).IsCertain(0.01));
        Assert.True(new CaseFigures(RecordFactory.Case("S", "A", "T", [.. rounds, RecordFactory.Round(4, 100)])).IsCertain(0.01));
    }

    [Fact]
    public void OfTooManyDisturbedRoundsTheFastestCount()
    {
        var figures = new CaseFigures(RecordFactory.Case(
            "SerializeOnce",
            "A",
            "Tiny",
            RecordFactory.Round(1, 300) with { Marks = RoundMarks.Disturbed },
            RecordFactory.Round(2, 100),
            RecordFactory.Round(3, 180) with { Marks = RoundMarks.Disturbed },
            RecordFactory.Round(4, 200) with { Marks = RoundMarks.Disturbed },
            RecordFactory.Round(5, 110)));
        Assert.Equal([2, 3, 5], figures.Rounds.Select(round => round.Key));
    }

    [Fact]
    public void FiguresOfSeveralRounds()
    {
        var figures = new CaseFigures(RecordFactory.Case(
            "SerializeOnce",
            "A",
            "Tiny",
            RecordFactory.Round(1, 100) with { Allocated = 56.4 },
            RecordFactory.Round(3, 200) with { Allocated = 32.04, Marks = RoundMarks.Disturbed },
            RecordFactory.Round(4, 300) with { Allocated = 33, Marks = RoundMarks.Unsettled }));
        Assert.Equal(200, figures.Mean, 9);
        Assert.Equal(200, figures.Median, 9);
        Assert.Equal(32, figures.Allocated);
        Assert.Equal(RoundMarks.Disturbed | RoundMarks.Unsettled, figures.Marks);
        Assert.Equal([1, 3, 4], figures.Rounds.Select(round => round.Key));
        Assert.Equal([99.5, 199, 298.5], figures.Rounds.Select(round => round.Value));
    }

    [Fact]
    public void AnOverheadLargerThanAnIterationIsNoNegativeTime()
    {
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 1) with { Wall = [90, 95, 110], Overhead = 100, Operations = 1 }));
        Assert.Equal(0, figures.Median);
        Assert.Equal([0], figures.Rounds.Select(round => round.Value));
    }

    [Fact]
    public void OneIterationHasNoError() =>
        Assert.Equal(double.NaN, new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 1) with { Wall = [1000] })).Error);

    [Fact]
    public void ASlowdownOfBothInARoundCancelsInTheirRatio()
    {
        var ratio = RatioEstimate.Paired(Figures(200, 600, 240, 2000, 210), Figures(100, 300, 120, 1000, 105));
        Equal((2, 2, 2), ratio);
    }

    [Fact]
    public void ARatioIsOfTheFasterRoundsNotTheRatioOfPairs() =>
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
        Assert.InRange(apart.Low, 0.2, 1.5);
        Assert.InRange(apart.High, 2.7, 20);
    }

    [Fact]
    public void ARoundThatOnlyOneHasCountsForIt()
    {
        var extra = new CaseFigures(RecordFactory.Case("S", "A", "T", [.. new[] { 40.0, 40, 40, 10 }.Select((value, index) => RecordFactory.Round(index + 1, value))]));
        Assert.Equal(1.5, RatioEstimate.Paired(extra, Figures(20, 20, 20)).Value, 9);
        Assert.Equal(20.0 / 30, RatioEstimate.Paired(Figures(20, 20, 20), extra).Value, 9);
    }

    [Fact]
    public void CasesThatWereDisturbedInDifferentRoundsAreComparedAllTheSame()
    {
        var @case = new CaseFigures(RecordFactory.Case("S", "A", "T", RecordFactory.Round(1, 40), RecordFactory.Round(2, 40), RecordFactory.Round(3, 40)));
        var reference = new CaseFigures(RecordFactory.Case("S", "B", "T", RecordFactory.Round(3, 22), RecordFactory.Round(4, 20), RecordFactory.Round(5, 20)));
        Equal((2, 40.0 / 22, 2), RatioEstimate.Paired(@case, reference));
    }

    [Fact]
    public void IntervalsAreTheSameEveryTime()
    {
        var first = RatioEstimate.Paired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 1, 1, 1, 1));
        Assert.Equal(first, RatioEstimate.Paired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 1, 1, 1, 1)));
        Assert.Equal(1.325, first.Value, 9);
        Assert.Equal(1.125, first.Low, 9);
        Assert.InRange(first.High, 1.65, 1.675); // Of the 3,125 possible samples, the 3,047th has 1.675, and some before it 1.65.
        Assert.Equal(
            RatioEstimate.Unpaired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 2, 3)),
            RatioEstimate.Unpaired(Figures(1.1, 1.7, 1.3, 1.9, 1.2), Figures(1, 2, 3)));
    }

    [Fact]
    public void ManyRoundsNarrowTheInterval()
    {
        var few = RatioEstimate.Paired(Figures(9, 10, 11), Figures(1, 1, 1));
        var many = RatioEstimate.Paired(Figures([.. Enumerable.Range(0, 99).Select(index => 9 + (index % 9 / 4.0))]), Figures([.. Enumerable.Repeat(1.0, 99)]));
        Equal((9.5, 9, 11), few);
        Assert.Equal(9.625, many.Value, 3);
        Assert.InRange(many.Low, 9.4, 9.6);
        Assert.InRange(many.High, 9.65, 9.85);
    }

    [Fact]
    public void RoundsOfDifferentRunsAreResampledEachByThemselves()
    {
        // Every pair of rounds differs by at least 2 %, but the spread of each run is 10 %.
        var ratio = RatioEstimate.Unpaired(Figures(100, 105, 110), Figures(98, 103, 93));
        Equal((102.5 / 95.5, 100 / 100.5, 107.5 / 93), ratio);
        Equal((2, 1.5, 4), RatioEstimate.Unpaired(Figures(6, 8), Figures(2, 4)) with { Value = 2 });
    }

    [Fact]
    public void OneRoundHasNoInterval()
    {
        Assert.False(RatioEstimate.Paired(Figures(6), Figures(2)).HasInterval);
        Assert.False(RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).HasInterval);
        Assert.Equal(3.25, RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).Value, 9);
    }

    [Fact]
    public void SeparateIntervalsHaveSeparateRanks() =>
        Assert.Equal([2, 1, 3], Ranks.Of([Interval(1, 1), Interval(0.4, 0.5), Interval(1.2, 1.3)]));

    [Fact]
    public void OverlappingIntervalsShareARankAndTheNextOneCountsThem() =>
        Assert.Equal([1, 1, 3], Ranks.Of([Interval(1, 1.2), Interval(1.1, 1.3), Interval(1.31, 1.4)]));

    [Fact]
    public void IntervalsThatTouchOverlap() =>
        Assert.Equal([1, 1], Ranks.Of([Interval(1, 1.2), Interval(1.2, 1.3)]));

    [Fact]
    public void IntervalsThatOverlapThroughOthersShareARank() =>
        Assert.Equal([1, 1, 1, 4], Ranks.Of([Interval(1, 2), Interval(1.9, 3), Interval(2.5, 4), Interval(5, 6)]));

    [Fact]
    public void RanksDoNotDependOnTheOrder()
    {
        RatioEstimate[] ratios = [Interval(1, 2), Interval(1.5, 1.6), Interval(2, 3), Interval(3.5, 4), Interval(0.1, 0.2), Interval(3.9, 9)];
        int[] ranks = [2, 2, 2, 5, 1, 5];
        var random = new Random(1);
        for (var i = 0; i < 20; i++)
        {
            var order = Enumerable.Range(0, ratios.Length).ToArray();
            random.Shuffle(order);
            Assert.Equal(order.Select(index => ranks[index]), Ranks.Of([.. order.Select(index => ratios[index])]));
        }
    }

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));

    private static RatioEstimate Interval(double low, double high) => new((low + high) / 2, low, high);

    private static void Equal((double Value, double Low, double High) expected, RatioEstimate actual)
    {
        Assert.Equal(expected.Value, actual.Value, 9);
        Assert.Equal(expected.Low, actual.Low, 9);
        Assert.Equal(expected.High, actual.High, 9);
    }
}
