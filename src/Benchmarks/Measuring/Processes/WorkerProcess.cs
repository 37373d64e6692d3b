using System.Text.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>A worker, seen from the host: starts at once and measures its case in the turns that it gets.</summary>
internal sealed class WorkerProcess : IDisposable
{
    private readonly TurnsOfWorker _turns = new();
    private readonly AccumulationLogger _log = new(); // The log of the run is one file, and workers run at the same time.
    private readonly ILogger _logOfRun;
    private readonly Task<ExecuteResult> _execution;

    /// <summary>Starts the process and waits until it is there.</summary>
    /// <param name="case">Its case.</param>
    /// <param name="parameters">How BenchmarkDotNet would have the first case of the table executed.</param>
    /// <param name="settings">How to measure.</param>
    /// <param name="ownType">The user's type that it has to load; null for the models.</param>
    public WorkerProcess(BenchmarkCase @case, ExecuteParameters parameters, MeasurementSettings settings, OwnTypeRequest? ownType)
    {
        Case = @case;
        _logOfRun = parameters.Logger;
        var (hostToWorker, workerToHost) = _turns.Handles;
        var request = new WorkerRequest(@case.Descriptor.Type.AssemblyQualifiedName!, @case.Descriptor.WorkloadMethod.Name, settings, hostToWorker, workerToHost, ownType);
        var job = @case.Job.WithEnvironmentVariables(
        [
            .. @case.Job.Environment.EnvironmentVariables ?? [],
            .. settings.Environment.Select(variable => new EnvironmentVariable(variable.Key, variable.Value)),
            new EnvironmentVariable(WorkerRequest.Variable, JsonSerializer.Serialize(request, WorkerJson.Default.WorkerRequest)),
        ]);
        var own = new ExecuteParameters(
            parameters.BuildResult,
            BenchmarkCase.Create(@case.Descriptor, job, @case.Parameters, @case.Config),
            parameters.BenchmarkId,
            _log,
            parameters.Resolver,
            parameters.LaunchIndex,
            parameters.Diagnoser);
        _execution = Task.Factory.StartNew(
            () => new DotNetCliExecutor(customDotNetCliPath: null!).Execute(own), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        _turns.WaitForStart(_execution);
        Ready = Task.Factory.StartNew(_turns.Wait, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
    }

    /// <summary>The program that hosts and workers are processes of.</summary>
    public static string Program { get; } = typeof(WorkerProcess).Assembly.Location;

    /// <summary>The case.</summary>
    public BenchmarkCase Case { get; }

    /// <summary>Ends when the process waits for its first turn, or has failed.</summary>
    public Task Ready { get; }

    /// <summary>Lets the process measure a slice, and waits until it has.</summary>
    public void GiveTurn() => _turns.Give();

    /// <summary>Lets the process measure what it measures once, and waits for its end.</summary>
    /// <returns>What it printed.</returns>
    public ExecuteResult End()
    {
        _turns.End();
        var result = _execution.GetAwaiter().GetResult();
        _logOfRun.Write(_log.GetLog());
        return result;
    }

    /// <inheritdoc/>
    public void Dispose() => _turns.Dispose();
}
