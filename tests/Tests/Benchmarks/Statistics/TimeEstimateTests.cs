using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class TimeEstimateTests
{
    [Fact]
    public void ItIsTheTimeThatRatiosAreOf()
    {
        var figures = Figures(10, 40, 11, 12, 90, 13);
        Assert.Equal(figures.Mean, TimeEstimate.Of(figures).Value);
    }

    [Fact]
    public void OneRoundGivesNoInterval()
    {
        var time = TimeEstimate.Of(Figures(10));
        Assert.False(time.HasInterval);
        Assert.True(double.IsNaN(time.High));
    }

    [Fact]
    public void TwoRoundsSayLittle()
    {
        var time = TimeEstimate.Of(Figures(100, 102));
        Assert.InRange(time.High / time.Value, 1.1, 1.16); // Half of their difference, 1 %, by Student's 12.7.
        Assert.Equal(time.Value / time.Low, time.High / time.Value, 9);
    }

    [Fact]
    public void EqualRoundsGiveAPoint()
    {
        var time = TimeEstimate.Of(Figures(10, 10, 10, 10));
        Assert.Equal(time.Value, time.Low, 9);
        Assert.Equal(time.Value, time.High, 9);
    }

    [Fact]
    public void ATimeOfNothingHasNoInterval() => Assert.False(TimeEstimate.Of(Figures(0, 0, 0)).HasInterval);

    [Fact]
    public void TheIntervalHoldsTheEstimateAndIsTheSameEveryTime()
    {
        var time = TimeEstimate.Of(Figures(10, 11, 12, 13, 14, 15, 16));
        Assert.InRange(time.Value, time.Low, time.High);
        Assert.InRange(time.Low, 9.9, 11.5);
        Assert.InRange(time.High, 12.5, 15.5);
        Assert.Equal(time, TimeEstimate.Of(Figures(10, 11, 12, 13, 14, 15, 16)));
    }

    // Of rounds that are drawn from one distribution, in place of whose mean without the slowest third stands the average of all estimates of it.
    [Theory]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(14)]
    public void IntervalsHoldTheMeanAsOftenAsTheyClaim(int rounds)
    {
        var random = new Random(1);
        TimeEstimate[] estimates = [.. Enumerable.Range(0, 400).Select(_ => TimeEstimate.Of(Figures([.. Enumerable.Range(0, rounds).Select(_ => 1000 + (100 * StandardNormal(random)))])))];
        var mean = estimates.Average(estimate => estimate.Value);
        Assert.InRange(estimates.Count(estimate => estimate.Low <= mean && estimate.High >= mean) / 400.0, 0.925, 0.975);
    }

    private static double StandardNormal(Random random) => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
