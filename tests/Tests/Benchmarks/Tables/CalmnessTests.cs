using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Tables;

public class CalmnessTests
{
    [Theory]
    [InlineData(0, "The machine was calm: other processes disturbed 0 % of the iterations. ")]
    [InlineData(1, "The machine was busy: other processes disturbed 33 % of the iterations. ")]
    [InlineData(2, "The machine was very busy: other processes disturbed 67 % of the iterations. ")]
    public void TheFirstLineOfAReportSaysHowCalmTheMachineWas(int disturbed, string start)
    {
        var record = Run(round => round with { Disturbed = [.. Enumerable.Range(0, disturbed)] });
        var line = FirstLine(record);
        Assert.StartsWith(start, line, StringComparison.Ordinal);
        Assert.Contains("A case has 3 rounds on average; ratios are uncertain by up to ", line, StringComparison.Ordinal);
        Assert.EndsWith(" % in 95 of 100, so read nothing into smaller differences.", line, StringComparison.Ordinal);
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

    [Fact]
    public void WhatIsNotRecordedIsNotClaimed()
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10), RecordFactory.Case("B", 11));
        record = record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(round => round with { Disturbed = null })] })] };
        Assert.Equal("How calm the machine was is not recorded. Each case has one round; what the next one would say is unknown, so take this for a first look.", FirstLine(record));
    }

    private static RunRecord Run(Func<RoundRecord, RoundRecord> change)
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 11, 12), RecordFactory.Case("B", 20, 21, 22));
        return record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(change)] })] };
    }

    private static string FirstLine(RunRecord record) => new RunTables(record).Render(headingLevel: 2).Split('\n')[0];
}
