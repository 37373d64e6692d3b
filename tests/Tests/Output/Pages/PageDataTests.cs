using System.Globalization;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Output.Pages;

public class PageDataTests
{
    private static readonly RunRecord _record = RecordFactory.Run(
        RecordFactory.Case("SerializeOnce", "First", "Tiny", RecordFactory.Round(1, 100), RecordFactory.Round(2, 102), RecordFactory.Round(3, 98)),
        RecordFactory.Case("SerializeOnce", "Second", "Tiny", RecordFactory.Round(1, 50) with { Marks = RoundMarks.Unsettled }, RecordFactory.Round(2, 51), RecordFactory.Round(3, 49)));

    [Fact]
    public void TheFiguresAreThoseOfTheTables()
    {
        var table = Assert.Single(Data(_record).Records[0].Tables);
        Assert.Equal(("SerializeOnce", "Tiny"), (table.Operation, table.Model));
        Assert.Equal(["First", "Second"], table.Cases.Select(line => line.Serializer));
        Assert.Equal([2L, 1L], table.Cases.Select(line => line.Figures.GetValueOrDefault("rank")));
        var lines = ResultTable.Of(_record).Single().Lines;
        foreach (var (shown, line) in table.Cases.Zip(lines))
        {
            var figures = line.Figures!;
            Assert.Equal(
                [figures.Nanoseconds, figures.Mean, figures.Error, figures.StandardDeviation, figures.Median, figures.Gen0!.Value, figures.Allocated, figures.Case.PayloadBytes, line.Ratio!.Value],
                from key in (string[])["time", "mean", "error", "standardDeviation", "median", "gen0", "allocated", "size", "ratio"]
                select Convert.ToDouble(shown.Figures[key], CultureInfo.InvariantCulture));
        }
    }

    [Fact]
    public void AMarkedCaseRefersToASentence()
    {
        var record = Data(_record).Records[0];
        Assert.Null(record.Tables[0].Cases[0].Notes);
        Assert.StartsWith("The runtime had not finished optimizing", record.Notes[Assert.Single(record.Tables[0].Cases[1].Notes!)], StringComparison.Ordinal);
    }

    [Fact]
    public void ASingleRoundHasNoErrorAndNoRank()
    {
        var line = Data(RecordFactory.Run(RecordFactory.Case("First", 100), RecordFactory.Case("Second", 50))).Records[0].Tables[0].Cases[1];
        Assert.Equal((50L, 0.5), (line.Figures["time"], line.Figures["ratio"]));
        Assert.All((string[])["error", "standardDeviation", "rank"], key => Assert.DoesNotContain(key, line.Figures.Keys));
    }

    [Fact]
    public void WhatStandsAboveTheTablesIsThere()
    {
        var record = Data(_record).Records[0];
        Assert.Equal(("run.json", "pocos", "abacus-3000-2-cores-linux-x64"), (record.Name, record.Study, record.Machine));
        Assert.StartsWith("This run cannot tell differences below 5 %. Other work on the machine slowed 0 % of the measurements. Each case was measured ", record.Repeatability, StringComparison.Ordinal);
        Assert.StartsWith("BenchmarkDotNet v0.15.8, Linux 1.0\nAbacus 3000 (family 7, model 3, ", record.Hardware, StringComparison.Ordinal);
        Assert.EndsWith("Second 1.2.3", record.Hardware, StringComparison.Ordinal);
    }

    [Fact]
    public void RecordsOfAStudyAreComparedWithItsFirstOne()
    {
        var slower = RecordFactory.Run(RecordFactory.Case("First", 200, 202, 198));
        var data = PageData.Of([("a.json", _record), ("other.json", slower with { Study = "shapes" }), ("b.json", slower)]);
        var comparison = Assert.Single(data.Comparisons);
        Assert.Equal((0, 2, null), (comparison.First, comparison.Other, comparison.Machine));
        var @case = Assert.Single(comparison.Cases);
        Assert.Equal(("SerializeOnce", "Tiny", "First", "slower"), (@case.Operation, @case.Model, @case.Serializer, @case.Verdict));
        Assert.Equal(199 / 99.0, @case.Ratio, 9);
        Assert.Equal([("SerializeOnce.Second.Tiny", "only in A")], comparison.Unpaired.Select(only => (only.Name, only.Verdict)));
    }

    [Fact]
    public void RecordsOfAStudyWithoutACommonCaseAreRefused()
    {
        var other = RecordFactory.Run(RecordFactory.Case("Third", 1, 2, 3));
        var error = Assert.Throws<UserErrorException>(() => PageData.Of([("a.json", _record), ("b.json", other)]));
        Assert.Equal("a.json and b.json have no case in common; make a page of each.", error.Message);
    }

    [Fact]
    public void RecordsOfOtherDataAreRefused()
    {
        var error = Assert.Throws<UserErrorException>(() => PageData.Of([("a.json", _record), ("b.json", _record with { OwnType = new OwnTypeRecord("Shop.Order", 3, "hash") })]));
        Assert.Equal("a.json and b.json cannot stand side by side: one is of the suite's models, the other of Shop.Order; make a page of each.", error.Message);
    }

    [Fact]
    public void TextOfARecordCannotEndTheScriptThatHoldsIt()
    {
        var hostile = _record with { Serializers = [.. _record.Serializers.Select(serializer => serializer with { Summary = "</script><script>alert(1)</script>" })] };
        Assert.DoesNotContain("<", Data(hostile).ToJson(), StringComparison.Ordinal);
    }

    private static PageData Data(RunRecord record) => PageData.Of([("results/run.json", record)]);
}
