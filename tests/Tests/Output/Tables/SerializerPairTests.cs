using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Upgrades;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class SerializerPairTests
{
    private const string Running = ".NET 10.0.1", Newer = ".NET 11.0.0";

    [Fact]
    public void BothOfAPairAreDeployedAlikeAndOnePairShowsWhatDeployingDoes()
    {
        var run = Of(("Lib", null), ("Lib@net10.0", On(Running, true)), ("Lib@net11.0", On(Newer, true)), ("Lib@1.0.0", On(Running, false)));
        Assert.Equal(
            [new SerializerPair("Lib", "Lib@1.0.0"), new SerializerPair("Lib", "Lib@net10.0"), new SerializerPair("Lib@net10.0", "Lib@net11.0")],
            SerializerPair.OfVersions(run).OrderBy(pair => (pair.First, pair.Second)));
    }

    [Fact]
    public void WhatIsDeployedOtherwiseAndNotTheSameIsNoPair() => Assert.Empty(SerializerPair.OfVersions(Of(("Lib", null), ("Lib@net11.0", On(Newer, true)))));

    [Fact]
    public void InstalledRuntimesAndOlderRecordsAreHeldAgainstTheSerializer() => Assert.All(
        new[] { On(Newer, false), On(Newer, null) },
        version => Assert.Equal([new SerializerPair("Lib", "Lib@net11.0")], SerializerPair.OfVersions(Of(("Lib", null), ("Lib@net11.0", version)))));

    // The wire knows nothing of how a program is deployed.
    [Fact]
    public void AnUpgradeHasTheNameOfTheSerializerAndTheTimeOfTheRowThatIsDeployedAlike()
    {
        var run = Of(("Lib", null), ("Lib@net10.0", On(Running, true)), ("Lib@net11.0", On(Newer, true)));
        var time = Assert.Single(UpgradeTimes.Of(run, "a"));
        Assert.Equal(("Lib", "Lib@net11.0", true), (time.Before, time.After, time.IsAlike));
        Assert.Equal(1.5, time.Ratio, 6); // 300 of 200 ns; the serializer's own 100 ns are of a program that is deployed otherwise.
        Assert.Equal(["Lib@net10.0"], UpgradeTimes.TwiceOf(run with { Twins = [RecordFactory.Case("Lib#1", 100, 101, 99), RecordFactory.Case("Lib#2", 100, 101, 99)] }, "a")!.Rows);
    }

    [Fact]
    public void WhatAnOlderRecordDidNotSayIsNotKnown() => Assert.False(Assert.Single(UpgradeTimes.Of(Of(("Lib", null), ("Lib@net11.0", On(Newer, null))), "a")).IsAlike);

    private static VersionRecord On(string runtime, bool? isSelfContained) => new(runtime, [], isSelfContained);

    // Of 100 ns, 200 ns and so on.
    private static RunRecord Of(params (string Name, VersionRecord? Version)[] rows)
    {
        var run = RecordFactory.Run([.. rows.Select((row, place) => RecordFactory.Case(row.Name, 100 * (place + 1), 101 * (place + 1), 99 * (place + 1)))]);
        return run with { Serializers = [.. run.Serializers.Zip(rows, (serializer, row) => serializer with { Library = row.Name == "Lib@1.0.0" ? "Lib 1.0.0" : "Lib 1.2.3", Version = row.Version })] };
    }
}
