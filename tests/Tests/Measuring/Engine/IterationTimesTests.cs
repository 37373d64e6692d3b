using SerializationBenchmarks.Measuring.Engine;

namespace SerializationBenchmarks.Tests.Measuring.Engine;

public class IterationTimesTests
{
    private readonly IterationTimes _times = new(enough: 4, most: 8, maxLostShare: 0.05);

    [Fact]
    public void WhatLostTheProcessorDoesNotCountAndIsMeasuredAgain()
    {
        Add(100, 100);
        Add(520, 102); // As 22 of 474 values of a quick run beside a build.
        Add(102, 101);
        Add(101, 97);
        Assert.False(_times.AreComplete);
        Add(103, 104); // Another thread of the process worked too.
        Assert.True(_times.AreComplete);
        Assert.False(_times.AreDisturbed);
        Assert.Equal(1, _times.Lost);
        Assert.Equal([100, 101, 102, 103], _times.Counted());
    }

    [Theory]
    [InlineData(94.9, 1)]
    [InlineData(95.1, 0)]
    public void AnIterationLostTheProcessorBeyondTheSetting(double cpu, int lost)
    {
        Add(100, cpu);
        Assert.Equal(lost, _times.Lost);
    }

    [Fact]
    public void ANeighbourThatStaysEndsThemAndThenAllCount()
    {
        Add(100, 100);
        for (var i = 0; i < 7; i++)
        {
            Assert.False(_times.AreComplete);
            Add(200, 100);
        }

        Assert.True(_times.AreComplete);
        Assert.True(_times.AreDisturbed);
        Assert.Equal(8, _times.Counted().Length);
    }

    [Fact]
    public void HalfOfThoseWantedAreEnoughToLeaveTheOthersOut()
    {
        Add(100, 100);
        Add(101, 101);
        for (var i = 0; i < 6; i++)
            Add(200, 100);
        Assert.False(_times.AreDisturbed);
        Assert.Equal([100, 101], _times.Counted());
    }

    [Fact]
    public void GarbageCollectionsAreTakenOut()
    {
        _times.Add(wall: 150, cpu: 150, paused: 40);
        Assert.Equal([110], _times.Counted());
    }

    [Fact]
    public void ClearForgetsAll()
    {
        Add(200, 100);
        Add(100, 100);
        _times.Clear();
        Assert.Equal((0, 0), (_times.Count, _times.Lost));
    }

    [Fact]
    public void TheyGoOnUntilEnoughHadTheCoreToThemselves()
    {
        var times = new IterationTimes(enough: 2, most: 6, maxLostShare: 0.05, enoughClean: 2);
        times.Add(200, 200, 0, isClean: false);
        times.Add(100, 100, 0, isClean: true);
        Assert.False(times.AreComplete);
        times.Add(200, 100, 0, isClean: true); // Another process had the processor in between.
        Assert.False(times.AreComplete);
        times.Add(101, 101, 0, isClean: true);
        Assert.True(times.AreComplete);
        Assert.Equal((2, 4), (times.Clean, times.Count));
    }

    [Fact]
    public void ACoreThatIsNeverFreeEndsThemToo()
    {
        var times = new IterationTimes(enough: 2, most: 3, maxLostShare: 0.05, enoughClean: 2);
        for (var i = 0; i < 3; i++)
            times.Add(100, 100, 0, isClean: false);
        Assert.True(times.AreComplete);
        Assert.Equal([100, 100, 100], times.Counted());
    }

    [Theory]
    [InlineData(2, new double[] { 1, 2, 9 })]
    [InlineData(2.5, new double[] { 1, 2, 3, 9 })]
    [InlineData(1, new double[] { 1 })]
    public void TheMedianIsTheMiddle(double median, double[] ascending) => Assert.Equal(median, IterationTimes.Median(ascending));

    private void Add(double wall, double cpu) => _times.Add(wall, cpu, paused: 0);
}
