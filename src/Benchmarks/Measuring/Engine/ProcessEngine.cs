using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>What BenchmarkDotNet asks of every engine and what is the same in both of ours: calls, a loop that is not unrolled, and where lines go.</summary>
/// <param name="parameters">The loops and the job.</param>
internal abstract class ProcessEngine(EngineParameters parameters) : IEngine
{
    public IHost Host => parameters.Host;

    public Job TargetJob => parameters.TargetJob;

    public long OperationsPerInvoke => parameters.OperationsPerInvoke;

    public Action? GlobalSetupAction => parameters.GlobalSetupAction;

    public Action? GlobalCleanupAction => parameters.GlobalCleanupAction;

    public Action<long> WorkloadAction => parameters.WorkloadActionNoUnroll;

    public Action<long> OverheadAction => parameters.OverheadActionNoUnroll;

    protected EngineParameters Parameters => parameters;

    public IResolver Resolver => EngineParameters.DefaultResolver;

    public void WriteLine() => Host.WriteLine();

    public void WriteLine(string line) => Host.WriteLine(line);

    public abstract void Dispose();

    public abstract RunResults Run();

    public abstract Measurement RunIteration(IterationData data);
}
