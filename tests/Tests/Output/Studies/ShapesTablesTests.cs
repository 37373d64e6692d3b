using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Shapes;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class ShapesTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Case("First", "Dict", 300, 2000, 2040, 1960),
        Case("Middle", "Dict", 200, 1500, 1530, 1470),
        Case("Last", "Dict", 100, 1000, 1020, 980),
        Case("First", "List", 50, 40_000),
        Case("Last", "List", 400, 60_000),
        Case("Middle", "Complex", 90, 700, 720, 680),
        RecordFactory.Case("SerializeOnce", "First", "Dict", RecordFactory.Round(1, 77))) with
    { Study = new ShapesStudy().Name };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheOriginalsFourTablesAreRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("shapes.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void ARunWithoutTheOperationHasNoneOfTheTables() =>
        Assert.Equal("", StudyTables.Of(_run with { Cases = [_run.Cases[^1]] }, headingLevel: 2));

    [Fact]
    public void ARunOfOneSerializerIsComparedWithNone()
    {
        var text = StudyTables.Of(_run with { Cases = [_run.Cases[0]] }, headingLevel: 2);
        Assert.Contains("## Serialize plus deserialize: size of the payload", text, StringComparison.Ordinal);
        Assert.DoesNotContain("versus", text, StringComparison.Ordinal);
    }

    private static CaseRecord Case(string serializer, string model, int bytes, params double[] rounds) =>
        RecordFactory.Case("SerializeAndDeserialize", serializer, model, [.. rounds.Select((value, index) => RecordFactory.Round(index + 1, value))]) with { PayloadBytes = bytes };
}
