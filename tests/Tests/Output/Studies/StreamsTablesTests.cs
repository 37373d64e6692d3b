using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class StreamsTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Case("ReadAtOnce", "A", 300e6, 280e6, 50 << 20),
        Case("ReadEach", "A", 350e6, 330e6, 3 << 20),
        Case("ReadFirst", "A", 2e6, 1.5e6, 1 << 20),
        Case("WriteAtOnce", "A", 90e6, 95e6, 20 << 20),
        Case("WriteEach", "A", 110e6, 120e6, 1 << 19),
        Case("ReadAtOnce", "B", 100e6, 110e6, 40 << 20)) with
    { Study = "streams" };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void EachCellHasAllAtOnceAndElementByElement(string culture) => Assert.Equal(
        """
        ## Read: all at once / element by element

        | Serializer | First, ms |  Time, ms | Memory, MiB |
        |------------|----------:|----------:|------------:|
        | A          | 280 / 1.5 | 300 / 350 |  50.0 / 3.0 |
        | B          | 110 / n/a | 100 / n/a |  40.0 / n/a |

        ## Write: all at once / element by element

        | Serializer |   Time, ms | Memory, MiB |
        |------------|-----------:|------------:|
        | A          | 90.0 / 110 |  20.0 / 0.5 |

        """.ReplaceLineEndings("\n"),
        InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void WithoutCasesThereIsNoTable() => Assert.Equal("", StudyTables.Of(_run with { Cases = [] }, headingLevel: 2));

    private static CaseRecord Case(string operation, string serializer, double cpu, double elapsed, long memory) =>
        RecordFactory.Case(operation, serializer, "Persons", RecordFactory.Round(1, elapsed) with { Cpu = cpu, PeakMemory = memory });
}
