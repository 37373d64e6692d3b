using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class CaseFiguresTests
{
    [Fact]
    public void EveryOperationPaysItsShareOfTheCollections()
    {
        var round = RecordFactory.Round(1, 95) with { Gen0 = 50, CollectionPause = 40 };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round, round with { Round = 2, CollectionPause = 60, Gen0 = 52 }));
        Assert.Equal([95.0 + 2, 95 + 2], figures.Rounds.Select(value => value.Value), (expected, actual) => Math.Abs(expected - actual) < 1e-9);
        Assert.Equal(50, figures.Gen0); // The least of both: other garbage and neighbours can only add.
    }

    [Theory]
    [InlineData(0.4, true)]
    [InlineData(0.6, false)] // The loop of the rounds takes 0.5 ns.
    public void WhatTakesLessThanTheEmptyLoopIsNotJudged(double nanoseconds, bool isBelow)
    {
        var figures = Figures(nanoseconds, 5);
        Assert.Equal((isBelow, !isBelow), (figures.IsBelowTheLoop, Limit.IsEnough(figures)));
    }

    [Fact]
    public void EveryFigureIsOfTheRounds()
    {
        var figures = Figures(100, 110, 120, 130, 140, 200);
        Assert.Equal(110, figures.Nanoseconds, 9); // The mean of the faster half.
        Assert.Equal(125, figures.Median, 9);
        Assert.Equal(Math.Sqrt(((33.3333 * 33.3333) + (23.3333 * 23.3333) + (13.3333 * 13.3333) + (3.3333 * 3.3333) + (6.6667 * 6.6667) + (66.6667 * 66.6667)) / 5), figures.StandardDeviation, 2);
        Assert.Equal(133.3333, figures.Mean, 4);
        Assert.Equal(6.8688 * figures.StandardDeviation / Math.Sqrt(6), figures.Error, 2); // Half of BenchmarkDotNet's 99.9 % interval: Student's 6.869 of five.
    }

    [Fact]
    public void ADisturbedRoundCountsOnlyWithFewOthers()
    {
        var disturbed = RecordFactory.Round(2, 200) with { Marks = RoundMarks.Disturbed };
        var enough = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 100), disturbed, RecordFactory.Round(3, 100), RecordFactory.Round(4, 100)));
        Assert.Equal([1, 3, 4], enough.Rounds.Select(round => round.Key));
        Assert.Equal(100, enough.Nanoseconds, 9);
        Assert.Equal(RoundMarks.Disturbed, enough.Marks);
        Assert.False(enough.IsDisturbed);

        var few = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 100), disturbed, RecordFactory.Round(3, 100)));
        Assert.Equal([1, 2, 3], few.Rounds.Select(round => round.Key));
        Assert.True(few.IsDisturbed);
    }

    [Fact]
    public void FiguresOfSeveralRounds()
    {
        var figures = new CaseFigures(RecordFactory.Case(
            "SerializeOnce",
            "A",
            "Tiny",
            RecordFactory.Round(1, 100) with { Allocated = 56.4 },
            RecordFactory.Round(3, 200) with { Allocated = 32.04 },
            RecordFactory.Round(4, 300) with { Allocated = 33, Marks = RoundMarks.Unsettled }));
        Assert.Equal(150, figures.Nanoseconds, 9);
        Assert.Equal(200, figures.Median, 9);
        Assert.Equal(32, figures.Allocated);
        Assert.Equal(RoundMarks.Unsettled, figures.Marks);
        Assert.Equal([1, 3, 4], figures.Rounds.Select(round => round.Key));
        Assert.True(figures.IsSettled);
    }

    [Fact]
    public void OfAFirstCallTheProcessorTimeIsComparedAndWhatAClockShowsIsBesideIt()
    {
        var call = RecordFactory.FirstCall("SerializeOnce", "A", "Tiny", 10, 5).Rounds[0];
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", call, call with { Round = 2, Cpu = 1e7, PeakMemory = 1 << 20 }, call with { Round = 3 }));
        Assert.Equal(9e6, figures.Nanoseconds, 3);
        Assert.Equal((1e7, 5.0 * (1 << 20)), (figures.Elapsed, figures.PeakMemory));
        Assert.Null(Figures(1, 2).Elapsed);
    }

    [Fact]
    public void OfServersAndThreadsTheTimeIsAMeanBecauseTheLeastIsWhatChanceFavoured()
    {
        RoundRecord[] rounds = [.. new[] { 100.0, 110, 120, 130, 140, 200 }.Select((value, place) => RecordFactory.Round(place + 1, value) with { LongestPause = 0 })];
        Assert.Equal(115, new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", rounds)).Nanoseconds, 9); // Without the slowest third.
        Assert.Equal(105, new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", rounds[..2])).Nanoseconds, 9);
    }

    [Fact]
    public void TwoRoundsHaveNoError() => Assert.Equal((double.NaN, 1.5), (Figures(1, 2).Error, Figures(1, 2).Mean));

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
