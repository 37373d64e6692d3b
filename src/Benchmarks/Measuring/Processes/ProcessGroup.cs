using SerializationBenchmarks.Benchmarks.Measuring.Settings;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// The processes of a round that live at the same time and take turns: those of a model, a process for each serializer, or as many of them as
/// the machine's memory holds. A process whose first call is measured runs with no other beside it, so that nothing else takes the processor; cases
/// with a <see cref="SharedProcess"/> measure themselves, one after the other, and their processes live at the same time.
/// </summary>
/// <param name="Name">What they are in the lines of progress.</param>
/// <param name="Processes">The cases of each process.</param>
/// <param name="IsFirstCall">Whether the first calls in their processes are measured.</param>
internal sealed record ProcessGroup(string Name, IReadOnlyList<IReadOnlyList<MeasuredCase>> Processes, bool IsFirstCall)
{
    /// <summary>How many processes live at a time at most.</summary>
    /// <param name="memory">Bytes of memory that this process may use.</param>
    /// <param name="settings">What each of them takes.</param>
    public static int MostProcesses(long memory, MeasurementSettings settings) => (int)Math.Clamp((memory >> 20) / 2 / settings.ProcessMebibytes, 2, 200);

    /// <summary>Splits the cases of a round.</summary>
    /// <param name="cases">The cases in the order of tables.</param>
    /// <param name="isFirstCall">Whether a case is a first call.</param>
    /// <param name="random">Orders the processes, so that in another round others live at the same time.</param>
    /// <param name="most">How many processes live at a time at most.</param>
    public static IEnumerable<ProcessGroup> Of(IEnumerable<MeasuredCase> cases, Func<MeasuredCase, bool> isFirstCall, Random random, int most) =>
        from model in cases.GroupBy(@case => @case.Shared is { Program: not null } server ? server.Name : @case.Key.Model)
        from together in model.GroupBy(@case => !isFirstCall(@case) || @case.Shared is { Program: not null } ? model.Key : @case.Shared is { } shared ? $"{model.Key}, {shared.Name}" : null)
        from processes in together.Key is { } name ? InTurn(name, together, isFirstCall(together.First()), random, most) : Alone(together, random)
        select processes;

    private static IEnumerable<ProcessGroup> InTurn(string name, IEnumerable<MeasuredCase> cases, bool isFirstCall, Random random, int most)
    {
        var processes = cases.GroupBy(@case => @case.Key.Serializer).Select(IReadOnlyList<MeasuredCase> (process) => [.. process]).ToArray();
        random.Shuffle(processes);
        var parts = (processes.Length + most - 1) / most;
        for (var part = 0; part < parts; part++)
            yield return new ProcessGroup(parts == 1 ? name : $"{name} ({part + 1} of {parts})", [.. processes.Where((_, place) => place % parts == part)], isFirstCall);
    }

    private static IEnumerable<ProcessGroup> Alone(IEnumerable<MeasuredCase> cases, Random random)
    {
        var shuffled = cases.ToArray();
        random.Shuffle(shuffled);
        return shuffled.Select(@case => new ProcessGroup(@case.Key.ToString(), [[@case]], IsFirstCall: true));
    }

    /// <summary>How a round shuffles.</summary>
    /// <param name="settings">The seed.</param>
    /// <param name="round">The round's number.</param>
    public static Random RandomOf(MeasurementSettings settings, int round) => new(settings.OrderSeed + round);
}
