using System.Runtime.CompilerServices;
using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Records.Statistics;

/// <summary>The figures of a case, computed from its record.</summary>
public sealed class CaseFigures
{
    /// <summary>The least number of rounds of which there is a slowest third to leave out.</summary>
    public const int EnoughRounds = 3;

    // Static, because a record never changes and knows nothing of statistics: what is computed of a case is so for every table and comparison.
    private static readonly ConditionalWeakTable<CaseRecord, CaseFigures> _known = [];

    /// <summary>Computes the figures.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public CaseFigures(CaseRecord @case)
    {
        Case = @case;
        Gen0 = @case.Rounds.Min(round => round.Gen0);
        var isFastest = @case.Rounds.All(round => round.IsFastestIteration);
        var pause = isFastest ? @case.Rounds.Min(round => round.CollectionPause) : null;
        Rounds = [.. WorthCounting(@case.Rounds).Select(round => new KeyValuePair<int, double>(round.Round, RoundFigure(round, Gen0, pause ?? round.CollectionPause)))];
        var values = new Distribution(Rounds.Select(round => round.Value));
        (Mean, Median, StandardDeviation) = (values.Mean, values.Median, values.N < 2 ? double.NaN : values.StandardDeviation);
        Error = values.N < 3 ? double.NaN : values.ConfidenceInterval.Margin; // As BenchmarkDotNet, which gives none of two.
        double[] times = [.. Rounds.Select(round => round.Value)];
        Nanoseconds = isFastest ? RoundsTime.FasterHalf(times) : RoundsTime.Mean(times);
    }

    /// <summary>The figures of a case, computed once: a record is compared with several others.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public static CaseFigures Of(CaseRecord @case) => _known.GetValue(@case, static @case => new CaseFigures(@case));

    /// <summary>The figures of a case by its first rounds: the faster half of many is faster than that of few.</summary>
    /// <param name="rounds">How many rounds count at most, at least one.</param>
    public static CaseFigures Of(CaseRecord @case, int rounds) =>
        @case.Rounds.Count <= rounds ? Of(@case) : new CaseFigures(@case with { Rounds = [.. @case.Rounds.Take(rounds)] });

    /// <summary>The time of each of a record's cases, in nanoseconds.</summary>
    public static Dictionary<CaseKey, double> TimesOf(RunRecord record) => record.Cases.ToDictionary(@case => @case.Key, @case => Of(@case).Nanoseconds);

    /// <summary>The case.</summary>
    public CaseRecord Case { get; }

    /// <summary>Time of an operation in nanoseconds, which ratios and ranks are of too: of <see cref="Rounds"/> by <see cref="RoundsTime"/>.</summary>
    public double Nanoseconds { get; }

    /// <summary>Mean of <see cref="Rounds"/> in nanoseconds, as BenchmarkDotNet has it of its iterations.</summary>
    public double Mean { get; }

    /// <summary>Half of the mean's 99.9 % confidence interval, in nanoseconds, as BenchmarkDotNet has it; NaN of fewer than three rounds.</summary>
    public double Error { get; }

    /// <summary>Standard deviation of all of <see cref="Rounds"/> in nanoseconds: how far processes differ; NaN of a single round.</summary>
    public double StandardDeviation { get; }

    /// <summary>Median of <see cref="Rounds"/> in nanoseconds.</summary>
    public double Median { get; }

    /// <summary>Bytes allocated per operation: the least of the rounds, since background threads can only add.</summary>
    public long Allocated => (long)Math.Round(Case.Rounds.Min(round => round.Allocated));

    /// <summary>Garbage collections of generation 0 that 1,000 operations cause: the least of the rounds, as of <see cref="Allocated"/>; null where it is not known.</summary>
    public double? Gen0 { get; }

    /// <summary>What a clock shows of an operation in nanoseconds, of first calls, whose other times are of the processor: the median of the rounds; null of other cases.</summary>
    public double? Elapsed => MedianOf(round => round.Cpu is null ? null : round.Time);

    /// <summary>By how many bytes resident memory rose in a first call: the median of the rounds; null of other cases.</summary>
    public double? PeakMemory => MedianOf(round => round.PeakMemory);

    /// <summary>By how many bytes more of the heap is in use after a large message: the median of the rounds; null of other cases.</summary>
    public double? StayingMemory => MedianOf(round => round.StayingMemory);

    /// <summary>What is wrong with any of the rounds.</summary>
    public RoundMarks Marks => Case.Rounds.Aggregate(RoundMarks.None, (marks, round) => marks | round.Marks);

    /// <summary>Whether the runtime had compiled the code for good in all rounds but at most a third.</summary>
    public bool IsSettled => 3 * Case.Rounds.Count(round => round.Marks.HasFlag(RoundMarks.Unsettled)) <= Case.Rounds.Count;

    /// <summary>Whether no iteration of any round had the core to itself, although that was looked at.</summary>
    public bool NeverHadTheCore => Case.Rounds.All(round => round.Clean == 0);

    /// <summary>Whether it takes less time than the empty loop that is taken out of it, so that what is left says nothing.</summary>
    public bool IsBelowTheLoop => Case.Rounds.Min(round => round.Overhead) is > 0 and var loop && Nanoseconds < loop;

    /// <summary>Whether so few rounds kept the processor that others had to count.</summary>
    public bool IsDisturbed => Marks.HasFlag(RoundMarks.Disturbed) && Undisturbed(Case.Rounds) < EnoughRounds;

    /// <summary>
    /// The number of each round that ratios are computed from, and the fastest of its iterations' times of an operation in nanoseconds, with its
    /// share of the garbage collections that it causes; of a first call, the processor time of all threads. Rounds that lost the processor count only where fewer than three others are left.
    /// </summary>
    public IReadOnlyList<KeyValuePair<int, double>> Rounds { get; }

    /// <summary>How many times as long it takes as another case.</summary>
    public double RatioTo(CaseFigures reference) => Nanoseconds / reference.Nanoseconds;

    // A first call cannot be repeated until no neighbour has the processor, so that the clock tells of neighbours: a process that waited for them 50 ms takes
    // twice the time and the same processor time. Garbage collections are no disturbance but the operation's own: taken out of the iterations that they
    // happened to hit, each operation pays its share, at the price that disturbances raised least.
    private static double RoundFigure(RoundRecord round, double? gen0, long? pause) => round.Cpu ?? round.Time + ((gen0 / 1000 * pause) ?? 0);

    private static IEnumerable<RoundRecord> WorthCounting(IReadOnlyList<RoundRecord> rounds) =>
        Undisturbed(rounds) >= EnoughRounds ? rounds.Where(round => !round.Marks.HasFlag(RoundMarks.Disturbed)) : rounds;

    private static int Undisturbed(IReadOnlyList<RoundRecord> rounds) => rounds.Count(round => !round.Marks.HasFlag(RoundMarks.Disturbed));

    private double? MedianOf(Func<RoundRecord, double?> value) =>
        Case.Rounds.All(round => value(round) is not null) ? new Distribution(Case.Rounds.Select(round => value(round)!.Value)).Median : null;
}

/// <summary>
/// A case's time from those of its rounds. A neighbour that no reading shows, or an unlucky place in memory, makes a round longer by up to a third,
/// and hardly anything makes one shorter.
/// </summary>
internal static class RoundsTime
{
    /// <summary>
    /// The mean of the faster half, where a round's time is its fastest iteration. Between the five committed records of Complex with twelve rounds, of which
    /// the core was shared for 18 to 58 %, the ratios of all pairs of serializers are 1.0 % apart in the median and 3.1 % at the 95th percentile with it, and
    /// 1.5 and 5.0 % with the least; by four rounds alone 1.8 and 5.7 %, and 2.1 and 6.5 %. Of two rounds, it is the least.
    /// </summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double FasterHalf(IReadOnlyCollection<double> rounds) =>
        (double)rounds.Order().Take((rounds.Count + 1) / 2).Average(time => (decimal)time); // Exactly, because it may end where tables round, and the page has fewer digits of it.

    /// <summary>
    /// The mean without the slowest third, where a round's time is what all of its calls took, as of servers, threads and first calls: there the least
    /// is what chance favoured, and the ratios of two runs are farther apart with it. Of one or two rounds, the mean of all.
    /// </summary>
    /// <param name="rounds">The rounds' times, at least one.</param>
    public static double Mean(IReadOnlyCollection<double> rounds) => rounds.Order().Take(rounds.Count - (rounds.Count / 3)).Average();
}
