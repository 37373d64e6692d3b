using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Measuring.Engine;

[Collection(nameof(AloneInTheProcess))] // Collections are those of the whole process.
public class CaseMeterTests
{
    private static readonly MeasurementSettings _settings = MeasurementSettings.Quick;

    [Fact]
    public void AllocatedBytesAreOfOneOperationToTheByteAndPayTheirShareOfTheCollections()
    {
        object? kept = null;
        var round = Measure(calls =>
        {
            for (; calls > 0; calls--)
                kept = new byte[1000];
        });
        Assert.NotNull(kept);
        Assert.Equal(1024, round.Allocated); // With the header, and a multiple of eight.
        Assert.InRange(1000 * 1024 / round.Gen0!.Value, 100_000, 1 << 30); // No runtime collects more often than every 100 kB.
        Assert.True(round.CollectionPause > 0);
    }

    [Fact]
    public void WhatAllocatesNothingPaysForNoCollection()
    {
        var round = Measure(_ => { });
        Assert.Equal((0.0, 0.0, null), (round.Allocated, round.Gen0, round.CollectionPause));
        Assert.True(round.Time > 0 && round.Time <= round.Median); // Of nothing there would be no ratio.
    }

    [Fact]
    public void ACaseThatThrowsFailsAlone()
    {
        var meter = new CaseMeter(Parameters(_ => throw new InvalidOperationException("Outer.", new FormatException("Two\nlines."))), _settings, new CoreProbe());
        meter.Try(static meter => meter.WarmUp());
        Assert.Equal("FormatException: Two lines.", meter.Fault);
        Assert.True(meter.IsDone);
        meter.Try(_ => Assert.Fail("A case that has failed is not called again."));
    }

    private static RoundRecord Measure(Action<long> calls)
    {
        var collector = new CollectionCost(_settings);
        var meter = new CaseMeter(Parameters(calls), _settings, new CoreProbe());
        for (var i = 0; i < 20; i++)
            meter.WarmUp();
        meter.Begin();
        while (!meter.IsDone)
        {
            collector.CollectInTime();
            meter.TakeTurn();
        }

        var round = meter.ToRound(collector, isFinal: true);
        Assert.InRange(round.Iterations, _settings.Iterations / 2, _settings.MaxIterations);
        Assert.InRange(round.Clean!.Value, 0, round.Iterations);
        Assert.InRange(round.Shared!.Value, 0, 1);
        return round;
    }

    private static EngineParameters Parameters(Action<long> calls) => new()
    {
        WorkloadActionNoUnroll = calls,
        WorkloadActionUnroll = rounds => calls(16 * rounds),
        OverheadActionNoUnroll = _ => { },
        OverheadActionUnroll = _ => { },
        OperationsPerInvoke = 1,
    };
}
