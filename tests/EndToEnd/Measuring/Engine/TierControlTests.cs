using SerializationBenchmarks.Measuring.Engine;

namespace SerializationBenchmarks.EndToEnd.Measuring.Engine;

public class TierControlTests
{
    [Fact]
    public void TheControlMethodIsFinalOnlyAfterTheRuntimeRecompiledIt()
    {
        Assert.False(TierControl.IsFinal()); // The only test that calls it in this process.
        Assert.True(SpinWait.SpinUntil(TierControl.IsFinal, TimeSpan.FromMinutes(1)));
    }
}
