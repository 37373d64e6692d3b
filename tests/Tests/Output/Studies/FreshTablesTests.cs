using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class FreshTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Of("SerializeOnce", "First", 826),
        Of("SerializeOnce", "Second", 108),
        Of("SerializeOneByOne", "First", 1100),
        Of("SerializeOneByOne", "EmptyWalk", 2),
        Of("SerializeMixed", "Second", 300) with { PayloadBytes = 31 },
        Of("SerializeFresh", "First", 2208),
        Of("SerializeFresh", "Second", 686),
        Of("SerializeFresh", "EmptyWalk", 2.5),
        Of("DeserializeMixed", "Second", 200)) with
    { Study = "fresh" };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheStatesStandSideBySideInEveryCultureAndTheDistancesAreComputed(string culture) =>
        Snapshot.Match("studies/fresh.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void ARecordWithoutOneOfTheStatesHasNoDistance() => Assert.DoesNotContain(
        "From the fastest",
        StudyTables.Of(_run with { Cases = [.. _run.Cases.Where(@case => @case.Key.Operation != "SerializeFresh")] }, headingLevel: 2),
        StringComparison.Ordinal);

    [Fact]
    public void WhatTheOrderCostsIsSaidOfTheMostAndOfTheOthers() => Assert.EndsWith(
        "\nMixed values take Second 1.80 times as long as the same ones one by one, and the others 1.10 to 1.20 times.\n",
        StudyTables.Of(
            RecordFactory.Run(
                Of("DeserializeOneByOne", "First", 100),
                Of("DeserializeOneByOne", "Second", 100),
                Of("DeserializeOneByOne", "Third", 100),
                Of("DeserializeOneByOne", "EmptyWalk", 1),
                Of("DeserializeMixed", "First", 110),
                Of("DeserializeMixed", "Second", 180),
                Of("DeserializeMixed", "Third", 120),
                Of("DeserializeMixed", "EmptyWalk", 9)) with
            { Study = "fresh" },
            headingLevel: 2),
        StringComparison.Ordinal);

    private static CaseRecord Of(string operation, string serializer, double nanoseconds) =>
        RecordFactory.Case(operation, serializer, "Complex", [.. Enumerable.Range(1, 3).Select(round => RecordFactory.Round(round, nanoseconds))]);
}
