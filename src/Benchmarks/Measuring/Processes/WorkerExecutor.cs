using System.Diagnostics;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// Executes the cases of a table together: a process for each, all at the same time, of which one at a time measures a slice. They
/// share nothing, neither code that was compiled for one nor a heap, and whatever disturbs the machine for longer than some
/// milliseconds disturbs them alike.
/// </summary>
/// <param name="settings">How to measure.</param>
/// <param name="ownType">The user's type that the workers have to load; null for the models.</param>
internal sealed class WorkerExecutor(MeasurementSettings settings, OwnTypeRequest? ownType) : IExecutor
{
    private readonly Dictionary<BenchmarkCase, IReadOnlyList<BenchmarkCase>> _tables = [];
    private readonly Dictionary<BenchmarkCase, ExecuteResult> _results = [];
    private readonly Random _random = new(settings.OrderSeed);

    /// <summary>Has cases measured in turn as soon as the first of them is to be executed.</summary>
    /// <param name="cases">The cases of one table.</param>
    public void MeasureInTurn(IReadOnlyList<BenchmarkCase> cases)
    {
        foreach (var part in cases.Chunk(settings.MaxProcesses))
        {
            foreach (var @case in part)
                _tables[@case] = part;
        }
    }

    public ExecuteResult Execute(ExecuteParameters executeParameters)
    {
        var @case = executeParameters.BenchmarkCase;
        if (!_results.ContainsKey(@case))
            Measure(_tables.GetValueOrDefault(@case, [@case]), executeParameters);
        _results.Remove(@case, out var result);
        return result!;
    }

    private void Measure(IReadOnlyList<BenchmarkCase> cases, ExecuteParameters parameters)
    {
        var workers = new List<WorkerProcess>();
        try
        {
            // As many warm up at the same time as there are processors.
            using var free = new SemaphoreSlim(Environment.ProcessorCount);
            foreach (var @case in cases)
            {
                free.Wait();
                var worker = new WorkerProcess(@case, parameters, settings, ownType);
                workers.Add(worker);
                worker.Ready.ContinueWith(_ => free.Release(), TaskScheduler.Default);
            }

            Task.WaitAll([.. workers.Select(worker => worker.Ready)]);
            GiveTurns([.. workers]);
            foreach (var worker in workers)
                _results[worker.Case] = worker.End();
        }
        finally
        {
            workers.ForEach(worker => worker.Dispose());
        }
    }

    private void GiveTurns(WorkerProcess[] workers)
    {
        var start = Stopwatch.GetTimestamp();
        for (var turn = 0; turn < settings.Slices; turn++)
        {
            if (turn >= settings.MinSlices && Stopwatch.GetElapsedTime(start).TotalMilliseconds > settings.MaxMeasuringMilliseconds)
                break;
            _random.Shuffle(workers);
            foreach (var worker in workers)
                worker.GiveTurn();
        }
    }
}
