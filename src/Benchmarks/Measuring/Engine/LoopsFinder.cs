using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>Takes a case's loops from what BenchmarkDotNet emitted for it, and measures nothing: another case's engine will.</summary>
internal sealed class LoopsFinder : IEngineFactory
{
    /// <summary>The loops, once the emitted program has run.</summary>
    public EngineParameters? Found { get; private set; }

    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        Found = engineParameters;
        return new NoEngine(engineParameters);
    }

    private sealed class NoEngine(EngineParameters parameters) : ProcessEngine(parameters)
    {
        public override RunResults Run() => new([], default, default, default, 0);

        public override Measurement RunIteration(IterationData data) => throw new NotSupportedException("Nothing is measured here.");

        // The case is only about to be measured.
        public override void Dispose()
        {
        }
    }
}
