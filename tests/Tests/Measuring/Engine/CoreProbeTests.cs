using SerializationBenchmarks.Measuring.Engine;

namespace SerializationBenchmarks.Tests.Measuring.Engine;

public class CoreProbeTests
{
    [Fact]
    public void TheFastestLoopSoFarIsAlone()
    {
        var probe = new CoreProbe();
        long[] ticks = [.. Enumerable.Range(0, 200).Select(_ => probe.Run())];
        var best = ticks.Min();
        Assert.True(best > 0);
        Assert.True(probe.IsAlone(best, tolerance: 0));
        Assert.True(probe.IsAlone((long)(best * 1.07), tolerance: 0.08));
        Assert.False(probe.IsAlone((long)Math.Ceiling(best * 1.09), tolerance: 0.08));
    }
}
