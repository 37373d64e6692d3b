using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class PublishingTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Three("StartAndSerializeJit", "EmptyProgram", 60),
        Three("StartAndSerializeReadyToRun", "EmptyProgram", 58),
        Three("StartAndSerializeNativeAot", "EmptyProgram", 3),
        Three("StartAndSerializeJit", "First", 300),
        Three("StartAndSerializeReadyToRun", "First", 150),
        Three("DeserializeJit", "First", 400),
        Three("DeserializeReadyToRun", "First", 401)) with
    { Study = "publishing" };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheWaysStandSideBySideInEveryCultureAndWhatChangesIsNamed(string culture) =>
        Snapshot.Match("studies/publishing.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void OneRoundSaysNothingOfWhatChanges() => Assert.DoesNotContain(
        "confidence",
        StudyTables.Of(_run with { Cases = [.. _run.Cases.Select(@case => @case with { Rounds = [@case.Rounds[0]] })] }, headingLevel: 2),
        StringComparison.Ordinal);

    private static CaseRecord Three(string operation, string serializer, long milliseconds)
    {
        var @case = RecordFactory.FirstCall(operation, serializer, "Complex", milliseconds, 32);
        return @case with { Rounds = [.. Enumerable.Range(1, 3).Select(round => @case.Rounds[0] with { Round = round })] };
    }
}
