using SerializationBenchmarks.Benchmarks.Measuring.Rounds;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Rounds;

public class OrderTests
{
    private static readonly string[] _table = ["A", "B", "C", "D", "E", "F"];

    [Fact]
    public void EachRoundVisitsATableInAnotherOrderAndEachRunInTheSame()
    {
        string[] Round(int round) => CaseRunner.InOrder(_table, MeasurementSettings.Default.OrderSeed, round);
        Assert.Equal(_table, Round(1).Order());
        Assert.Equal(Round(1), Round(1));
        Assert.Equal(6, Enumerable.Range(1, 6).Select(round => string.Concat(Round(round))).Distinct().Count());
    }

    [Fact]
    public void WithoutASeedTheOrderIsThatOfTheTable() => Assert.Equal(_table, CaseRunner.InOrder(_table, null, 1));
}
