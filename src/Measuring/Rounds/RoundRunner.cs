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
    // One more than there are processors: most of it is compiling, and a process that warms up rests in between.
    private static readonly int _atOnce = Environment.ProcessorCount + 1;

    private const int LoopsForFastest = 1000; // Some milliseconds, for which a busy machine's core is free.

    private readonly CoreProbe _probe = new();

    private readonly int _mostProcesses = ProcessGroup.MostProcesses(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes, settings);

    /// <summary>Measures what the record lacks.</summary>
    /// <param name="afterRound">Called after each round but the last; null if nobody waits for it.</param>
    public void Run(PartialRecord record, Action<PartialRecord>? afterRound = null)
    {
        var rounds = Enumerable.Range(1, settings.Rounds).Select(round => (Number: round, Groups: GroupsOf(record, round))).ToArray();
        if (record.WasStopped && rounds.FirstOrDefault(round => round.Groups.Length > 0) is { Groups: [var first, .. var others], Number: var number })
            rounds[number - 1].Groups = [.. first.InParts(_atOnce), .. others]; // Or a run that is stopped again within the time that it takes would never get behind it.
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
        [.. ProcessGroup.Of(cases, IsCalledOnce, ProcessGroup.RandomOf(settings, round), _mostProcesses).Where(group => group.Processes.Any(process => IsLacking(record, round, process)))];

    private static bool IsLacking(PartialRecord record, int round, IReadOnlyList<MeasuredCase> process) => process.Any(@case => !record.Has(@case.Key, round));

    private bool IsCalledOnce(MeasuredCase @case) => settings.FirstCall == true || @case.Benchmark.IsAssignableTo(typeof(IMeasuresItself));

    private void Measure(PartialRecord record, int round, ProcessGroup group)
    {
        // With cases that a stopped run has measured, for what else a process runs moves what is measured in it; a case that failed is not tried again.
        IReadOnlyList<MeasuredCase>[] todo =
        [
            .. group.Processes
                .Where(process => IsLacking(record, round, process))
                .Select(IReadOnlyList<MeasuredCase> (process) => [.. process.Where(@case => !record.HasFailed(@case.Key))]),
        ];
        if (todo.Length == 0)
        {
            progress.Skip(group);
            return;
        }

        var last = Stopwatch.GetTimestamp();
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
            TakeTurns(processes, @case => !record.Has(@case.Key, round), ProcessGroup.RandomOf(settings, round), done => guard(() => progress.At(round, group, done)), measured => guard(() =>
            {
                var seconds = Math.Round(Stopwatch.GetElapsedTime(last).TotalSeconds / measured.Length, 4);
                last = Stopwatch.GetTimestamp();
                foreach (var (process, place) in measured)
                    Record(record, round, process, place, seconds);
            }));
            guard(() => progress.Next(round, group));
        }
        finally
        {
            EachAtOnce(processes.Length, place => processes[place]?.Dispose());
        }
    }

    private WorkerProcess Start(IReadOnlyList<MeasuredCase> process, bool isCalledOnce) =>
        new(process, new WorkerRequest([.. process.Select(@case => WorkerRequest.Case.Of(@case.Benchmark, @case.Method))], isCalledOnce ? SettingsOfOneCall(process[0].Shared) : settings, ownType, isCalledOnce ? FastestLoop() : null), Patience.WithMeasuring, what => guard(() => progress.Waiting(what)));

    // The core that this process has may be shared now, and was not a while ago.
    private long FastestLoop()
    {
        for (var loop = 0; loop < LoopsForFastest; loop++)
            _probe.Run();
        return _probe.Best;
    }

    private MeasurementSettings SettingsOfOneCall(SharedProcess? shared) => settings with
    {
        FirstCall = true,
        Environment = shared is null ? settings.Environment : new Dictionary<string, string>([.. settings.Environment, .. shared.Environment]),
    };

    // Operation by operation, model by model, because a table's serializers are what is compared. What is measured of each is recorded at once: a run that is stopped keeps it.
    private static void TakeTurns(WorkerProcess[] processes, Func<MeasuredCase, bool> isLacking, Random random, Action<double> show, Action<(WorkerProcess Process, int Place)[]> record)
    {
        var operations = processes
            .SelectMany(process => process.Cases.Select((@case, place) => (Operation: (@case.Key.Operation, @case.Key.Model), Turn: (Process: process, Place: place))))
            .Where(turn => isLacking(turn.Turn.Process.Cases[turn.Turn.Place]))
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

            record([.. operation]);
        }
    }

    private void Record(PartialRecord record, int round, WorkerProcess process, int place, double seconds)
    {
        var (@case, answer) = (process.Cases[place], process.AnswerOf(place));
        if (answer?.Round is { } measured)
        {
            record.Add(@case.Key, @case.PayloadBytes, measured with { Round = round }, seconds);
            progress.Note(@case.Key, measured);
            return;
        }

        var fault = answer?.Fault ?? process.Fault!;
        if ((process.WasKilled && round < settings.Rounds) || ((process.WasKilled || process.WasSilent) && record.HasAny(@case.Key)))
        {
            progress.Lost(@case.Key, round, fault); // No failure of the case: what was killed may live in another round, and what said nothing was measured before.
            return;
        }

        var reason = @case.IsUsersData ? WithoutData(fault) : fault;
        record.AddFailed(@case.Key, reason, seconds);
        progress.Failed(@case.Key, reason);
    }

    // What a process says that measures a user's type may hold the user's data.
    private static string WithoutData(string reason) => reason.Contains(OwnTypeRequest.OtherSamples, StringComparison.Ordinal)
        ? OwnTypeRequest.OtherSamples
        : $"The measuring process failed ({reason.Split(':')[0]}).";

    private static void EachAtOnce(int count, Action<int> action) =>
        Parallel.ForAsync(0, count, new ParallelOptions { MaxDegreeOfParallelism = _atOnce }, (place, _) =>
        {
            action(place);
            return ValueTask.CompletedTask;
        }).GetAwaiter().GetResult();
}
