using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Statistics;

public class MechanismTests
{
    // Five iterations a round, of which the second was beside a neighbour and the third lost the processor; the last round is an extra one that was disturbed as a whole.
    private static readonly RunRecord _record = RecordFactory.Run(RecordFactory.Case(
        "SerializeOnce", "First", "Tiny", Round(1, 10), Round(2, 11), Round(3, 12), Round(4, 40), Round(5, 20) with { Slowdown = [2, 2, 2, 2, 2], Disturbed = [0, 1, 2, 3, 4], Marks = RoundMarks.Disturbed }));

    // The factors are the lower quartiles of the iterations that count: of 1, 1.2 and 1.4; without the probe of 0.5 too; without the idle share of 0.9 too.
    [Theory]
    [InlineData("nothing", (10 + 11 + 12) * 1.1 / 3)]
    [InlineData("the speed probe", (10 + 11 + 12 + 20) * 0.875 / 4)]
    [InlineData("the idle share", (10 + 11 + 12) * 0.975 / 3)]
    [InlineData("both of these", (10 + 11 + 12 + 20) * 0.9 / 4)]
    [InlineData("leaving out disturbed rounds", (((10 + 11 + 12) * 1.1) + (20 * 0.9)) / 4)]
    [InlineData("the quartile or median (each for the other)", (10 + 11 + 12) * 1.2 / 3)]
    [InlineData("leaving out the slowest third of the rounds", (10 + 11 + 12 + 40) * 1.1 / 4)]
    [InlineData("extra rounds", (10 + 11) * 1.1 / 2)]
    [InlineData("all of it (the fastest iteration in its place)", 10 * 0.5)]
    public void TheCaseIsAsIfTheMechanismHadNotBeen(string name, double mean) =>
        Assert.Equal(mean, new CaseFigures(Mechanism.All.Single(mechanism => mechanism.Name == name).Apply(_record).Cases[0]).Mean, 6);

    [Theory]
    [InlineData("nothing", 10)]
    [InlineData("the speed probe", 15)]
    [InlineData("the idle share", 10)]
    public void InTurnTheSpeedProbeTakesTheSlowdownOut(string name, double mean)
    {
        var busy = Round(1, 15) with { InTurn = true, Slowdown = [1.5, 1.5, 1.5, 1.5, 1.5], Disturbed = [0, 1, 2, 3, 4], Marks = RoundMarks.Disturbed };
        var record = RecordFactory.Run(RecordFactory.Case("SerializeOnce", "First", "Tiny", busy));
        Assert.Equal(mean, new CaseFigures(Mechanism.All.Single(mechanism => mechanism.Name == name).Apply(record).Cases[0]).Mean, 6);
    }

    [Theory]
    [InlineData("nothing", 11 + 4)]
    [InlineData("the quartile or median (each for the other)", 12 + 4)]
    [InlineData("all of it (the fastest iteration in its place)", 5 + 4)]
    public void EachOperationKeepsItsShareOfTheCollections(string name, double mean)
    {
        var round = Round(1, 10) with { Gen0 = 2, CollectionPause = 2000 }; // Two pauses of 2 μs for 1,000 operations.
        var record = RecordFactory.Run(RecordFactory.Case("SerializeOnce", "First", "Tiny", round));
        Assert.Equal(mean, new CaseFigures(Mechanism.All.Single(mechanism => mechanism.Name == name).Apply(record).Cases[0]).Mean, 6);
    }

    private static RoundRecord Round(int number, double nanoseconds) => RecordFactory.Round(number, nanoseconds) with
    {
        Wall = [.. new[] { 1.0, 0.5, 0.9, 1.2, 1.4 }.Select(factor => (long)Math.Round(nanoseconds * factor * 1000) + 500)],
        Cpu = [.. new[] { 1.0, 0.5, 0.7, 1.2, 1.4 }.Select(factor => (long)Math.Round(nanoseconds * factor * 1000) + 500)],
        Slowdown = [1, 1.5, 1, 1, 1],
        Disturbed = [1, 2],
    };
}
