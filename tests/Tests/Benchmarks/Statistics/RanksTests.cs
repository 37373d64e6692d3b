using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class RanksTests
{
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

    private static RatioEstimate Interval(double low, double high) => new((low + high) / 2, low, high);
}
