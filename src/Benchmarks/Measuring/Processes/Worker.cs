using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>The process in which the cases of a table are measured, or a single case; started by <see cref="WorkerToolchain"/>.</summary>
internal static class Worker
{
    private static Assembly? _ownAssembly;

    /// <summary>Measures the requested cases if this process was started as a worker.</summary>
    /// <param name="args">The program's arguments.</param>
    /// <param name="exitCode">0 if they were measured.</param>
    /// <returns>False if this process is no worker.</returns>
    public static bool TryRun(string[] args, out int exitCode)
    {
        exitCode = 0;
        if (Environment.GetEnvironmentVariable(WorkerRequest.Variable) is not { } variable
            || !AnonymousPipesHost.TryGetFileHandles(args, out var writeHandle, out var readHandle))
            return false;

        using var ctrlC = PosixSignalRegistration.Create(PosixSignal.SIGINT, signal => signal.Cancel = true); // It is meant for the host, which ends this process.
        using var host = new AnonymousPipesHost(writeHandle!, readHandle!);
        try
        {
            exitCode = Run(WorkerRequest.From(variable), host);
        }
#pragma warning disable CA1031 // Whatever goes wrong is the result, and the host's to tell.
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
        Type[] types = [.. request.Cases.Select(@case => Type.GetType(@case.Type, FindAssembly, typeResolver: null, throwOnError: true)!)];
        var settings = types[0].IsDefined(typeof(FirstCallAttribute), inherit: false) ? request.Settings with { FirstCall = true } : request.Settings;
        MethodInfo[] methods = [.. types.Zip(request.Cases, (type, @case) => type.GetMethod(@case.Method)!)];
        return new EmittedBenchmarks(methods[..1], [new SteadyStateEngineFactory(() => FindLoops(methods[1..]), settings, request.UsualReading)]).Run(0, host);
    }

    // What BenchmarkDotNet emits for the table's other cases runs to the point where it would measure them.
    private static EngineParameters[] FindLoops(MethodInfo[] methods)
    {
        var finders = Array.ConvertAll(methods, _ => new LoopsFinder());
        if (methods.Length == 0)
            return [];
        var emitted = new EmittedBenchmarks(methods, finders);
        for (var place = 0; place < methods.Length; place++)
        {
            using var silent = new SilentHost();
            if (emitted.Run(place, silent) != 0)
                throw new InvalidOperationException(silent.Lines);
        }

        return Array.ConvertAll(finders, finder => finder.Found!);
    }
}
