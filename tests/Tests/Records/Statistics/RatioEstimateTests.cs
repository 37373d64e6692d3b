using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class RatioEstimateTests
{
    [Theory]
    [InlineData(1.2, 1.1, 1.3, RelativeSpeed.Slower)]
    [InlineData(1.2, 0.9, 1.5, RelativeSpeed.Unclear)] // The interval holds 1 and more than the limit.
    [InlineData(0.997, 0.329, 3.02, RelativeSpeed.Unclear)]
    [InlineData(1.04, 1.03, 1.05, RelativeSpeed.Same)] // All of it is nearer than the limit.
    [InlineData(1.04, 1.01, 1.06, RelativeSpeed.Unclear)]
    [InlineData(0.97, 0.96, 0.98, RelativeSpeed.Same)]
    [InlineData(0.9, 0.8, 0.99, RelativeSpeed.Faster)]
    [InlineData(0.5, double.NaN, double.NaN, RelativeSpeed.Unclear)]
    public void ADifferenceIsBeyondTheIntervalAndTheLimit(double value, double low, double high, RelativeSpeed speed) =>
        Assert.Equal(speed, new RatioEstimate(value, low, high).Judge(0.05));

    [Fact]
    public void ASlowdownOfBothInARoundCancelsInTheirRatio()
    {
        var ratio = RatioEstimate.Paired(Figures(200, 600, 240, 2000, 210), Figures(100, 300, 120, 1000, 105));
        Equal((2, 2, 2), ratio);
    }

    [Fact]
    public void ARatioIsOfTheLeastRoundsNotTheRatioOfPairs() =>
        Assert.Equal(10, RatioEstimate.Paired(Figures(10, 40, 90), Figures(2, 10, 1)).Value, 9);

    [Fact]
    public void RoundsArePairedByTheirNumbers()
    {
        static CaseFigures From(int first, params double[] rounds) =>
            new(RecordFactory.Case("S", "A", "T", [.. rounds.Select((value, index) => RecordFactory.Round(first + index, value))]));

        var @case = From(2, 20, 200, 40, 60);
        Equal((2, 2, 2), RatioEstimate.Paired(@case, From(2, 10, 100, 20, 30)));
        var apart = RatioEstimate.Paired(@case, From(6, 10, 100, 20, 30));
        Assert.Equal(2, apart.Value, 9);
        Assert.InRange(apart.Low, 0.1, 0.5); // Of rounds that vary by a factor of ten, without what they share.
        Assert.InRange(apart.High, 8, 40);
    }

    [Fact]
    public void ARoundThatOnlyOneHasCountsForItsTime()
    {
        var ratio = RatioEstimate.Paired(Figures(40, 40, 40, 10), Figures(20, 20, 20));
        Equal((0.5, 0.5, 0.5), ratio); // What both have varies by nothing.
        Assert.Equal(2, RatioEstimate.Paired(Figures(20, 20, 20), Figures(40, 40, 40, 10)).Value, 9);
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
    public void AnIntervalIsStudentsOfTheRoundsRatios()
    {
        // The logarithms of 2, 2.2 and 2.42 have the standard deviation ln 1.1; Student's quantile for two degrees of freedom is 4.3027.
        var factor = Math.Exp(4.30265 * Math.Log(1.1) / Math.Sqrt(3));
        var ratio = RatioEstimate.Paired(Figures(20, 44, 24.2), Figures(10, 20, 10));
        Assert.Equal((2, 2 / factor, 2 * factor), (ratio.Value, ratio.Low, ratio.High), (expected, actual) =>
            Math.Abs(expected.Item1 - actual.Value) < 1e-9 && Math.Abs(expected.Item2 - actual.Low) < 1e-4 && Math.Abs(expected.Item3 - actual.High) < 1e-4);
    }

    [Fact]
    public void ErrorsOfDifferentRunsAddUpInQuadrature()
    {
        double[] varied = [100, 110, 121];
        var one = RatioEstimate.Unpaired(Figures(varied), Figures(50, 50, 50));
        var both = RatioEstimate.Unpaired(Figures(varied), Figures(varied));
        Assert.Equal((2, 1), (one.Value, both.Value));
        Assert.Equal(Math.Log(one.High / one.Value) * Math.Sqrt(2), Math.Log(both.High), 9);
        Assert.Equal(Math.Log(both.High), Math.Log(RatioEstimate.OfRatios(Figures(varied), Figures(1, 1, 1), Figures(varied), Figures(1, 1, 1)).High), 9);
    }

    [Fact]
    public void ManyRoundsNarrowTheInterval()
    {
        double[] few = [9, 10, 11], many = [.. Enumerable.Range(0, 99).Select(index => 9.0 + (index % 3))];
        double Width(double[] rounds) => RatioEstimate.Paired(Figures(rounds), Figures([.. rounds.Select(_ => 1.0)])) is var ratio ? ratio.High / ratio.Low : 0;
        Assert.InRange(Width(few), 1.5, 1.8);
        Assert.InRange(Width(many), 1.02, 1.05);
    }

    [Fact]
    public void OneRoundHasNoInterval()
    {
        Assert.False(RatioEstimate.Paired(Figures(6), Figures(2)).HasInterval);
        Assert.False(RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).HasInterval);
        Assert.Equal(3, RatioEstimate.Unpaired(Figures(6, 7, 8), Figures(2)).Value, 9);
    }

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));

    private static void Equal((double Value, double Low, double High) expected, RatioEstimate actual)
    {
        Assert.Equal(expected.Value, actual.Value, 9);
        Assert.Equal(expected.Low, actual.Low, 9);
        Assert.Equal(expected.High, actual.High, 9);
    }
}
