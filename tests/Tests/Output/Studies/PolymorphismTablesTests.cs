using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class PolymorphismTablesTests
{
    private static readonly RunRecord _measured = RecordFactory.Run(
        Case("SerializeOnce", "A", "Subtypes", 150, 900),
        Case("DeserializeOnce", "A", "Subtypes", 210, 900),
        Case("SerializeOnce", "A", "OneType", 100, 1200),
        Case("DeserializeOnce", "A", "OneType", 300, 1200),
        Case("SerializeOnce", "B", "OneType", 100, 1300),
        Case("SerializeOnce", "C", "Subtypes", 100, 800));

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void ARowHasTheRatiosToOneTypeOfWhoTakesSubtypes(string culture) => Assert.Equal(
        """
        ## Times as long as the same data in one type

        | Serializer | Write | Read |  Size | Size, one type |
        |------------|------:|-----:|------:|---------------:|
        | A          |  1.50 | 0.70 | 900 B |        1,200 B |
        | C          |   n/a |  n/a | 800 B |            n/a |

        """.ReplaceLineEndings("\n"),
        InCulture.Run(culture, () => StudyTables.Of(_measured with { Study = "polymorphism" }, headingLevel: 2)));

    [Fact]
    public void WithoutSubtypesThereIsNoTable() =>
        Assert.Equal("", StudyTables.Of(_measured with { Study = "polymorphism", Cases = [.. _measured.Cases.Where(@case => @case.Key.Model == "OneType")] }, headingLevel: 2));

    private static CaseRecord Case(string operation, string serializer, string model, double nanoseconds, int bytes) =>
        RecordFactory.Case(operation, serializer, model, RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds)) with { PayloadBytes = bytes };
}
