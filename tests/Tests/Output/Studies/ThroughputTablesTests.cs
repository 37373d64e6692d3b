using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Throughput;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class ThroughputTablesTests
{
    private static readonly RunRecord _measured = RecordFactory.Run(
        Of("SerializeWorkstation1", "First", 2000),
        Of("SerializeWorkstation4", "First", 600),
        Of("SerializeWorkstation1", "Second", 500),
        Of("SerializeServer4", "Second", 100));

    private static readonly RunRecord _run = _measured with
    {
        Study = "throughput",
        Environment = _measured.Environment with { Cores = 4 },
        Operations = [.. ThroughputOperation.All(4).Select(operation => operation.ToRecord())],
    };

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void RatesStandBesideWhatMemoryCostsInEveryCulture(string culture) =>
        Snapshot.Match("studies/throughput.md", InCulture.Run(culture, () => StudyTables.Of(_run, headingLevel: 2)));

    // Two slices of 10 ms, one with a collection of half a millisecond.
    private static CaseRecord Of(string operation, string serializer, double nanoseconds) => RecordFactory.Case(operation, serializer, "Complex", new RoundRecord
    {
        Round = 1,
        Operations = (long)(10_000_000 / nanoseconds),
        Iterations = 2,
        Median = nanoseconds,
        Time = nanoseconds * 0.975,
        Allocated = 1024,
        Gen0 = 1000 * nanoseconds / 20_000_000, // One in two slices.
        CollectionPause = 500_000,
        LongestPause = 500_000,
    });
}
