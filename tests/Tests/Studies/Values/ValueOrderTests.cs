using SerializationBenchmarks.Models;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Values;

public class ValueOrderTests
{
    private static readonly int[] _lengths = [.. ValueSource.Of(typeof(Complex)).Take(10_000).Select(ValueSource.LengthOf)];

    [Fact]
    public void TypicalValuesAreAsLongAsAllInTheMean()
    {
        var places = ValueOrder.Typical(_lengths);
        Assert.Equal(ValueOrder.Stretch, places.Distinct().Count());
        Assert.InRange(places.Average(place => _lengths[place]) / _lengths.Average(), 0.99, 1.01);
        Assert.All(places.Chunk(8), few => Assert.InRange(few.Average(place => _lengths[place]) / _lengths.Average(), 0.95, 1.05));
    }

    [Fact]
    public void OneByOneHasAStretchOfEachValue() => Assert.All(
        ValueOrder.OneByOne(3).Chunk(ValueOrder.Stretch).Zip(Enumerable.Range(0, 3)),
        pair => Assert.Equal([pair.Second], pair.First.Distinct()));

    [Fact]
    public void ABalancedOrderHasEveryValueOnceAndEveryStretchIsAboutAsLong()
    {
        var order = ValueOrder.Balanced(_lengths);
        Assert.Equal(_lengths.Length / ValueOrder.Stretch * ValueOrder.Stretch, order.Length);
        Assert.Distinct(order);
        var mean = _lengths.Average();
        Assert.All(order.Chunk(ValueOrder.Stretch), stretch => Assert.InRange(stretch.Average(place => _lengths[place]) / mean, 0.97, 1.03));
        Assert.NotEqual(order.Order(), order);
    }

    [Fact]
    public void ABalancedOrderIsRepeatedInOtherOrders()
    {
        var order = ValueOrder.BalancedAgain(_lengths[..512]);
        Assert.Equal(ValueOrder.Long, order.Length);
        var times = order.Chunk(512).ToArray();
        Assert.All(times, time => Assert.Equal(Enumerable.Range(0, 512), time.Order()));
        Assert.NotEqual(times[0], times[1]);
    }

    [Theory]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(64)]
    [InlineData(1000)]
    [InlineData(50_000)]
    public void AMixedOrderIsLongHasEveryValueAboutAsOftenAndDoesNotRepeatItself(int count)
    {
        var order = ValueOrder.Mixed(count);
        Assert.True(order.Length >= ValueOrder.Long);
        Assert.Equal(0, order.Length % ValueOrder.Stretch);
        var often = Enumerable.Range(0, count).Select(place => order.Count(other => other == place)).Take(200).ToArray();
        Assert.InRange(often.Max() - often.Min(), 0, 1);
        var stretches = order.Chunk(ValueOrder.Stretch).ToArray();
        Assert.Equal(stretches.Length, stretches.Select(stretch => string.Join(' ', stretch)).Distinct().Count());
    }

    [Fact]
    public void OrdersAreTheSameInEveryProcess()
    {
        Assert.Equal(ValueOrder.Mixed(64), ValueOrder.Mixed(64));
        Assert.Equal(ValueOrder.Balanced(_lengths), ValueOrder.Balanced(_lengths));
    }
}
