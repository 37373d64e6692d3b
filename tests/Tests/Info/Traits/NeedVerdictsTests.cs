using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.SystemTextJson;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Info.Traits;

public class JudgementTests
{
    private static readonly Published _silent = Published.Of(1024) with { Payload = [1, 2] };

    [Fact]
    public void AProgramThatWritesLessDoesNotWorkWithNativeAotEvenIfItRuns() => Assert.Equal(
        new Verdict(Answer.No, "of a class with members that no code reads, the program writes less, silently: 2 of 4 bytes", "loses members"),
        OfNativeAot(_silent, [1, 2, 3, 4]));

    [Fact]
    public void AProgramThatWritesOtherBytesDoesNotWorkWithNativeAot() => Assert.Equal(
        new Verdict(Answer.No, "of a class with members that no code reads, the program writes other bytes, silently: 2 for 2", "writes other bytes"),
        OfNativeAot(_silent, [1, 3]));

    [Fact]
    public void WhatIsSilentIsSaidRatherThanWhatThrows() => Assert.Equal(
        "loses members",
        OfNativeAot(Published.Not("It throws.") with { Payload = [1] }, [1, 2]).Brief);

    [Fact]
    public void AProgramWithTheSamePayloadWorksAndSoDoesOneWhosePayloadNobodyHasCompared()
    {
        Assert.Equal(Answer.Yes, OfNativeAot(_silent, [1, 2]).Answer);
        Assert.Equal(Answer.Yes, OfNativeAot(Published.Of(1024), null).Answer);
    }

    [Fact]
    public void AProgramThatThrowsHasItsReason() =>
        Assert.Equal(new Verdict(Answer.No, "It throws", "no"), OfNativeAot(Published.Not("It throws.") with { Unwritten = "It throws." }, [1, 2]));

    private static Verdict OfNativeAot(Published published, byte[]? payload)
    {
        var mode = new FootprintReport.Mode(PublishMode.NativeAot.Name, Published.Of(512));
        var footprint = new FootprintReport([mode], [new FootprintReport.Line(SystemTextJson.Info.Name, "A library", [published]) { Payload = payload }]);
        var facts = TraitsFacts.Of([SystemTextJson.Info], new NeedVerdicts(null, null, footprint, null, null));
        return Assert.Single(facts.Serializers).Verdicts[Need.NativeAot];
    }
}
