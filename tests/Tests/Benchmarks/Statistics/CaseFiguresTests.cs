using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class CaseFiguresTests
{
    [Fact]
    public void ARoundIsTheLowerQuartileOfItsIterationsWithoutTheOverhead()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 10, Wall = [1000, 1200, 1100], Overhead = 100 };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round));
        Assert.Equal([KeyValuePair.Create(1, 95.0)], figures.Rounds); // Of 90, 100 and 110.
        Assert.Equal((95, 95), (Math.Round(figures.Mean, 9), Math.Round(figures.Median, 9)));
    }

    [Fact]
    public void EveryOperationPaysItsShareOfTheCollectionsAndNoneForThoseThatHitAnIteration()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 10, Wall = [1000, 1500, 1100], Paused = [0, 300, 0], Overhead = 100, Gen0 = 50, CollectionPause = 40 };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round, round with { Round = 2, Gen0 = 52 }));
        Assert.Equal([95.0 + 2, 95 + 2.08], figures.Rounds.Select(value => value.Value), (expected, actual) => Math.Abs(expected - actual) < 1e-9);
        Assert.Equal(50, figures.Gen0);
    }

    [Fact]
    public void EveryFigureIsOfTheRounds()
    {
        var figures = Figures(100, 110, 120, 130, 140, 200); // A round of the factory has a lower quartile half a percent below its middle.
        Assert.Equal(115 * 0.995, figures.Mean, 9); // Without the slowest third.
        Assert.Equal(125 * 0.995, figures.Median, 9);
        Assert.Equal(Math.Sqrt(((33.3333 * 33.3333) + (23.3333 * 23.3333) + (13.3333 * 13.3333) + (3.3333 * 3.3333) + (6.6667 * 6.6667) + (66.6667 * 66.6667)) / 5) * 0.995, figures.StandardDeviation, 2);
        Assert.Equal(figures.Mean, figures.Time.Value);
        Assert.Equal((figures.Time.High - figures.Time.Low) / 2, figures.Error);
        Assert.InRange(figures.Error, 25, 30);
    }

    [Fact]
    public void DisturbedIterationsCountOnlyWhereTheRoundIsMarked()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 1, Wall = [100, 200, 102, 104, 210], Overhead = 0, Disturbed = [1, 4] };
        var figures = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", round));
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
        Assert.Equal(99.5, enough.Mean, 9);
        Assert.Equal(RoundMarks.Disturbed, enough.Marks);

        var few = new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 100), disturbed, RecordFactory.Round(3, 100)));
        Assert.Equal([1, 2, 3], few.Rounds.Select(round => round.Key));
    }

    [Theory]
    [InlineData(true, new double[] { 100, 101, 102, 103, 104, 190 })] // Winsorized 1.37 of 101.5, over the root of six and two thirds: 0.8 %.
    [InlineData(false, new double[] { 100, 104, 108, 112, 116, 190 })] // Winsorized 5.47 of 106: 3.2 %.
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
    public void OfRoundsInTurnTheMedianCountsAndAllDoHoweverDisturbed()
    {
        RoundRecord Round(int number, long wall, bool isDisturbed) => RecordFactory.Round(number, 1) with
        {
            InTurn = true,
            Operations = 1,
            Wall = [wall, wall + 1, wall + 9],
            Overhead = 0,
            Slowdown = null,
            Disturbed = [0, 1],
            Marks = isDisturbed ? RoundMarks.Disturbed : RoundMarks.None,
        };
        var few = new CaseFigures(RecordFactory.Case("S", "A", "T", Round(1, 100, false), Round(2, 300, true), Round(3, 200, true), Round(4, 150, false)));
        Assert.Equal([(1, 101), (2, 301), (3, 201), (4, 151)], few.Rounds.Select(round => (round.Key, round.Value)));
        Assert.Equal((101 + 201 + 151) / 3.0, few.Mean, 9);
        var enough = new CaseFigures(RecordFactory.Case("S", "A", "T", Round(1, 100, false), Round(2, 300, true), Round(3, 200, false), Round(4, 150, false)));
        Assert.Equal([1, 2, 3, 4], enough.Rounds.Select(round => round.Key));
    }

    [Fact]
    public void InTurnAnIterationCountsAtTheUsualSpeedOfTheProbe()
    {
        var round = RecordFactory.Round(1, 1) with { Operations = 1, Wall = [110, 150, 220], Overhead = 10, Slowdown = [1, 1.25, 2], Disturbed = [1, 2] };
        Assert.Equal([105], new CaseFigures(RecordFactory.Case("S", "A", "T", round with { InTurn = true })).Rounds.Select(value => value.Value)); // Of 100, 112 and 105.
        Assert.Equal([100], new CaseFigures(RecordFactory.Case("S", "A", "T", round)).Rounds.Select(value => value.Value)); // The undisturbed one.
    }

    [Theory]
    [InlineData(true)]
    [InlineData(null)] // A published program is alone in its process.
    public void TheUsualSpeedIsThatOfTheRoundThatKnewTheFastest(bool? inTurn)
    {
        var round = RecordFactory.Round(1, 1) with { InTurn = inTurn, Operations = 1, Wall = [110], Overhead = 10, Slowdown = [1], UsualReading = 8 };
        var busy = round with { Round = 2, Wall = [135], UsualReading = 10 }; // Its neighbour took a fifth of the probe's speed throughout.
        Assert.Equal([100, 100], new CaseFigures(RecordFactory.Case("S", "A", "T", round, busy)).Rounds.Select(value => value.Value));
        Assert.Equal([125], new CaseFigures(RecordFactory.Case("S", "A", "T", busy)).Rounds.Select(value => value.Value));
    }

    [Fact]
    public void CollectionsOfOtherCasesGarbageThatMostRoundsCountedDoNotCount()
    {
        var round = RecordFactory.Round(1, 1) with { InTurn = true, Operations = 1, Wall = [110], Overhead = 10, Slowdown = [1], Gen0 = 2, CollectionPause = 1000 };
        var figures = new CaseFigures(RecordFactory.Case("S", "A", "T", round with { Gen0 = 40 }, round with { Round = 2, Gen0 = 50 }, round with { Round = 3 }));
        Assert.Equal(2, figures.Gen0);
        Assert.Equal([102, 102, 102], figures.Rounds.Select(value => value.Value));
    }

    [Fact]
    public void InTurnDisturbedRoundsThatAreAlikeAreCertain()
    {
        var rounds = new[] { 100.0, 101, 102 }.Select((nanoseconds, place) => RecordFactory.Round(place + 1, nanoseconds) with { InTurn = true, Marks = RoundMarks.Disturbed });
        Assert.True(new CaseFigures(RecordFactory.Case("S", "A", "T", [.. rounds])).IsCertain(0.01));
        Assert.False(new CaseFigures(RecordFactory.Case("S", "A", "T", [.. rounds.Take(2)])).IsCertain(0.01));
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
        Assert.Equal((99.5 + 199) / 2, figures.Mean, 9);
        Assert.Equal(199, figures.Median, 9);
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
    public void OneRoundHasNoError() =>
        Assert.Equal(double.NaN, new CaseFigures(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 1) with { Wall = [1000] })).Error);

    private static CaseFigures Figures(params double[] rounds) => new(RecordFactory.Case("A", rounds));
}
