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
/// Runs the cases of a table in a new process of this very program (see <see cref="Worker"/>) instead of one for each that is
/// generated and built first. BenchmarkDotNet's loops are emitted there, so the measured code is the same, and a process costs a
/// fraction of a second, which is what makes rounds affordable.
/// </summary>
/// <param name="settings">How the worker measures.</param>
/// <param name="ownType">The user's type that the worker has to load; null for the models.</param>
internal sealed class WorkerToolchain(MeasurementSettings settings, OwnTypeRequest? ownType)
    : Toolchain("Worker", new NoGenerator(), new NoBuilder(), new WorkerExecutor(settings, ownType))
{
    private static readonly string _program = typeof(WorkerToolchain).Assembly.Location;

    /// <summary>The cases that share a process.</summary>
    public TogetherCases Together => ((WorkerExecutor)Executor).Together;

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

        public TogetherCases Together { get; } = new();

        public ExecuteResult Execute(ExecuteParameters executeParameters)
        {
            var @case = executeParameters.BenchmarkCase;
            if (Together.TakeResult(@case) is { } known)
                return known;
            var table = Together.TakeTable(@case);
            var result = Start(executeParameters, table);
            var answers = WorkerAnswer.From(result);
            if (answers.Count == table.Count)
            {
                Remember(answers[0].FastestReading);
                foreach (var answer in answers)
                    Together.AddResult(table[answer.Place], answer.Alone(result));
                return Together.TakeResult(@case)!;
            }

            // One of them failed, and which it was shows where each has a process of its own.
            return table.Count == 1 || KilledProcess.IsExitCode(result.ExitCode) ? result : Execute(executeParameters);
        }

        private ExecuteResult Start(ExecuteParameters executeParameters, IReadOnlyList<BenchmarkCase> table)
        {
            var benchmarkCase = executeParameters.BenchmarkCase;
            var request = new WorkerRequest(
                [.. table.Select(@case => new WorkerCase(@case.Descriptor.Type.AssemblyQualifiedName!, @case.Descriptor.WorkloadMethod.Name))],
                settings,
                _fastestReadings.Count == 0 ? null : _fastestReadings.Min(),
                ownType);
            var job = benchmarkCase.Job
                .WithEnvironmentVariables(
                [
                    .. benchmarkCase.Job.Environment.EnvironmentVariables ?? [],
                    .. settings.Environment.Select(variable => new EnvironmentVariable(variable.Key, variable.Value)),
                    new EnvironmentVariable(WorkerRequest.Variable, request.ToVariable()),
                ]);
            return _dotnet.Execute(new ExecuteParameters(
                executeParameters.BuildResult,
                BenchmarkCase.Create(benchmarkCase.Descriptor, job, benchmarkCase.Parameters, benchmarkCase.Config),
                executeParameters.BenchmarkId,
                executeParameters.Logger,
                executeParameters.Resolver,
                executeParameters.LaunchIndex,
                executeParameters.Diagnoser));
        }

        private void Remember(double reading)
        {
            if (reading > 0) // A first call reads none.
                _fastestReadings.Enqueue(reading);
            if (_fastestReadings.Count > Remembered)
                _fastestReadings.Dequeue();
        }
    }
}
