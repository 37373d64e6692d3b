using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Pages.Front;

namespace SerializationBenchmarks.Tests.Pages.Front;

public class ServiceSentencesTests
{
    private static readonly RunRecord _record = RecordFactory.Run(
        Case("SystemTextJson", "Complex1", 1000, 20),
        Case("EchoJson", "Complex1", 1000, 19),
        Case("MemoryPack", "Complex1", 400, 16),
        Case("SystemTextJson", "Complex10", 10_000, 50),
        Case("EchoJson", "Complex10", 10_000, 40),
        Case("MemoryPack", "Complex10", 4000, 25),
        Case("SystemTextJson", "Complex100", 100_000, 500),
        Case("EchoJson", "Complex100", 100_000, 100),
        Case("MemoryPack", "Complex100", 40_000, 100)) with
    { Study = "service" };

    [Fact]
    public void TheyGiveTheRangeOfAllRecords()
    {
        var slower = _record with { Cases = [.. _record.Cases.Select(@case => @case.Key.Serializer.StartsWith("Echo", StringComparison.Ordinal) ? @case : @case with { Rounds = [.. @case.Rounds.Select(round => round with { Time = 2 * round.Time })] })] };
        Assert.Equal(
            "- [In a service](docs/studies/service.md), System.Text.Json takes 5 to 52 % of the server's processor time with 1.0 kB of JSON, and half of it from 1.0 to 32 kB on. MemoryPack saves 26 % with 1.5 kB, 59 % with 16 kB. The server does nothing else; 2 records, sizes interpolated.\n",
            ServiceSentences.Render([_record, slower]));
        Assert.Contains("MemoryPack saves 26 % with 1.5 kB, 59 % with 16 kB. The server does nothing else; 1 record, ", ServiceSentences.Render([_record]), StringComparison.Ordinal);
    }

    [Fact]
    public void WhereNoRecordCanTellThereAreNone() => Assert.Equal("", ServiceSentences.Render([_record with { Cases = [_record.Cases[0]] }]));

    private static CaseRecord Case(string serializer, string model, int bytes, double microseconds) =>
        RecordFactory.Case("Http", serializer, model, RecordFactory.Round(1, microseconds * 1000)) with { PayloadBytes = bytes };
}
