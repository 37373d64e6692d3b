using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;
using System.Text.Json;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using BenchmarkDotNet.Toolchains.InProcess.Emit.Implementation;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>The process in which one case is measured; started by <see cref="WorkerToolchain"/>.</summary>
internal static class Worker
{
    private static Assembly? _ownAssembly;

    /// <summary>Measures the requested case if this process was started as a worker.</summary>
    /// <param name="args">The program's arguments.</param>
    /// <param name="exitCode">0 if the case was measured.</param>
    /// <returns>False if this process is no worker.</returns>
    public static bool TryRun(string[] args, out int exitCode)
    {
        exitCode = 0;
        if (Environment.GetEnvironmentVariable(WorkerRequest.Variable) is not { } json
            || !AnonymousPipesHost.TryGetFileHandles(args, out var writeHandle, out var readHandle))
            return false;

        using var ctrlC = PosixSignalRegistration.Create(PosixSignal.SIGINT, signal => signal.Cancel = true); // It is meant for the host, which ends this process.
        using var host = new AnonymousPipesHost(writeHandle!, readHandle!);
        try
        {
            exitCode = Run(JsonSerializer.Deserialize(json, WorkerJson.Default.WorkerRequest)!, host);
        }
#pragma warning disable CA1031 // Whatever goes wrong is the case's result, and the host's to tell.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            Tell(host, $"{exception.GetType().Name}: {exception.Message}".ReplaceLineEndings(" "));
            exitCode = 1;
        }

        return true;
    }

    private static void Tell(AnonymousPipesHost host, string error)
    {
        try
        {
            host.SendError(error);
            host.SendSignal(HostSignal.AfterAll); // Waits until the host has read it, which it stops doing when a process ends.
        }
        catch (IOException)
        {
            // The pipe is broken: the host has ended, and nobody is left to tell.
        }
    }

    // What BenchmarkDotNet emits refers to the user's type by name, which means something in the type's own load context alone.
    private static AssemblyLoadContext.ContextualReflectionScope LoadOwnType(OwnTypeRequest? request)
    {
        if (request is null)
            return default;
        var modelType = OwnType.Load(request).Model.ModelType;
        _ownAssembly = modelType.Assembly;
        return AssemblyLoadContext.GetLoadContext(modelType.Assembly)!.EnterContextualReflection();
    }

    private static Assembly FindAssembly(AssemblyName name) =>
        name.Name == _ownAssembly?.GetName().Name ? _ownAssembly! : Assembly.Load(name);

    private static int Run(WorkerRequest request, IHost host)
    {
        using var scope = LoadOwnType(request.OwnType);
        var type = Type.GetType(request.Type, FindAssembly, typeResolver: null, throwOnError: true)!;
        var settings = type.IsDefined(typeof(FirstCallAttribute), inherit: false) ? request.Settings with { FirstCall = true } : request.Settings;
        var job = new Job("Worker").WithToolchain(InProcessEmitToolchain.Instance).WithEngineFactory(new SteadyStateEngineFactory(settings, request.UsualReading));
        var config = new ManualConfig().AddJob(job).WithOptions(ConfigOptions.DisableLogFile);
        var info = BenchmarkConverter.MethodsToBenchmarks(type, [type.GetMethod(request.Method)!], config);
        var benchmarkCase = info.BenchmarksCases.Single();

        // What InProcessEmitToolchain does, with the host's pipe in place of a logger.
        var partition = new BuildPartition([new BenchmarkBuildInfo(benchmarkCase, info.Config, 0)], EngineParameters.DefaultResolver);
        var generated = new InProcessEmitGenerator().GenerateProject(partition, NullLogger.Instance, AppContext.BaseDirectory);
        var built = new InProcessEmitBuilder().Build(generated, partition, NullLogger.Instance);
        var assembly = ((InProcessEmitArtifactsPath)built.ArtifactsPaths).GeneratedAssembly;
        return RunnableProgram.Run(new BenchmarkId(0, benchmarkCase), assembly, benchmarkCase, host);
    }
}
