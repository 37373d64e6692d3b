using System.Globalization;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>What is printed is the same on machines of every language.</summary>
public class CultureTests
{
    public static TheoryData<string> Cultures => ["de-DE", "tr-TR"];

    [Theory]
    [MemberData(nameof(Cultures))]
    public void TheTablesOfEveryCommittedRecordAreTheSame(string culture)
    {
        foreach (var record in CommittedRecords.Paths.Select(CommittedRecords.Read).GroupBy(record => record.Study).Select(study => study.MaxBy(record => record.Started)!))
        {
            string Render() => new RunTables(record).Render(headingLevel: 2);
            Assert.Equal(InCulture.Run("", Render), InCulture.Run(culture, Render));
        }
    }

    [Theory]
    [MemberData(nameof(Cultures))]
    public void EveryCommandPrintsTheSame(string culture)
    {
        var record = CommittedRecords.Paths.Order(StringComparer.Ordinal).First();
        string[][] commands =
        [
            ["--help"],
            ["--list-studies"],
            ["--list", "--serializers", "SystemTextJson"],
            ["--validate", "--serializers", "SystemTextJson,MemoryPack", "--models", "Tiny"],
            ["--rounds", "1000"],
            ["report", record],
            ["compare", record, record],
            ["calibrate", record, record],
        ];
        Assert.All(commands, command => Assert.Equal(InCulture.Run("", () => BuiltPrograms.Run(command)), InCulture.Run(culture, () => BuiltPrograms.Run(command))));
        string[][] infos = [["--help"], ["sizes", "--serializers", "SystemTextJson"], ["traits"]];
        Assert.All(infos, command => Assert.Equal(InCulture.Run("", () => BuiltPrograms.RunInfo(command)), InCulture.Run(culture, () => BuiltPrograms.RunInfo(command))));
    }

    [Theory]
    [MemberData(nameof(Cultures))]
    public void ACommandLeavesTheCultureAsItWas(string culture) => Assert.Equal(culture, InCulture.Run(culture, () =>
    {
        BuiltPrograms.Run("--list-studies");
        return CultureInfo.CurrentCulture.Name;
    }));
}
