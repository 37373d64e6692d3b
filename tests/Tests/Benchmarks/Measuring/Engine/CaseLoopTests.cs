using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Engine;

[Collection(nameof(AloneInTheProcess))] // Collections are those of the whole process.
public class CaseLoopTests
{
    [Fact]
    public void CollectionsOfOtherCasesGarbageAreNotItsOwn()
    {
        var settings = MeasurementSettings.Quick;
        var loop = new CaseLoop(
            new EngineParameters { WorkloadActionNoUnroll = _ => { }, WorkloadActionUnroll = _ => { }, OverheadActionNoUnroll = _ => { }, OverheadActionUnroll = _ => { }, OperationsPerInvoke = 1 },
            settings);
        loop.Measure();
        var measured = new MeasuredIterations(settings, usualReading: 100);
        for (var i = 0; i < 3; i++)
            measured.Add(new Iteration(Wall: 1000, Cpu: 1000, Compiled: 0, Collections: 1, Paused: 50), reading: 100);

        var round = loop.Answer(0, measured, areDisturbed: false, pauses: [70], warmups: 1, isFinal: true, fastestReading: 100).Answer.Round;
        Assert.Equal((0.0, 0.0, 3), (round.Allocated, round.Gen0, round.Collections));
    }
}
