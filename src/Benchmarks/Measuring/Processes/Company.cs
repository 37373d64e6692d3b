using System.Reflection;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// The processes of a round that live at the same time and take turns: those of a model, a process for each serializer, or as many of them as
/// the machine's memory holds. The process of a first call is alone.
/// </summary>
/// <param name="Name">What they are in the lines of progress.</param>
/// <param name="Processes">The cases of each process.</param>
/// <param name="IsFirstCall">Whether it is the one process of a first call, or of several.</param>
internal sealed record Company(string Name, IReadOnlyList<IReadOnlyList<MeasuredCase>> Processes, bool IsFirstCall)
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
    public static IEnumerable<Company> Of(IEnumerable<MeasuredCase> cases, Func<MeasuredCase, bool> isFirstCall, Random random, int most)
    {
        foreach (var model in cases.GroupBy(@case => @case.Key.Model))
        {
            var final = model.Where(@case => !isFirstCall(@case)).GroupBy(@case => @case.Key.Serializer).Select(IReadOnlyList<MeasuredCase> (process) => [.. process]).ToArray();
            random.Shuffle(final);
            var parts = (final.Length + most - 1) / most;
            for (var part = 0; part < parts; part++)
                yield return new Company(parts == 1 ? model.Key : $"{model.Key} ({part + 1} of {parts})", [.. final.Where((_, place) => place % parts == part)], IsFirstCall: false);

            var first = model.Where(isFirstCall).GroupBy(NameOf).ToArray();
            random.Shuffle(first);
            foreach (var process in first)
                yield return new Company(process.Key, [[.. process]], IsFirstCall: true);
        }
    }

    private static string NameOf(MeasuredCase @case) => @case.Shared is { } shared ? $"{@case.Key.Serializer}.{@case.Key.Model}, {shared.Name}" : @case.Key.ToString();

    /// <summary>How a round shuffles.</summary>
    /// <param name="settings">The seed.</param>
    /// <param name="round">The round's number.</param>
    public static Random RandomOf(MeasurementSettings settings, int round) => new(settings.OrderSeed + round);
}

/// <summary>A case as measuring sees it: a benchmark method, wherever it comes from.</summary>
/// <param name="Key">What names it.</param>
/// <param name="Benchmark">The closed benchmark class.</param>
/// <param name="Method">Its benchmark method.</param>
/// <param name="PayloadBytes">Length of the serialized sample.</param>
public record MeasuredCase(CaseKey Key, Type Benchmark, MethodInfo Method, int PayloadBytes)
{
    /// <summary>The process of a first call, where a serializer's cases share one; null where it has one of its own.</summary>
    public SharedProcess? Shared { get; init; }

    /// <summary>Whether what goes wrong with it may tell a user's data.</summary>
    public virtual bool IsUsersData => false;
}

/// <summary>A process in which a serializer's first calls on a model follow each other, because they make no difference to each other.</summary>
/// <param name="Name">Which of the serializer's processes it is.</param>
/// <param name="Environment">Variables that it has beside those of the settings.</param>
public sealed record SharedProcess(string Name, IReadOnlyDictionary<string, string> Environment);
