using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public class RunEndFailuresTests
{
    [Fact]
    public void WhatFailedIsNamedWithItsReasonAndWhatIsNotSupportedIsNot()
    {
        var (isFailed, text) = Write(new MissingCase("First", "Tiny", true, "It threw.", "SerializeOnce"), new MissingCase("Second", "Tiny", true, "It changed the sample."), new MissingCase("Third", "Tiny", false, "It has no buffer."));
        Assert.True(isFailed);
        Assert.Equal("FAILED SerializeOnce.First.Tiny: It threw.\nFAILED Second on Tiny: It changed the sample.\n", text);
    }

    [Fact]
    public void NothingIsSaidWhereNothingFailed() => Assert.Equal((false, ""), Write(new MissingCase("Third", "Tiny", false, "It has no buffer.")));

    [Fact]
    public void OfManyTheFirstAreNamedAndTheOthersCounted()
    {
        var (_, text) = Write([.. Enumerable.Range(1, 12).Select(number => new MissingCase($"S{number}", "Tiny", true, "It threw."))]);
        Assert.EndsWith("FAILED S10 on Tiny: It threw.\nFAILED 2 more cases; the tables have their reasons.\n", text, StringComparison.Ordinal);
    }

    private static (bool IsFailed, string Text) Write(params MissingCase[] missing)
    {
        using var output = new StringWriter { NewLine = "\n" };
        return (RunEnd.WriteFailed(RecordFactory.Full() with { Missing = missing }, output), output.ToString());
    }
}
