using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class ServiceAnswersTests
{
    // Of System.Text.Json, the share is 5, 20 and 80 %.
    private static readonly RunRecord _record = RecordFactory.Run(
        Case("Http", "SystemTextJson", "Complex1", 1000, 20),
        Case("Http", "EchoJson", "Complex1", 1000, 19),
        Case("Http", "NewtonsoftJson", "Complex1", 1000, 25),
        Case("Http", "MemoryPack", "Complex1", 400, 16),
        Case("Http", "SystemTextJson", "Complex10", 10_000, 50),
        Case("Http", "EchoJson", "Complex10", 10_000, 40),
        Case("Http", "NewtonsoftJson", "Complex10", 10_000, 100),
        Case("Http", "MemoryPack", "Complex10", 4000, 25),
        Case("Http", "SystemTextJson", "Complex100", 100_000, 500),
        Case("Http", "EchoJson", "Complex100", 100_000, 100),
        Case("Http", "NewtonsoftJson", "Complex100", 100_000, 1000),
        Case("Http", "MemoryPack", "Complex100", 40_000, 100),
        Case("Grpc", "SystemTextJson", "Complex1", 1000, 30),
        Case("Grpc", "MemoryPack", "Complex1", 400, 32)) with
    { Study = "service" };

    [Fact]
    public void TheShareIsWhatTheEchoOfTheSameBytesDoesNotTake()
    {
        var curves = new ServiceCurves(_record);
        Assert.Equal([0.05, 0.2, 0.8], curves.Models.Select(model => Math.Round(curves.ShareOfJson("Http", model.Model)!.Value.Value, 6)));
        Assert.Equal((2154, true), Rounded(0.1));
        Assert.Equal((31_623, true), Rounded(0.5));
        Assert.Equal((1000, false), Rounded(0.05));
        Assert.Null(curves.FirstWithShare("Http", 0.9));
        Assert.Null(curves.FirstWithShare("Grpc", 0.1));

        (double Bytes, bool IsCrossed) Rounded(double share) => curves.FirstWithShare("Http", share) is { } found ? (Math.Round(found.Bytes), found.IsCrossed) : default;
    }

    [Fact]
    public void SentencesSayFromWhichSizeOnItMattersAndWhatGrpcChanges()
    {
        string[] sentences = [.. new ServiceAnswers(_record).Sentences()];
        Assert.Equal("Over HTTP, System.Text.Json takes this part of the server's processor time: 5 % with 1.0 kB, 20 % with 10 kB, 80 % with 100 kB of JSON; half of it from 32 kB on, on a line between measured sizes.", sentences[0]);
        Assert.Equal("With the same serializer, a request by gRPC takes this many times the processor time of one over HTTP (the median of the serializers): 2.00 with 1.0 kB of JSON.", sentences[1]);
    }

    [Fact]
    public void WhatAnotherSerializerSavesIsAPartOfTheTimeBefore()
    {
        var answers = new ServiceAnswers(_record);
        Assert.Equal(0.5, answers.Saves("SystemTextJson", "MemoryPack", "Complex10")!.Value.Value, 1e-9);
        Assert.Equal(-1, answers.Saves("SystemTextJson", "NewtonsoftJson", "Complex10")!.Value.Value, 1e-9);
        Assert.Null(answers.Saves("SystemTextJson", "MemoryPack", "Complex1000"));
        Assert.Equal("MemoryPack", answers.Best());
    }

    [Fact]
    public void AFirstLookGivesNoPercentage()
    {
        var quick = _record with { Cases = [.. _record.Cases.Select(@case => @case with { Rounds = [@case.Rounds[0]] })] };
        Assert.Empty(new ServiceAnswers(quick).Sentences());
        Assert.Contains("| MemoryPack | unclear |", StudyTables.Of(quick, headingLevel: 2), StringComparison.Ordinal);
    }

    [Fact]
    public void NoPercentageIsGivenThatTheEchoesAreFartherApartThan()
    {
        // The smaller echo takes 1.25 times as long as the larger one.
        var apart = _record with { Cases = [.. _record.Cases, Case("Http", "EchoSmallest", "Complex10", 4000, 50)] };
        Assert.Equal(0.25, new ServiceCurves(apart).Limit.OfOthers, 1e-9);
        Assert.Equal("Over HTTP, System.Text.Json takes this part of the server's processor time: 80 % with 100 kB of JSON.", new ServiceAnswers(apart).Sentences().First());
        Assert.Equal(["same", "50 %", "80 %"], new[] { "Complex1", "Complex10", "Complex100" }.Select(model => new ServiceAnswers(apart).Saves("SystemTextJson", "MemoryPack", model).ToString()));
    }

    [Fact]
    public void WhereTheSourceGeneratorHasNotSeenTheTypeSystemTextJsonIsComparedWithoutIt()
    {
        var own = _record with
        {
            Serializers = [.. _record.Serializers, _record.Serializers[0] with { Name = ServiceStudy.GeneratedJson }],
            Models = ["Complex10"],
            Twins = RecordFactory.Twins(1.05),
            Cases = [.. _record.Cases.Where(@case => @case.Key.Model == "Complex10")],
        };
        Assert.Equal(["`SystemTextJson` takes 20 % of the server's time for a request over HTTP with 10,000 B of JSON; the rest is the time of a server that echoes the bytes."], new ServiceAnswers(own).Sentences());
        var tables = StudyTables.Of(own, headingLevel: 2);
        Assert.Contains("| To | from SystemTextJson, 10 kB | from NewtonsoftJson, 10 kB |", tables, StringComparison.Ordinal);
        Assert.Contains("| MemoryPack | 50 % | 75 % |", tables, StringComparison.Ordinal);
    }

    [Fact]
    public void TablesHaveEverySerializerWithItsTimeAndItsInverse()
    {
        var tables = StudyTables.Of(_record, headingLevel: 2);
        Assert.Contains("| SystemTextJson |", tables, StringComparison.Ordinal);
        Assert.Contains("| 20.0 (50,000) | 50.0 (20,000) | 500 (2,000) |", tables, StringComparison.Ordinal);
        Assert.Contains("| 32.0 (2.00×) |", tables, StringComparison.Ordinal);
        Assert.Contains("| MemoryPack | 20 % |", tables, StringComparison.Ordinal);
        Assert.Contains("Latency at 500.0 requests a second.", tables, StringComparison.Ordinal);
    }

    private static CaseRecord Case(string operation, string serializer, string model, int bytes, double microseconds) =>
        new(new CaseKey(operation, serializer, model), bytes,
        [
            .. from round in Enumerable.Range(1, 3)
               select new RoundRecord
               {
                   Round = round,
                   Operations = 100,
                   Iterations = 6,
                   Median = microseconds * 1000,
                   Time = microseconds * 1000,
                   Allocated = 100,
                   Gen0 = 1,
                   Service = new ServiceRecord((2 * bytes) + 200, 500, 300_000, 900_000),
               },
        ]);
}
