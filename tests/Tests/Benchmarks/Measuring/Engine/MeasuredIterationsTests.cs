using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Engine;

public class MeasuredIterationsTests
{
    private const double Usual = 1000; // What the speed probe reads on an undisturbed processor.

    private static readonly MeasurementSettings _settings = new() { Iterations = 3, MaxIterations = 6, MaxSlowdown = 1.15, MaxIdleShare = 0.05, MeasuredMilliseconds = 1 };

    private readonly MeasuredIterations _iterations = new(_settings, Usual);

    [Fact]
    public void AreCompleteWithEnoughUndisturbedOnes()
    {
        Add(wall: 100);
        Add(wall: 190, reading: Usual * 1.2);
        Add(wall: 101);
        Assert.False(_iterations.AreComplete);
        Add(wall: 102);
        Assert.True(_iterations.AreComplete);
        Assert.False(_iterations.AreDisturbed);
        Assert.Equal([1], _iterations.Disturbed);
        Assert.Equal([1, 1.2, 1, 1], _iterations.Slowdown);
    }

    [Theory]
    [InlineData(0.9, false)]
    [InlineData(1.14, false)]
    [InlineData(1.16, true)]
    public void AReadingDisturbsBeyondTheSetting(double slowdown, bool disturbs) => Assert.Equal(disturbs, _settings.IsDisturbed(slowdown, wall: 100, cpu: 100));

    [Fact]
    public void LosingTheProcessorDisturbs()
    {
        Add(wall: 100, cpu: 94);
        Add(wall: 100, cpu: 96);
        Add(wall: 100, cpu: 103); // Another thread of the process worked too.
        Assert.Equal([0], _iterations.Disturbed);
    }

    [Fact]
    public void ANeighbourThatStaysEndsThem()
    {
        Add(wall: 100);
        for (var i = 0; i < 5; i++)
            Add(wall: 200, reading: Usual * 2);
        Assert.True(_iterations.AreComplete);
        Assert.True(_iterations.AreDisturbed);
        Assert.Equal([1, 2, 3, 4, 5], _iterations.Disturbed);
    }

    [Fact]
    public void MoreThanHalfOfThoseWantedAndAThirdOfAllTellEnough()
    {
        for (var i = 0; i < 3; i++)
            Add(wall: 200, reading: Usual * 2);
        Add(wall: 100);
        Assert.True(_iterations.AreDisturbed);
        Add(wall: 101);
        Assert.False(_iterations.AreDisturbed);
        Add(wall: 200, reading: Usual * 2);
        Assert.True(_iterations.AreDisturbed);
        Assert.Equal([0, 1, 2, 5], _iterations.Disturbed);
    }

    [Fact]
    public void ClearForgetsAll()
    {
        Add(wall: 200, reading: Usual * 2);
        _iterations.Clear();
        Add(wall: 100);
        Assert.Equal([1], _iterations.Slowdown);
        Assert.Empty(_iterations.Disturbed);
        Assert.Equal([100], _iterations.All.Select(iteration => iteration.Wall));
    }

    private void Add(double wall, double? cpu = null, double reading = Usual) =>
        _iterations.Add(new Iteration(wall, cpu ?? wall, Compiled: 0, Collections: 0, Paused: 0), reading);
}
