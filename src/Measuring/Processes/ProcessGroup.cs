using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>
/// The processes of a round that live at the same time and take turns: those of a model, a process for each serializer, or as many of them as
/// the machine's memory holds. A process whose first call is measured runs with no other beside it, so that nothing else takes the processor; cases
/// with a <see cref="SharedProcess"/> measure themselves, one after the other, and their processes live at the same time.
/// </summary>
/// <param name="IsCalledOnce">Whether a method is called once: because its first call is measured, or because it measures itself.</param>
internal sealed record ProcessGroup(string Name, IReadOnlyList<IReadOnlyList<MeasuredCase>> Processes, bool IsCalledOnce)
{
    /// <summary>How many processes live at a time at most.</summary>
    /// <param name="memory">Bytes of memory that this process may use.</param>
    public static int MostProcesses(long memory, MeasurementSettings settings) => (int)Math.Clamp((memory >> 20) / 2 / settings.ProcessMebibytes, 2, 200);

    /// <summary>Splits the cases of a round.</summary>
    /// <param name="most">How many processes live at a time at most.</param>
    public static IEnumerable<ProcessGroup> Of(IEnumerable<MeasuredCase> cases, Func<MeasuredCase, bool> isCalledOnce, Random random, int most) =>
        from model in cases.GroupBy(@case => @case.Shared is { IsServer: true } server ? server.Name : @case.Key.Model)
        from together in model.GroupBy(@case => !isCalledOnce(@case) || @case.Shared is { IsServer: true } ? model.Key : @case.Shared is { } shared ? $"{model.Key}, {shared.Name}" : null)
        from processes in together.Key is { } name ? InTurn(name, together, isCalledOnce(together.First()), random, most) : Alone(together, random)
        select processes;

    private static IEnumerable<ProcessGroup> InTurn(string name, IEnumerable<MeasuredCase> cases, bool isCalledOnce, Random random, int most)
    {
        var processes = cases.GroupBy(@case => @case.Key.Serializer).Select(IReadOnlyList<MeasuredCase> (process) => [.. process]).ToArray();
        random.Shuffle(processes);
        return new ProcessGroup(name, processes, isCalledOnce).InParts(most);
    }

    /// <summary>Splits it, so that fewer processes live at a time.</summary>
    /// <param name="most">How many at most.</param>
    public IEnumerable<ProcessGroup> InParts(int most)
    {
        var parts = (Processes.Count + most - 1) / most;
        return parts <= 1 ? [this] : Enumerable.Range(0, parts).Select(part => this with { Name = $"{Name} ({part + 1} of {parts})", Processes = [.. Processes.Where((_, place) => place % parts == part)] });
    }

    private static IEnumerable<ProcessGroup> Alone(IEnumerable<MeasuredCase> cases, Random random)
    {
        var shuffled = cases.ToArray();
        random.Shuffle(shuffled);
        return shuffled.Select(@case => new ProcessGroup(@case.Key.ToString(), [[@case]], IsCalledOnce: true));
    }

    /// <summary>How a round shuffles.</summary>
    public static Random RandomOf(MeasurementSettings settings, int round) => new(settings.OrderSeed + round);
}
