using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>Makes <see cref="SteadyStateEngine"/> the engine of a job, or <see cref="FirstCallEngine"/> if the plan asks for the first call.</summary>
/// <param name="others">Finds the loops of the cases that are measured together with the job's.</param>
/// <param name="settings">The plan.</param>
/// <param name="usualReading">What <see cref="SpeedProbe"/> read in other processes, in nanoseconds; null if there were none.</param>
internal sealed class SteadyStateEngineFactory(Func<IEnumerable<EngineParameters>> others, MeasurementSettings settings, double? usualReading) : IEngineFactory
{
    public IEngine CreateReadyToRun(EngineParameters engineParameters) => settings.FirstCall == true
        ? new FirstCallEngine(engineParameters)
        : new SteadyStateEngine(engineParameters, others, settings, usualReading);
}
