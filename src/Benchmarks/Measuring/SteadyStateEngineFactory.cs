using BenchmarkDotNet.Engines;

namespace SerializationBenchmarks.Benchmarks.Measuring;

/// <summary>Makes <see cref="SteadyStateEngine"/> the engine of a job.</summary>
/// <param name="settings">The plan.</param>
/// <param name="usualReading">What <see cref="Yardstick"/> read in other processes, in nanoseconds; null if there were none.</param>
internal sealed class SteadyStateEngineFactory(MeasurementSettings settings, double? usualReading) : IEngineFactory
{
    public IEngine CreateReadyToRun(EngineParameters engineParameters) => new SteadyStateEngine(engineParameters, settings, usualReading);
}
