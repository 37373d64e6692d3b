using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Records.Statistics;

public class LimitTests
{
    [Fact]
    public void TheRowItselfIsOneOfTheEqualsAndOfThreeEachTwoAreAPair()
    {
        var run = Run([Case("A", "Tiny", 228)], Case("A#1", "Tiny", 100), Case("A#2", "Tiny", 104));
        Assert.Equal([0.4386, 0.4561, 1.04], EqualPair.Of(run).Select(pair => Math.Round(pair.Ratio, 4)));
        Assert.All(EqualPair.Of(run), pair => Assert.Equal("A", pair.Key.Serializer));
        Assert.True(Limit.Of(run).OfOthers > 1.28); // A row that is twice as far off as its twins are apart is not "below 5 %".
    }

    [Fact]
    public void TheLimitIsWhat95Of100PairsDifferByAtMost()
    {
        var limit = Limit.Of(Pairs(100, number => 100 + number));
        Assert.Equal((0.94, 0.94), (Math.Round(limit.OfShort, 9), Math.Round(limit.OfOthers, 9)));
        Assert.False(limit.HasTwo);
    }

    [Fact]
    public void ShortCallsHaveALimitOfTheirOwnWhereBothKindsHaveEnoughPairs()
    {
        var (few, many) = (Pairs(30, _ => 101), Pairs(30, number => 10 + (number * 0.01), least: 10));
        var both = Limit.Of(few with { Cases = [.. few.Cases, .. Renamed(many.Cases)], Twins = [.. few.Twins!, .. Renamed(many.Twins!)] });
        Assert.Equal((0.028, 0.01), (Math.Round(both.OfShort, 9), Math.Round(both.OfOthers, 9)));
        Assert.True(both.HasTwo);
        Assert.Equal((both.OfShort, both.OfOthers), (both.At(49), both.At(50)));
    }

    [Theory]
    [InlineData(1, 0.10, RelativeSpeed.Same, 0.116)] // One pair 1 % apart tells little of the next: Student's 12.7 times as much.
    [InlineData(12, 0.05, RelativeSpeed.Slower, 0.022)]
    public void FewPairsGiveAWiderLimitThanTheyAreApart(int pairs, double difference, RelativeSpeed speed, double limit)
    {
        var found = Limit.Of(Pairs(pairs, _ => 101));
        Assert.InRange(found.OfOthers, 0.9 * limit, 1.2 * limit);
        Assert.Equal(speed, found.Judge(1 + difference, 100));
    }

    [Theory]
    [InlineData(4)]
    [InlineData(12)]
    [InlineData(19)]
    [InlineData(72)]
    public void ItHoldsWhatItSays(int pairs)
    {
        var random = new Random(1);
        double Next() => 1000 * Math.Exp(0.05 * StandardNormal(random));
        var held = Enumerable.Range(0, 500).Count(_ => Limit.Of(Pairs(pairs, _ => Next(), _ => Next())).Judge(Next() / Next(), 1000) == RelativeSpeed.Same);
        Assert.InRange(held / 500.0, 0.92, 0.98);
    }

    [Fact]
    public void OneRoundJudgesNothing()
    {
        var pairs = Pairs(30, _ => 101);
        static CaseRecord Once(CaseRecord @case) => @case with { Rounds = [@case.Rounds[0]] };
        var run = pairs with { Settings = pairs.Settings with { Rounds = 1 }, Cases = [.. pairs.Cases.Select(Once)], Twins = [.. pairs.Twins!.Select(Once)] };
        var limit = Limit.Of(run);
        Assert.False(limit.IsKnown);
        Assert.Equal(RelativeSpeed.Unclear, limit.Judge(10, 100));
        Assert.Null(limit.Rank([Figures(1), Figures(10)]));
        Assert.StartsWith("This run judges no differences, because it measured each case once.", Repeatability.Describe(run), StringComparison.Ordinal);
    }

    [Fact]
    public void WhatMeasuredNothingTwiceJudgesNothing()
    {
        var run = RecordFactory.Run(RecordFactory.Case("A", 1, 2, 3), RecordFactory.Case("B", 10, 20, 30)) with { Twins = null };
        Assert.False(Limit.Of(run).IsKnown);
        Assert.All(ResultTable.Of(run).Single().Lines, line => Assert.Null(line.Rank));
        Assert.StartsWith("This run judges no differences, because it measured nothing twice.", Repeatability.Describe(run), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1.051, RelativeSpeed.Slower)]
    [InlineData(1.049, RelativeSpeed.Same)]
    [InlineData(0.953, RelativeSpeed.Same)]
    [InlineData(0.952, RelativeSpeed.Faster)]
    [InlineData(double.NaN, RelativeSpeed.Unclear)]
    public void ADifferenceIsBeyondTheLimitInEitherDirection(double ratio, RelativeSpeed speed) => Assert.Equal(speed, new Limit(0.05, 0.05).Judge(ratio, 100));

    [Fact]
    public void ARankIsOneMoreThanTheNumberOfThoseThatAreFaster()
    {
        CaseFigures[] cases = [Figures(100), Figures(40), Figures(130), Figures(129), Figures(104)];
        Assert.Equal([2, 1, 4, 4, 2], new Limit(0.05, 0.05).Rank(cases)!);
        Assert.Equal([2, 4, 4, 1, 2], new Limit(0.05, 0.05).Rank([.. cases.Reverse()])!);
    }

    [Fact]
    public void TwoRunsAreAsUncertainAsBothTogether()
    {
        var between = Limit.Between(new Limit(0.03, 0.03), new Limit(0.04, 0.04));
        Assert.Equal(Math.Exp(double.Hypot(Math.Log(1.03), Math.Log(1.04))) - 1, between.OfOthers, 9);
        Assert.False(Limit.Between(new Limit(0.03, 0.03), new Limit(double.NaN, double.NaN)).IsKnown);
    }

    [Fact]
    public void NoTableShowsTheSecondOnesAndTheFirstLineOfAReportSaysWhatTheyAreFor()
    {
        var report = new RunTables(Pairs(40, number => 100 + (number * 0.1))).Render(headingLevel: 2);
        Assert.DoesNotContain("A#", report, StringComparison.Ordinal);
        Assert.StartsWith("This run cannot tell differences below 4 %. ", report, StringComparison.Ordinal);
    }

    // So many models, on each of which A takes 100 ns, and its twin what is said.
    private static RunRecord Pairs(int count, Func<int, double> twin, Func<int, double>? row = null, double least = 100) => Run(
        [.. Enumerable.Range(0, count).Select(number => Case("A", $"M{number}", row?.Invoke(number) ?? least))],
        [.. Enumerable.Range(0, count).Select(number => Case("A#1", $"M{number}", twin(number)))]);

    private static IEnumerable<CaseRecord> Renamed(IEnumerable<CaseRecord> cases) => cases.Select(@case => @case with { Key = @case.Key with { Model = "Other" + @case.Key.Model } });

    private static RunRecord Run(CaseRecord[] cases, params CaseRecord[] twins) => RecordFactory.Run(cases) with { Twins = twins };

    private static CaseRecord Case(string serializer, string model, double time) =>
        RecordFactory.Case("SerializeOnce", serializer, model, RecordFactory.Round(1, time), RecordFactory.Round(2, time));

    private static double StandardNormal(Random random) => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    private static CaseFigures Figures(double time) => new(Case("A", "Tiny", time));
}
