using System.Reflection;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using BenchmarkDotNet.Toolchains.InProcess.Emit.Implementation;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>The programs that BenchmarkDotNet emits for benchmarks: what InProcessEmitToolchain does, for any host.</summary>
internal sealed class EmittedBenchmarks
{
    private readonly BenchmarkCase[] _cases;

    private readonly Assembly _assembly;

    /// <summary>Emits the programs.</summary>
    /// <param name="methods">The benchmark methods.</param>
    /// <param name="engines">What makes the engine of each.</param>
    public EmittedBenchmarks(IEnumerable<MethodInfo> methods, IReadOnlyList<IEngineFactory> engines)
    {
        var infos = methods.Select((method, place) => BenchmarkConverter.MethodsToBenchmarks(
            method.ReflectedType!,
            [method],
            new ManualConfig()
                .AddJob(new Job("Worker").WithToolchain(InProcessEmitToolchain.Instance).WithEngineFactory(engines[place]))
                .WithOptions(ConfigOptions.DisableLogFile))).ToArray();
        _cases = Array.ConvertAll(infos, info => info.BenchmarksCases.Single());
        var partition = new BuildPartition([.. _cases.Select((@case, place) => new BenchmarkBuildInfo(@case, infos[place].Config, place))], EngineParameters.DefaultResolver);
        var generated = new InProcessEmitGenerator().GenerateProject(partition, NullLogger.Instance, AppContext.BaseDirectory);
        var built = new InProcessEmitBuilder().Build(generated, partition, NullLogger.Instance);
        _assembly = ((InProcessEmitArtifactsPath)built.ArtifactsPaths).GeneratedAssembly;
    }

    /// <summary>Runs a benchmark's program.</summary>
    /// <param name="place">The benchmark's place.</param>
    /// <param name="host">What the program talks to.</param>
    /// <returns>0 if its engine ended well.</returns>
    public int Run(int place, IHost host) => RunnableProgram.Run(new BenchmarkId(place, _cases[place]), _assembly, _cases[place], host);
}
