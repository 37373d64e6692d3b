using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class RepeatabilityTests
{
    [Theory]
    [InlineData(1.05, 0)]
    [InlineData(1.2, 100)]
    public void TheFirstLineOfAReportSaysWhatTheRunCanTellAndHowCalmItWas(double median, int slowed) => Assert.Equal(
        $"This run cannot tell differences below 5 %. Other work on the machine slowed {slowed} % of the measurements. Each case was measured 3 times.",
        FirstLine(Run(round => round with { Median = median * round.Time })));

    [Fact]
    public void ASingleRoundIsAFirstLook() => Assert.Equal(
        "This run judges no differences, because it measured each case once. Other work on the machine slowed 0 % of the measurements. Each case was measured once, so this is a first look.",
        FirstLine(RecordFactory.Run(RecordFactory.Case("A", 10), RecordFactory.Case("B", 20)) is var run ? run with { Settings = run.Settings with { Rounds = 1 } } : run));

    [Fact]
    public void WhereTheCoreWasWatchedTheFirstLineSaysHowLongItWasShared() => Assert.Equal(
        "This run cannot tell differences below 5 %. The core was shared during 86 % of the time; 1 of 2 cases never had it to itself. Each case was measured 3 times.",
        FirstLine(Run(round => round with { Shared = 0.86, Clean = round.Time < 20 ? 0 : 7 })));

    [Fact]
    public void HowManyRoundsWereSlowedIsNotKnownOfCallsThatAreNotRepeated()
    {
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { Cpu = 5 })));
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { LongestPause = 5 })));
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { Iterations = 1 })));
        Assert.Equal(0, Repeatability.SlowedShare(Run(round => round with { Median = round.Time })));
    }

    private static RunRecord Run(Func<RoundRecord, RoundRecord> change)
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 11, 12), RecordFactory.Case("B", 20, 21, 22));
        return record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(change)] })] };
    }

    private static string FirstLine(RunRecord record) => new RunTables(record).Render(headingLevel: 2).Split('\n')[0];
}
