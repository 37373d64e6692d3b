using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Benchmarks.Studies.Service;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Service;

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
    public void ATimeBetweenMeasuredSizesIsOnALineAndThereIsNoneBeyondThem()
    {
        var curves = new ServiceCurves(_record);
        Assert.Equal(50_000, curves.TimeAt("Http", "SystemTextJson", 10_000)!.Value, 1e-6);
        Assert.Equal(50_000 * Math.Sqrt(10), curves.TimeAt("Http", "SystemTextJson", 10_000 * Math.Sqrt(10))!.Value, 1e-6);
        Assert.Equal(20_000, curves.TimeAt("Http", "SystemTextJson", 1000)!.Value, 1e-6);
        Assert.Null(curves.TimeAt("Http", "SystemTextJson", 999));
        Assert.Null(curves.TimeAt("Http", "SystemTextJson", 100_001));
        Assert.Null(curves.TimeAt("Http", "Absent", 10_000));
    }

    [Fact]
    public void TheShareIsWhatTheEchoOfTheSameBytesDoesNotTake()
    {
        var curves = new ServiceCurves(_record);
        Assert.Equal([0.05, 0.2, 0.8], curves.Models.Select(model => Math.Round(curves.ShareOfJson("Http", model.Model)!.Value, 6)));
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
        Assert.Equal("Over HTTP, System.Text.Json takes a tenth of the server's processor time from 2.2 kB of JSON on, and half of it from 32 kB of JSON on; with 100 kB it takes 80 %.", sentences[0]);
        Assert.Equal("With the same serializer, a request by gRPC takes this many times the processor time of one over HTTP (the median of the serializers): 2.00 with 1.0 kB of JSON.", sentences[1]);
    }

    [Fact]
    public void WhatAnotherSerializerSavesIsAPartOfTheTimeBefore()
    {
        var answers = new ServiceAnswers(_record);
        Assert.Equal([1.5e3, 16e3], answers.Lengths);
        Assert.Equal(0.5, answers.Saves("SystemTextJson", "MemoryPack", 10_000)!.Value, 1e-9);
        Assert.Equal(-1, answers.Saves("SystemTextJson", "NewtonsoftJson", 10_000)!.Value, 1e-9);
        Assert.Null(answers.Saves("SystemTextJson", "MemoryPack", 200_000));
        Assert.Equal("MemoryPack", answers.Best()!.Value.Serializer);
    }

    [Fact]
    public void WhereTheSourceGeneratorHasNotSeenTheTypeSystemTextJsonIsComparedWithoutIt()
    {
        var own = _record with
        {
            Serializers = [.. _record.Serializers, _record.Serializers[0] with { Name = ServiceStudy.GeneratedJson }],
            Models = ["Complex10"],
            Cases = [.. _record.Cases.Where(@case => @case.Key.Model == "Complex10")],
        };
        Assert.Equal(["`SystemTextJson` takes 20 % of the server's time for a request over HTTP, whose JSON has 10,000 B; the rest is what a server takes that echoes the bytes."], new ServiceAnswers(own).Sentences());
        var tables = Study.TablesOf(own, headingLevel: 2);
        Assert.Contains("Of the server's processor time over HTTP.\n\n| To | from SystemTextJson, 10 kB | from NewtonsoftJson, 10 kB |", tables, StringComparison.Ordinal);
        Assert.Contains("| MemoryPack | 50 % | 75 % |", tables, StringComparison.Ordinal);
    }

    [Fact]
    public void TablesHaveEverySerializerWithItsTimeAndItsInverse()
    {
        var tables = Study.TablesOf(_record, headingLevel: 2);
        Assert.Contains("| SystemTextJson |", tables, StringComparison.Ordinal);
        Assert.Contains("| 20.0 (50,000) | 50.0 (20,000) | 500 (2,000) |", tables, StringComparison.Ordinal);
        Assert.Contains("| 32.0 (2.00×) |", tables, StringComparison.Ordinal);
        Assert.Contains("| MemoryPack | 26 % |", tables, StringComparison.Ordinal);
        Assert.Contains("Latency at 500.0 requests a second.", tables, StringComparison.Ordinal);
    }

    private static CaseRecord Case(string operation, string serializer, string model, int bytes, double microseconds) =>
        new(new CaseKey(operation, serializer, model), bytes,
        [
            new RoundRecord
            {
                Round = 1,
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
