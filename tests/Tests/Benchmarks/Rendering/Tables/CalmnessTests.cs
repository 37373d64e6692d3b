using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Tables;

public class CalmnessTests
{
    [Theory]
    [InlineData(0, RoundMarks.None, "")] // It may not be known.
    [InlineData(1, RoundMarks.None, "Other processes took the processor in 25 % of the iterations, which do not count. ")] // Beside three that count.
    [InlineData(2, RoundMarks.Disturbed, "Other processes took the processor in 67 % of the iterations, which do not count. ")] // Among three that count, for want of others.
    public void TheFirstLineOfAReportSaysHowOftenTheProcessorWasLost(int lost, RoundMarks marks, string sentence)
    {
        var line = FirstLine(Run(round => round with { Lost = lost, Marks = marks }));
        Assert.StartsWith($"Differences below 5.0 % are not called faster or slower. {sentence}A case has 3 rounds; ratios are uncertain by up to ", line, StringComparison.Ordinal);
        Assert.EndsWith(" % in 95 of 100.", line, StringComparison.Ordinal);
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
        var record = RecordFactory.Run(RecordFactory.Case("A", 10), RecordFactory.Case("B", 11)) with { Settings = new SettingsRecord("Dry", 1) };
        Assert.Equal("Differences below 5.0 % are not called faster or slower. BenchmarkDotNet's own engine measured. Each case has one round; another run may differ by more than is known, so this is only a first look.", FirstLine(record));
    }

    private static RunRecord Run(Func<RoundRecord, RoundRecord> change)
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 11, 12), RecordFactory.Case("B", 20, 21, 22));
        return record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(change)] })] };
    }

    private static string FirstLine(RunRecord record) => new RunTables(record).Render(headingLevel: 2).Split('\n')[0];
}
