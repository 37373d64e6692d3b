using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class ValidationTablesTests
{
    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheApproachesAreInOneTableInEveryCulture(string culture) =>
        Snapshot.Match("studies/validation.md", InCulture.Run(culture, () => StudyTables.Of(Run(), headingLevel: 2)));

    private static RunRecord Run()
    {
        var run = RecordFactory.Run(
            Case("SystemTextJsonFirst", "Valid", 1_000_000),
            Case("SystemTextJsonFirst", "OneInTen", 2_000_000),
            Case("SystemTextJsonFirst", "OneInTwo", 6_000_000),
            Case("NJsonSchemaAll", "Valid", 9_000_000),
            Case("NJsonSchemaAll", "OneInTwo", 12_000_000));
        string[] formats = ["JSON, validated while decoding", "JSON, validated before decoding"];
        return run with { Study = "validation", Serializers = [.. run.Serializers.Zip(formats, (serializer, format) => serializer with { Format = format })] };
    }

    private static CaseRecord Case(string serializer, string model, double nanoseconds) =>
        RecordFactory.Case("DeserializeOnce", serializer, model, RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds));
}
