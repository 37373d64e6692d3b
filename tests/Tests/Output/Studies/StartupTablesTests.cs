using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class StartupTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        RecordFactory.FirstCall("StartAndSerialize", "EmptyProgram", "Complex", 60, 32),
        RecordFactory.FirstCall("StartAndSerialize", "First", "Complex", 300, 45),
        RecordFactory.FirstCall("StartAndSerialize", "Second", "Complex", 1200, 33),
        RecordFactory.FirstCall("StartAndDeserialize", "First", "Complex", 400, 46),
        RecordFactory.FirstCall("FirstSerialize", "First", "Complex", 200, 13)) with
    { Study = "startup" };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void BothDirectionsAreRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("studies/startup.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void ADirectionThatWasNotMeasuredHasNoTable() => Assert.DoesNotContain(
        "deserialized",
        StudyTables.Of(_run with { Cases = [.. _run.Cases.Where(@case => @case.Key.Operation != "StartAndDeserialize")] }, headingLevel: 2),
        StringComparison.Ordinal);
}
