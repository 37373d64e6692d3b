using System.Text.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// Runs each case in a new process of this very program (see <see cref="Worker"/>) instead of one that is generated and
/// built first. BenchmarkDotNet's loops are emitted there, so the measured code is the same, and a process costs a
/// fraction of a second, which is what makes rounds affordable.
/// </summary>
/// <param name="settings">How the worker measures.</param>
/// <param name="ownType">The user's type that the worker has to load; null for the models.</param>
internal sealed class WorkerToolchain(MeasurementSettings settings, OwnTypeRequest? ownType)
    : Toolchain("Worker", new NoGenerator(), new NoBuilder(), new WorkerExecutor(settings, ownType))
{
    private static readonly string _program = typeof(WorkerToolchain).Assembly.Location;

    private sealed class NoGenerator : IGenerator
    {
        public GenerateResult GenerateProject(BuildPartition buildPartition, ILogger logger, string rootArtifactsFolderPath) =>
            GenerateResult.Success(
                new ArtifactsPaths(rootArtifactsFolderPath, "", Path.GetDirectoryName(_program)!, "", "", "", "", "", "", _program, Path.GetFileNameWithoutExtension(_program), ""),
                []);
    }

    private sealed class NoBuilder : IBuilder
    {
        public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger) =>
            BuildResult.Success(generateResult);
    }

    private sealed class WorkerExecutor(MeasurementSettings settings, OwnTypeRequest? ownType) : IExecutor
    {
        // A processor may become slower for good, by its heat or its limits, which is no disturbance: what is usual is read anew.
        private const int Remembered = 20;

        private readonly DotNetCliExecutor _dotnet = new(customDotNetCliPath: null!);

        private readonly Queue<double> _fastestReadings = new();

        public ExecuteResult Execute(ExecuteParameters executeParameters)
        {
            var benchmarkCase = executeParameters.BenchmarkCase;
            var request = new WorkerRequest(
                benchmarkCase.Descriptor.Type.AssemblyQualifiedName!,
                benchmarkCase.Descriptor.WorkloadMethod.Name,
                settings,
                _fastestReadings.Count == 0 ? null : _fastestReadings.Min(),
                ownType);
            var job = benchmarkCase.Job
                .WithEnvironmentVariables(
                [
                    .. benchmarkCase.Job.Environment.EnvironmentVariables ?? [],
                    .. settings.Environment.Select(variable => new EnvironmentVariable(variable.Key, variable.Value)),
                    new EnvironmentVariable(WorkerRequest.Variable, JsonSerializer.Serialize(request, WorkerJson.Default.WorkerRequest)),
                ]);
            var parameters = new ExecuteParameters(
                executeParameters.BuildResult,
                BenchmarkCase.Create(benchmarkCase.Descriptor, job, benchmarkCase.Parameters, benchmarkCase.Config),
                executeParameters.BenchmarkId,
                executeParameters.Logger,
                executeParameters.Resolver,
                executeParameters.LaunchIndex,
                executeParameters.Diagnoser);

            var result = _dotnet.Execute(parameters);
            if (WorkerAnswer.From(result) is { FastestReading: > 0 } answer) // A first call reads none.
                _fastestReadings.Enqueue(answer.FastestReading);
            if (_fastestReadings.Count > Remembered)
                _fastestReadings.Dequeue();
            return result;
        }
    }
}
