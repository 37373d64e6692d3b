using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Memory;

namespace SerializationBenchmarks.Tests.Studies.Memory;

public class MemoryStudyTests
{
    [Fact]
    public void TheDocumentIsAsLongAsTheOriginals()
    {
        // Of a tenth: the packages are alike.
        var bytes = 10.0 * JsonSerializer.SerializeToUtf8Bytes(PackageIndex.Make(MemoryStudy.Packages / 10)).Length;
        Assert.InRange(bytes / (1 << 20), 64.5, 66.5);
    }

    [Fact]
    public void TheFirstPackagesAreThoseThatAreValidated() => Assert.Equal(
        JsonSerializer.Serialize(PackageIndex.Make()[0]),
        JsonSerializer.Serialize(PackageIndex.Make(2000).Take(PackageIndex.Make()[0].Count)));

    [Fact]
    public void WhatIsStreamedIsEveryPackage()
    {
        var packages = PackageIndex.Make(1000);
        var path = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(path, JsonSerializer.SerializeToUtf8Bytes(packages));
            Assert.Equal((1000, packages.Sum(package => package.Size)), SystemTextJsonStreamed.ReadThrough(path));
        }
        finally
        {
            File.Delete(path);
        }
    }

    [Fact]
    public void TheOwnTableHasMemoryAndTimeBesideTheirRatiosToTheLeastThatDecodes()
    {
        var record = RecordFactory.Run(
            RecordFactory.FirstCall("DecodeFile", "ReadFile", "Packages", 10, 66),
            RecordFactory.FirstCall("DecodeFile", "Small", "Packages", 400, 100),
            RecordFactory.FirstCall("DecodeFile", "Fast", "Packages", 200, 150)) with
        { Study = "memory" };
        Assert.Equal(
            """
            ## Memory and time

            | Serializer | memory (MiB) |   vs. | time (ms) |   vs. |
            |------------|-------------:|------:|----------:|------:|
            | ReadFile   |         66.0 | 0.66x |       9.0 | 0.05x |
            | Fast       |        150.0 | 1.50x |     180.0 | 1.00x |
            | Small      |        100.0 | 1.00x |     360.0 | 2.00x |

            """.ReplaceLineEndings("\n"),
            StudyTables.Of(record, headingLevel: 2));
    }

    [Fact]
    public void WhatStaysAfterALargeMessageIsAColumnOfTheOwnTable()
    {
        var stays = RecordFactory.FirstCall("StayAfterLarge", "Fast", "Packages", 50, 30);
        var record = RecordFactory.Run(
            RecordFactory.FirstCall("DecodeFile", "ReadFile", "Packages", 10, 66),
            RecordFactory.FirstCall("DecodeFile", "Fast", "Packages", 200, 150),
            stays with { Rounds = [.. stays.Rounds.Select(round => round with { StayingMemory = 10 << 20 })] }) with
        { Study = "memory" };
        Assert.Equal(
            """
            ## Memory and time

            | Serializer | memory (MiB) |   vs. | time (ms) |   vs. | stays (MiB) |
            |------------|-------------:|------:|----------:|------:|------------:|
            | ReadFile   |         66.0 | 0.44x |       9.0 | 0.05x |         n/a |
            | Fast       |        150.0 | 1.00x |     180.0 | 1.00x |        10.0 |

            """.ReplaceLineEndings("\n"),
            StudyTables.Of(record, headingLevel: 2));
    }

    [Fact]
    public void TheLargeMessageHasTenMebibytesOfJson() =>
        Assert.InRange(JsonSerializer.SerializeToUtf8Bytes(PackageIndex.Make(StayAfterLarge<JsonNodeDom>.Large)).Length / (double)(1 << 20), 9.9, 10.1);

    [Fact]
    public void ARecordOfFirstCallsSaysSoAndClaimsNoModes()
    {
        CaseRecord @case = RecordFactory.FirstCall("DecodeFile", "Slow", "Packages", 10, 66);
        var rounds = Enumerable.Range(1, 6).Select(round => @case.Rounds[0] with { Round = round, Median = round > 3 ? 20_000_000 : 10_000_000 });
        var run = RecordFactory.Run(@case with { Rounds = [.. rounds] }, RecordFactory.FirstCall("DecodeFile", "Other", "Packages", 10, 66));
        var record = run with { Study = "memory", Settings = run.Settings with { Measurement = run.Settings.Measurement with { FirstCall = true } } };
        var text = MarkdownTable.WithoutPadding(new RunTables(record).Render(headingLevel: 2));
        Assert.Contains(", 3 rounds, each the first call in a process of its own, ", text, StringComparison.Ordinal);
        Assert.Contains("Elapsed | Peak memory", text, StringComparison.Ordinal);
        Assert.DoesNotContain("processes took at least", text, StringComparison.Ordinal);
    }
}
