using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Pages.Studies;

/// <summary>The sentences that pages of studies begin with, which are computed.</summary>
public class AnswerTests
{
    [Fact]
    public void SubtypesTakeFromTheLeastToTheMostOfOneType()
    {
        var record = RecordFactory.Run(
            Case("SerializeOnce", "A", "Subtypes", 150), Case("SerializeOnce", "A", "OneType", 100),
            Case("DeserializeOnce", "A", "Subtypes", 90), Case("DeserializeOnce", "A", "OneType", 100),
            Case("SerializeOnce", "B", "Subtypes", 60), Case("SerializeOnce", "B", "OneType", 100),
            Case("DeserializeOnce", "B", "Subtypes", 200), Case("DeserializeOnce", "B", "OneType", 100),
            Case("SerializeOnce", "C", "OneType", 100));
        Assert.StartsWith(
            "A list of subtypes takes 0.60 (B) to 1.50 (A) times as long to write as the same data in one type, and 0.90 (A) to 2.00 (B) times as long to read. ",
            StudyPages.Of("polymorphism")!.AnswerOf!(record),
            StringComparison.Ordinal);
        Assert.Equal("", StudyPages.Of("polymorphism")!.AnswerOf!(record with { Cases = [.. record.Cases.Where(@case => @case.Key.Model == "OneType")] }));
    }

    [Fact]
    public void StreamsSayWhatTheFirstElementAndTheMemoryGain()
    {
        var record = RecordFactory.Run(
            First("ReadAtOnce", "A", 300e6, 50 << 20), First("ReadEach", "A", 330e6, 3 << 20), First("ReadFirst", "A", 2e6, 1 << 20),
            First("ReadAtOnce", "B", 100e6, 40 << 20), First("ReadEach", "B", 90e6, 2 << 20), First("ReadFirst", "B", 1.5e6, 1 << 20),
            First("ReadAtOnce", "C", 10e6, 400 << 20));
        Assert.Equal(
            "Element by element, the first of 100,000 persons is there after 1.5 to 2.0 ms and not after 100 to 300, and reading takes 2 to 3 MiB and not 40 to 50. All of them take 0.90 to 1.10 times the processor time of reading at once.",
            StudyPages.Of("streams")!.AnswerOf!(record));
        Assert.Equal("", StudyPages.Of("streams")!.AnswerOf!(record with { Cases = [] }));
    }

    private static CaseRecord Case(string operation, string serializer, string model, double nanoseconds) => RecordFactory.Case(operation, serializer, model, RecordFactory.Round(1, nanoseconds), RecordFactory.Round(2, nanoseconds), RecordFactory.Round(3, nanoseconds));

    private static CaseRecord First(string operation, string serializer, double nanoseconds, long memory) =>
        RecordFactory.Case(operation, serializer, "Persons", RecordFactory.Round(1, nanoseconds) with { Cpu = nanoseconds, PeakMemory = memory });
}
