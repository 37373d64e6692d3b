using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class EncodingsTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Case("SerializeOnce", "First", "OnePerson", 400),
        Case("SerializeOnce", "Second", "OnePerson", 100),
        Case("SerializeOnce", "First", "Persons1000", 400_000),
        Case("SerializeOnce", "First", "Persons100000", 60_000_000),
        Case("DeserializeOnce", "First", "OnePerson", 600),
        Case("DeserializeOnce", "Second", "OnePerson", 200),
        Case("DeserializeOnce", "First", "Persons1000", 800_000),
        Case("DeserializeOnce", "Second", "Persons1000", 200_000)) with
    {
        Study = "encodings",
    };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TotalsAndTimesForAPersonAreRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("studies/encodings.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void WhatWasNotMeasuredHasNoTable()
    {
        var text = StudyTables.Of(_run with { Cases = [.. _run.Cases.Where(@case => @case.Key.Model == "OnePerson")] }, headingLevel: 2);
        Assert.DoesNotContain("| 1,000 persons", text, StringComparison.Ordinal);
        Assert.DoesNotContain("Persons1000", text, StringComparison.Ordinal);
        Assert.StartsWith("## Time for a person\n", StudyTables.Of(_run with { Cases = [.. _run.Cases.Where(@case => @case.Key.Model == "Persons100000")] }, headingLevel: 2), StringComparison.Ordinal);
    }

    private static CaseRecord Case(string operation, string serializer, string model, double nanoseconds) =>
        RecordFactory.Case(operation, serializer, model, RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds));
}
