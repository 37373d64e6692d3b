using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class CompressionTablesTests
{
    // Writing and reading together take 10, 110 and 40 µs.
    private static readonly RunRecord _record = RecordFactory.Run(
        [.. Cases("MemoryPack", nameof(None), 4000, 5000), .. Cases("SystemTextJson", nameof(Zstandard), 2000, 55_000), .. Cases("SystemTextJson", nameof(None), 10_000, 20_000)]) with
    { Study = "compression" };

    [Fact]
    public void TheFastestWholeDependsOnTheNetwork()
    {
        // 2,000 bytes less are worth 100 µs up to 160 Mbit/s.
        var envelope = CompressionTables.Envelope(Combination.Of(_record, "Complex1000")).ToArray();
        Assert.Equal([("SystemTextJson + Zstandard", 0), ("MemoryPack", 160)], envelope.Select(of => (of.Combination.Name, Math.Round(of.FromBitsPerSecond / 1e6, 6))));
        Assert.Equal(330_000, Math.Round(envelope[1].Combination.Whole(1e8)));
        Assert.Equal(270_000, Math.Round(envelope[0].Combination.Whole(1e8)));
    }

    [Fact]
    public void TablesSayTheSmallestTheFastestAndHowFarJsonIs()
    {
        var tables = CompressionTables.Render(_record, 2);
        Assert.StartsWith(
            "## Is JSON with Zstandard as good?\n\nOver 1 Gbit/s, JSON is the fastest with none, and takes 2.86 times as long as MemoryPack with `Complex1000`. The smallest is SystemTextJson + Zstandard with 2,000 B; JSON's smallest has 2,000 B.\n",
            tables,
            StringComparison.Ordinal);
        Assert.Contains("| Complex1000 | smallest | SystemTextJson + Zstandard | 2,000 | |\n| Complex1000 | 100 Mbit/s | SystemTextJson + Zstandard | 2,000 | 270 |\n| Complex1000 | 1 Gbit/s | MemoryPack | 4,000 | 42.0 |\n", tables, StringComparison.Ordinal);
        Assert.Contains("| Complex1000 | Zstandard | 2,000 | 1.00 | 3.00 | 8.45 |\n", tables, StringComparison.Ordinal);
        Assert.Contains("| SystemTextJson | 10,000 | 2,000 |\n", tables, StringComparison.Ordinal);
    }

    [Fact]
    public void ACombinationNeedsBothWays() => Assert.Equal(
        "", CompressionTables.Render(RecordFactory.Run(RecordFactory.Case("WriteNone", "MemoryPack", "Complex1", RecordFactory.Round(1, 10))) with { Study = "compression" }, 2));

    private static IEnumerable<CaseRecord> Cases(string serializer, string compressor, int bytes, double nanoseconds) =>
        from way in (string[])["Write", "Read"]
        select RecordFactory.Case(way + compressor, serializer, "Complex1000", [.. new[] { 1, 2, 3 }.Select(round => RecordFactory.Round(round, nanoseconds) with { StoredBytes = bytes })]);
}
