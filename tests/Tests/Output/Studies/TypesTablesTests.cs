using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class TypesTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        RecordFactory.FirstCall("Define", "Class", "Tiny", 2, 1),
        RecordFactory.FirstCall("Define", "GoogleProtobuf", "Tiny", 9, 1),
        Case("CreateValue", "Class", 4),
        Case("CreateValue", "RecordStruct", 1),
        Case("CreateValue", "GoogleProtobuf", 6),
        Case("Equality", "Class", 2),
        Case("Equality", "GoogleProtobuf", 5),
        Case("Order", "Class", 3),
        Case("Order", "RecordStruct", 1.5)) with
    { Study = "types" };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheOriginalsTableIsRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("studies/types.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    private static CaseRecord Case(string operation, string serializer, double nanoseconds) =>
        RecordFactory.Case(operation, serializer, "Tiny", RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds));
}
