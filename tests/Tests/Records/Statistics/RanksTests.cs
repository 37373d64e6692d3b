using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class RanksTests
{
    [Fact]
    public void ARankIsOneMoreThanTheNumberOfThoseThatAreSignificantlyFaster() =>
        Assert.Equal([2, 1, 3], Ranks.Of([Figures(100, 101, 102), Figures(40, 41, 40), Figures(130, 131, 132)], 0));

    // The first and the last are apart, and both overlap with the one between them.
    [Fact]
    public void WhatOverlapsThroughOthersIsRankedByTheDirectInterval() =>
        Assert.Equal([1, 1, 2], Ranks.Of([Figures(100, 101, 102), Figures(95, 105, 115), Figures(107, 108, 109)], 0));

    // Each round is slower than the one before, but the second case is faster in each of them.
    [Fact]
    public void RoundsThatWereSlowForBothTellThemApart() =>
        Assert.Equal([2, 1], Ranks.Of([Figures(100, 200, 300), Figures(90, 180, 271)], 0));

    [Fact]
    public void RanksDoNotDependOnTheOrder()
    {
        CaseFigures[] cases = [Figures(100, 101, 102), Figures(40, 41, 40), Figures(130, 131, 132), Figures(129, 131, 133)];
        Assert.Equal([2, 1, 3, 3], Ranks.Of(cases, 0));
        Assert.Equal([3, 3, 1, 2], Ranks.Of([.. cases.Reverse()], 0));
    }

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
