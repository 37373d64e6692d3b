using System.Reflection;
using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using BenchmarkDotNet.Toolchains.InProcess.Emit.Implementation;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>
/// The loops that BenchmarkDotNet emits for benchmarks: what InProcessEmitToolchain does, up to the point where it would measure. A loop calls
/// the benchmark method that was asked for, such as <c>SerializeOnce.Run</c>; the setup action is the method with [GlobalSetup], <c>Operation.Setup</c>.
/// </summary>
internal static class EmittedBenchmarks
{
    /// <summary>Emits the loops.</summary>
    /// <exception cref="InvalidOperationException">One cannot be emitted, or its class cannot be created; the message says why.</exception>
    public static EngineParameters[] LoopsOf(IReadOnlyList<MethodInfo> methods)
    {
        LoopsFinder[] finders = [.. methods.Select(_ => new LoopsFinder())];
        BenchmarkRunInfo[] infos = [.. methods.Select((method, place) => BenchmarkConverter.MethodsToBenchmarks(
            method.ReflectedType!,
            [method],
            new ManualConfig()
                .AddJob(new Job("Worker").WithToolchain(InProcessEmitToolchain.Instance).WithEngineFactory(finders[place]))
                .WithOptions(ConfigOptions.DisableLogFile)))];
        var cases = Array.ConvertAll(infos, info => info.BenchmarksCases.Single());
        var partition = new BuildPartition([.. cases.Select((@case, place) => new BenchmarkBuildInfo(@case, infos[place].Config, place))], EngineParameters.DefaultResolver);
        var generated = new InProcessEmitGenerator().GenerateProject(partition, NullLogger.Instance, AppContext.BaseDirectory);
        var built = new InProcessEmitBuilder().Build(generated, partition, NullLogger.Instance);
        var assembly = ((InProcessEmitArtifactsPath)built.ArtifactsPaths).GeneratedAssembly;
        for (var place = 0; place < cases.Length; place++)
        {
            using var host = new SilentHost();
            if (RunnableProgram.Run(new BenchmarkId(place, cases[place]), assembly, cases[place], host) != 0)
                throw new InvalidOperationException(host.Lines);
        }

        return Array.ConvertAll(finders, finder => finder.Found!);
    }

    private sealed class LoopsFinder : IEngineFactory
    {
        public EngineParameters? Found { get; private set; }

        public IEngine CreateReadyToRun(EngineParameters engineParameters)
        {
            Found = engineParameters;
            return new NoEngine(engineParameters);
        }
    }

    private sealed class NoEngine(EngineParameters parameters) : IEngine
    {
        public IHost Host => parameters.Host;

        public Job TargetJob => parameters.TargetJob;

        public long OperationsPerInvoke => parameters.OperationsPerInvoke;

        public Action? GlobalSetupAction => parameters.GlobalSetupAction;

        public Action? GlobalCleanupAction => parameters.GlobalCleanupAction;

        public Action<long> WorkloadAction => parameters.WorkloadActionNoUnroll;

        public Action<long> OverheadAction => parameters.OverheadActionNoUnroll;

        public IResolver Resolver => EngineParameters.DefaultResolver;

        public void WriteLine() => Host.WriteLine();

        public void WriteLine(string line) => Host.WriteLine(line);

        public RunResults Run() => new([], default, default, default, 0);

        public Measurement RunIteration(IterationData data) => throw new NotSupportedException("Nothing is measured here.");

        // The loops are only about to be used.
        public void Dispose()
        {
        }
    }
}

/// <summary>Keeps to itself what a program that BenchmarkDotNet emitted says, except for why it failed.</summary>
internal sealed class SilentHost : IHost
{
    private readonly StringWriter _lines = new();

    /// <summary>What was said.</summary>
    public string Lines => _lines.ToString();

    public void Write(string message) => _lines.Write(message);

    public void WriteLine() => _lines.WriteLine();

    public void WriteLine(string message) => _lines.WriteLine(message);

    public void SendSignal(HostSignal hostSignal)
    {
    }

    public void SendError(string message) => _lines.WriteLine(message);

    public void ReportResults(RunResults runResults)
    {
    }

    public void Dispose() => _lines.Dispose();
}
