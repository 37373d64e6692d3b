using SerializationBenchmarks.Benchmarks.Measuring.Engine;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Engine;

public class CollectionCostTests
{
    [Fact]
    public void WhereEveryIterationHasACollectionTheyCountAsTheyHappened()
    {
        var cost = CollectionCost.Find([Iteration(2, 300), Iteration(1, 600)], operations: 500, allocated: 10, alone: 1, forcedPauses: [1, 2]);
        Assert.Equal(new CollectionCost(3.0, 300), cost); // Three in a thousand operations, 900 ns together.
    }

    [Fact]
    public void WhereSomeHaveNoneTheRateIsWhatIsAllocatedByTheProcessesBudget()
    {
        var one = CollectionCost.Find([Iteration(0, 0), Iteration(1, 600)], operations: 500, allocated: 100, alone: 0, forcedPauses: [7, 9, 8]);
        var ten = CollectionCost.Find([Iteration(0, 0), Iteration(0, 0)], operations: 500, allocated: 1000, alone: 0, forcedPauses: [7, 9, 8]);
        Assert.Equal((8, 8), (one.Pause, ten.Pause));
        Assert.InRange(100_000 / one.Per1000!.Value, 100_000, 1 << 30); // No runtime collects more often than every 100 kB.
        Assert.InRange(ten.Per1000!.Value / one.Per1000.Value, 5, 20); // The budget may move a little between the two.
    }

    [Fact]
    public void CollectionsOfTheGarbageOfOtherCasesDoNotCount()
    {
        var cost = CollectionCost.Find([Iteration(1, 300), Iteration(1, 300)], operations: 500, allocated: 10, alone: 0, forcedPauses: [7]);
        Assert.Equal(7, cost.Pause);
        Assert.InRange(cost.Per1000!.Value, 0, 0.1); // In place of two.
    }

    [Fact]
    public void WhatAllocatesNothingCausesNoCollection() =>
        Assert.Equal(new CollectionCost(0, 5), CollectionCost.Find([Iteration(0, 0)], operations: 500, allocated: 0, alone: 0, forcedPauses: [5]));

    private static Iteration Iteration(int collections, double paused) => new(1000, 1000, Compiled: 0, collections, paused);
}
