using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// Runs each case in a new process of this very program (see <see cref="Worker"/>) instead of one that is generated and
/// built first. BenchmarkDotNet's loops are emitted there, so the measured code is the same, and a process costs a
/// fraction of a second, which is what makes rounds affordable.
/// </summary>
internal sealed class WorkerToolchain : Toolchain
{
    private readonly WorkerExecutor _executor;

    /// <summary>Makes the toolchain.</summary>
    /// <param name="settings">How the workers measure.</param>
    /// <param name="ownType">The user's type that the workers have to load; null for the models.</param>
    public WorkerToolchain(MeasurementSettings settings, OwnTypeRequest? ownType)
        : this(new WorkerExecutor(settings, ownType))
    {
    }

    private WorkerToolchain(WorkerExecutor executor)
        : base("Worker", new NoGenerator(), new NoBuilder(), executor) => _executor = executor;

    /// <summary>Has cases measured in turn, by processes that run at the same time, as soon as the first of them is to be executed.</summary>
    /// <param name="cases">The cases of one table.</param>
    public void MeasureInTurn(IReadOnlyList<BenchmarkCase> cases) => _executor.MeasureInTurn(cases);

    private sealed class NoGenerator : IGenerator
    {
        public GenerateResult GenerateProject(BuildPartition buildPartition, ILogger logger, string rootArtifactsFolderPath) =>
            GenerateResult.Success(
                new ArtifactsPaths(rootArtifactsFolderPath, "", Path.GetDirectoryName(WorkerProcess.Program)!, "", "", "", "", "", "", WorkerProcess.Program, Path.GetFileNameWithoutExtension(WorkerProcess.Program), ""),
                []);
    }

    private sealed class NoBuilder : IBuilder
    {
        public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger) =>
            BuildResult.Success(generateResult);
    }
}
