using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies;

public class SpeedProbeTests
{
    [Fact]
    public void ReadsTheTimeOfItsLoop()
    {
        var reading = SpeedProbe.Read();
        Assert.InRange(reading, 100, 1e9); // Ten thousand steps take more than a hundred nanoseconds anywhere.
    }
}
