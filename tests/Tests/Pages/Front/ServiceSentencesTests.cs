using SerializationBenchmarks.Pages.Front;
using SerializationBenchmarks.Records;

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
    { Study = "service", Twins = RecordFactory.Twins(1.05) };

    [Fact]
    public void TheyGiveTheRangeOfAllRecords()
    {
        var slower = _record with { Cases = [.. _record.Cases.Select(@case => @case.Key.Serializer.StartsWith("Echo", StringComparison.Ordinal) ? @case : @case with { Rounds = [.. @case.Rounds.Select(round => round with { Time = 2 * round.Time })] })] };
        Assert.Equal(
            "- [In a service](docs/studies/service.md), System.Text.Json takes 5 to 52 % of the server's processor time with 1.0 kB of JSON and 80 to 90 % with 100 kB; MemoryPack saves 20 % and 80 %. 2 records; the server does nothing else; loopback without TLS, beside its client.\n",
            ServiceSentences.Render([_record, slower]));
        Assert.Contains(" 1 record; the server does nothing else;", ServiceSentences.Render([_record]), StringComparison.Ordinal);
    }

    [Fact]
    public void AFirstLookGivesNone() => Assert.Equal("", ServiceSentences.Render([_record with { Cases = [.. _record.Cases.Select(@case => @case with { Rounds = [@case.Rounds[0]] })] }]));

    [Fact]
    public void WhereNoRecordCanTellThereAreNone() => Assert.Equal("", ServiceSentences.Render([_record with { Cases = [_record.Cases[0]] }]));

    private static CaseRecord Case(string serializer, string model, int bytes, double microseconds) =>
        RecordFactory.Case("Http", serializer, model, [.. Enumerable.Range(1, 3).Select(round => RecordFactory.Round(round, microseconds * 1000))]) with { PayloadBytes = bytes };
}
