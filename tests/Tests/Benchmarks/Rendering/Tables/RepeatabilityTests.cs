using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Tables;

public class RepeatabilityTests
{
    [Theory]
    [InlineData(1.05, "In 0 % of the rounds")]
    [InlineData(1.2, "In 100 % of the rounds")]
    public void TheFirstLineOfAReportSaysHowOftenNeighboursSlowedMostOfARound(double median, string sentence)
    {
        var line = FirstLine(Run(round => round with { Median = median * round.Time }));
        Assert.StartsWith($"Differences below 5.0 % are not called faster or slower. {sentence}, neighbours slowed the median iteration by over a tenth. A case has 3 rounds; ratios are uncertain by up to ", line, StringComparison.Ordinal);
        Assert.EndsWith(" % in 95 of 100.", line, StringComparison.Ordinal);
    }

    [Fact]
    public void HowManyRoundsWereSlowedIsNotKnownOfCallsThatAreNotRepeated()
    {
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { Cpu = 5 })));
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { LongestPause = 5 })));
        Assert.Null(Repeatability.SlowedShare(Run(round => round with { Iterations = 1 })));
        Assert.Equal(0, Repeatability.SlowedShare(Run(round => round with { Median = round.Time })));
    }

    [Fact]
    public void TheUncertaintyIsHalfOfTheInterval()
    {
        // The reference never moves, and the other serializer is between 9 and 11 in every bootstrap sample.
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 10, 10), RecordFactory.Case("B", 9, 10, 11));
        var ratio = new RunTables(record).Tables[0].Ratios.Single();
        var percent = FormattableString.Invariant($"{100 * (ratio.High - ratio.Low) / 2 / ratio.Value:0.0} %");
        Assert.Contains($"by up to {percent} in half of the cases and by up to {percent} in 95 of 100", FirstLine(record), StringComparison.Ordinal);
    }

    private static RunRecord Run(Func<RoundRecord, RoundRecord> change)
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 11, 12), RecordFactory.Case("B", 20, 21, 22));
        return record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(change)] })] };
    }

    private static string FirstLine(RunRecord record) => new RunTables(record).Render(headingLevel: 2).Split('\n')[0];
}
