using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies.Throughput;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Throughput;

public class ThroughputTablesTests
{
    private static readonly RunRecord _run = RecordFactory.Run(
        Of("SerializeWorkstation1", "First", 2000),
        Of("SerializeWorkstation4", "First", 600),
        Of("SerializeWorkstation1", "Second", 500),
        Of("SerializeServer4", "Second", 100)) with
    {
        Study = "throughput",
        Operations = [.. ThroughputOperation.All(4).Select(operation => operation.ToRecord())],
    };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void RatesStandBesideWhatMemoryCostsInEveryCulture(string culture) =>
        Snapshot.Match("studies/throughput.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    [Fact]
    public void NoLineIsTakenForACaseOfThePage() => Assert.Empty(ShownCase.FindAll("# Study\n\n" + StudyTables.Of(_run, headingLevel: 2)));

    // Two slices of 10 ms, one with a collection of half a millisecond.
    private static CaseRecord Of(string operation, string serializer, double nanoseconds) => RecordFactory.Case(operation, serializer, "Complex", new RoundRecord
    {
        Round = 1,
        Operations = (long)(10_000_000 / nanoseconds),
        Wall = [10_000_000, 10_000_000],
        Cpu = [20_000_000, 20_000_000],
        Paused = [0, 500_000],
        Overhead = 0,
        Allocated = 1024,
        Collections = 1,
        Gen0 = 0.01,
    });
}
