using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>Makes <see cref="SteadyStateEngine"/> the engine of a job.</summary>
/// <param name="settings">The plan.</param>
/// <param name="turns">Brings the process's turns.</param>
internal sealed class SteadyStateEngineFactory(MeasurementSettings settings, Turns turns) : IEngineFactory
{
    public IEngine CreateReadyToRun(EngineParameters engineParameters) => new SteadyStateEngine(engineParameters, settings, turns);
}
