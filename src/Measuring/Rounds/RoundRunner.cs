using System.Diagnostics;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Measuring.Progress;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Rounds;

/// <summary>
/// Measures cases in rounds: each serializer on a model in a process of its own, which takes turns with the others, so that whatever
/// neighbours do, they do to all of them.
/// </summary>
/// <param name="ownType">The user's type that the cases are of; null for the models.</param>
internal sealed class RoundRunner(IReadOnlyList<MeasuredCase> cases, MeasurementSettings settings, OwnTypeRequest? ownType, ProgressLines progress, Action<Action> guard)
{
    private readonly int _mostProcesses = ProcessGroup.MostProcesses(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes, settings);

    /// <summary>Measures what the record lacks.</summary>
    /// <param name="afterRound">Called after each round but the last; null if nobody waits for it.</param>
    public void Run(PartialRecord record, Action<PartialRecord>? afterRound = null)
    {
        var rounds = Enumerable.Range(1, settings.Rounds).Select(round => (Number: round, Groups: GroupsOf(record, round))).ToArray();
        progress.Plan(settings.Rounds, rounds.SelectMany(round => round.Groups));
        foreach (var (round, groups) in rounds)
        {
            foreach (var group in groups)
                Measure(record, round, group);
            if (groups.Length > 0 && round < settings.Rounds)
                afterRound?.Invoke(record);
        }
    }

    private ProcessGroup[] GroupsOf(PartialRecord record, int round) =>
        [.. ProcessGroup.Of(cases.Where(@case => !record.Has(@case.Key, round)), IsCalledOnce, ProcessGroup.RandomOf(settings, round), _mostProcesses)];

    private bool IsCalledOnce(MeasuredCase @case) => settings.FirstCall == true || @case.Benchmark.IsAssignableTo(typeof(IMeasuresItself));

    private void Measure(PartialRecord record, int round, ProcessGroup group)
    {
        var start = Stopwatch.GetTimestamp();
        IReadOnlyList<MeasuredCase>[] todo =
        [
            .. group.Processes
                .Select(IReadOnlyList<MeasuredCase> (process) => [.. process.Where(@case => !record.Has(@case.Key, round))]) // A case that failed is not tried again.
                .Where(process => process.Count > 0),
        ];
        if (todo.Length == 0)
        {
            progress.Skip(group);
            return;
        }

        progress.At(round, group, 0);
        var processes = new WorkerProcess[todo.Length];
        try
        {
            EachAtOnce(todo.Length, place =>
            {
                processes[place] = Start(todo[place], group.IsCalledOnce);
                if (processes[place].Mark is { } mark)
                    record.Lock.Add(mark);
                processes[place].WarmUp();
            });
            TakeTurns(processes, ProcessGroup.RandomOf(settings, round), done => guard(() => progress.At(round, group, done)));
            var answers = new IReadOnlyList<WorkerAnswer>?[processes.Length];
            EachAtOnce(processes.Length, place => answers[place] = processes[place].Finish());
            var seconds = Math.Round(Stopwatch.GetElapsedTime(start).TotalSeconds / todo.Sum(process => process.Count), 4);
            guard(() =>
            {
                for (var place = 0; place < processes.Length; place++)
                    Record(record, round, processes[place], answers[place], seconds);
                progress.Next(round, group);
            });
        }
        finally
        {
            foreach (var process in processes)
                process?.Dispose();
        }
    }

    private WorkerProcess Start(IReadOnlyList<MeasuredCase> process, bool isCalledOnce) =>
        new(process, new WorkerRequest([.. process.Select(@case => WorkerRequest.Case.Of(@case.Benchmark, @case.Method))], isCalledOnce ? SettingsOfOneCall(process[0].Shared) : settings, ownType), Patience.WithMeasuring, what => guard(() => progress.Waiting(what)));

    private MeasurementSettings SettingsOfOneCall(SharedProcess? shared) => settings with
    {
        FirstCall = true,
        Environment = shared is null ? settings.Environment : new Dictionary<string, string>([.. settings.Environment, .. shared.Environment]),
    };

    // Operation by operation, model by model, because a table's serializers are what is compared.
    private static void TakeTurns(WorkerProcess[] processes, Random random, Action<double> show)
    {
        var operations = processes
            .SelectMany(process => process.Cases.Select((@case, place) => (Operation: (@case.Key.Operation, @case.Key.Model), Turn: (Process: process, Place: place))))
            .GroupBy(turn => turn.Operation, turn => turn.Turn)
            .ToArray();
        random.Shuffle(operations);
        foreach (var (number, operation) in operations.Index())
        {
            show((double)number / operations.Length);
            for (var turns = operation.ToArray(); turns.Length > 0;)
            {
                random.Shuffle(turns);
                turns = [.. turns.Where(turn => turn.Process.Turn(turn.Place))];
            }
        }
    }

    private void Record(PartialRecord record, int round, WorkerProcess process, IReadOnlyList<WorkerAnswer>? answers, double seconds)
    {
        for (var place = 0; place < process.Cases.Count; place++)
        {
            var @case = process.Cases[place];
            if (answers?[place].Round is { } measured)
            {
                record.Add(@case.Key, @case.PayloadBytes, measured with { Round = round }, seconds);
                progress.Note(@case.Key, measured);
                continue;
            }

            var fault = process.Fault ?? answers![place].Fault!;
            if ((process.WasKilled && round < settings.Rounds) || ((process.WasKilled || process.WasSilent) && record.HasAny(@case.Key)))
            {
                progress.Lost(@case.Key, round, fault); // No failure of the case: what was killed may live in another round, and what said nothing was measured before.
                continue;
            }

            var reason = @case.IsUsersData ? WithoutData(fault) : fault;
            record.AddFailed(@case.Key, reason, seconds);
            progress.Failed(@case.Key, reason);
        }
    }

    // What a process says that measures a user's type may hold the user's data.
    private static string WithoutData(string reason) => reason.Contains(OwnTypeRequest.OtherSamples, StringComparison.Ordinal)
        ? OwnTypeRequest.OtherSamples
        : $"The measuring process failed ({reason.Split(':')[0]}).";

    // One more at once than there are processors: most of it is compiling, and a process that warms up rests in between.
    private static void EachAtOnce(int count, Action<int> action) =>
        Parallel.ForAsync(0, count, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount + 1 }, (place, _) =>
        {
            action(place);
            return ValueTask.CompletedTask;
        }).GetAwaiter().GetResult();
}
