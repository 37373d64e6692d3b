using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class PassthroughTablesTests
{
    private static readonly RunRecord _measured = RecordFactory.Run(
        Case("SerializeOnce", "CopyBytes", "Int32s", 100),
        Case("DeserializeOnce", "CopyBytes", "Int32s", 200),
        Case("SerializeOnce", "CopyBytes", "Dates", 50),
        Case("SerializeOnce", "Fast", "Int32s", 150),
        Case("DeserializeOnce", "Fast", "Int32s", 210),
        Case("SerializeOnce", "Slow", "Int32s", 3400),
        Case("SerializeOnce", "Slow", "Dates", 5000));

    private static readonly RunRecord _run = _measured with
    {
        Study = "passthrough",
        Serializers = [.. _measured.Serializers, _measured.Serializers[0] with { Name = "Unable" }],
    };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void EachCellHasTheRatiosOfWritingAndReading(string culture) => Assert.Equal(
        """
        ## Times as long as copying the memory, to write / to read

        A ratio near 1 means that the memory is copied as it is.

        | Serializer |      Int32s |     Dates |
        |------------|------------:|----------:|
        | Fast       | 1.50 / 1.05 |       n/a |
        | Slow       |  34.0 / n/a | 100 / n/a |

        """.ReplaceLineEndings("\n"),
        InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void WithoutTheCopyThereIsNoTable() =>
        Assert.Equal("", StudyTables.Of(_run with { Cases = [.. _run.Cases.Where(@case => @case.Key.Serializer != "CopyBytes")] }, headingLevel: 2));

    private static CaseRecord Case(string operation, string serializer, string model, double nanoseconds) =>
        RecordFactory.Case(operation, serializer, model, RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds));
}
