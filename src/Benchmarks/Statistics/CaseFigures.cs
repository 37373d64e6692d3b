using System.Runtime.CompilerServices;
using Perfolizer.Mathematics.QuantileEstimators;
using SerializationBenchmarks.Benchmarks.Records;
using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>The figures of a case, computed from its record.</summary>
public sealed class CaseFigures
{
    /// <summary>The least number of rounds of which there is a slowest third to leave out.</summary>
    public const int EnoughRounds = 3;

    private static readonly ConditionalWeakTable<CaseRecord, CaseFigures> _known = [];

    private (CaseFigures Reference, RatioEstimate Ratio)? _ratio;

    private TimeEstimate? _time; // Many resamples, which not everybody who asks for a figure needs.

    /// <summary>Computes the figures.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public CaseFigures(CaseRecord @case)
    {
        Case = @case;
        Gen0 = @case.Rounds.Min(round => round.Gen0);
        // Where it is known how much an iteration was slowed, and taken out, all of them count.
        IsCorrected = @case.Rounds.Any(round => round.IsCorrected);
        AllRounds = IsCorrected ? [.. WithWhatAllTell(@case.Rounds)] : @case.Rounds;
        Rounds = [.. (IsCorrected ? AllRounds : WorthCounting(@case.Rounds)).Select(round => new KeyValuePair<int, double>(round.Round, RoundFigure(round)))];
        var values = new Distribution(Rounds.Select(round => round.Value));
        (Median, StandardDeviation) = (values.Median, values.N < 2 ? double.NaN : values.StandardDeviation);
        Mean = RoundsMean.Of(Values());
    }

    /// <summary>The figures of a case, computed once: a record is compared with several others.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public static CaseFigures Of(CaseRecord @case) => _known.GetValue(@case, static @case => new CaseFigures(@case));

    /// <summary>The mean of each of a record's cases, in nanoseconds.</summary>
    /// <param name="record">The record.</param>
    public static Dictionary<CaseKey, double> MeansOf(RunRecord record) => record.Cases.ToDictionary(@case => @case.Key, @case => Of(@case).Mean);

    /// <summary>The case.</summary>
    public CaseRecord Case { get; }

    /// <summary>Time of an operation in nanoseconds, which ratios and ranks are of too: the mean of <see cref="Rounds"/> without the slowest third.</summary>
    public double Mean { get; }

    /// <summary>Half of the mean's 95 % confidence interval, in nanoseconds; NaN of a single round.</summary>
    public double Error => (Time.High - Time.Low) / 2;

    /// <summary>Standard deviation of all of <see cref="Rounds"/> in nanoseconds: how far processes differ; NaN of a single round.</summary>
    public double StandardDeviation { get; }

    /// <summary>Median of <see cref="Rounds"/> in nanoseconds.</summary>
    public double Median { get; }

    /// <summary>Bytes allocated per operation: the least of the rounds, since background threads can only add.</summary>
    public long Allocated => (long)Math.Round(Case.Rounds.Min(round => round.Allocated));

    /// <summary>
    /// Garbage collections of generation 0 that 1,000 operations cause: the least of the rounds, since garbage of the cases beside it can only
    /// add; null in records that do not say it.
    /// </summary>
    public double? Gen0 { get; }

    /// <summary>Processor time of an operation in nanoseconds, user and system together, of first calls: the median of the rounds; null of other cases.</summary>
    public double? ProcessorTime => PeakMemory is null ? null : new Distribution(Case.Rounds.Select(round => (double)round.Cpu[0] / round.Operations)).Median;

    /// <summary>By how many bytes resident memory rose in a first call: the median of the rounds; null of other cases.</summary>
    public double? PeakMemory => Case.Rounds.All(round => round.PeakMemory is not null) ? new Distribution(Case.Rounds.Select(round => (double)round.PeakMemory!)).Median : null;

    /// <summary>What is wrong with any of the rounds.</summary>
    public RoundMarks Marks => Case.Rounds.Aggregate(RoundMarks.None, (marks, round) => marks | round.Marks);

    /// <summary>Whether the runtime had compiled the code for good in all rounds but at most a third, as many as the mean leaves out for being the slowest.</summary>
    public bool IsSettled => 3 * Case.Rounds.Count(round => round.Marks.HasFlag(RoundMarks.Unsettled)) <= Case.Rounds.Count;

    /// <summary>
    /// The number of each round that ratios are computed from, and the median of its iterations' times of an operation in nanoseconds at the
    /// speed probe's usual speed, with its share of the garbage collections that it causes. In older records, and of first calls, the lower
    /// quartile of its undisturbed iterations as they are, of the undisturbed rounds or, if they are fewer than three, of the three fastest.
    /// </summary>
    public IReadOnlyList<KeyValuePair<int, double>> Rounds { get; }

    /// <summary>The mean with its 95 % confidence interval.</summary>
    public TimeEstimate Time => _time ??= TimeEstimate.Of(this);

    /// <summary>How many times as long it takes as another case of its run, computed once for the last one that was asked for.</summary>
    /// <param name="reference">The other case.</param>
    public RatioEstimate RatioTo(CaseFigures reference)
    {
        if (_ratio is not { } known || known.Reference != reference)
            _ratio = known = (reference, RatioEstimate.Paired(this, reference));
        return known.Ratio;
    }

    /// <summary>Whether more rounds would hardly change its ratios.</summary>
    /// <param name="maxRelativeError">The largest standard error of <see cref="Mean"/>, as a part of it.</param>
    public bool IsCertain(double maxRelativeError) =>
        Case.Rounds.Count(round => IsCorrected || !round.IsDisturbed) >= EnoughRounds
        && !(RoundsMean.RelativeError(Values()) > maxRelativeError);

    /// <summary>All rounds, with what the others tell of each.</summary>
    internal IReadOnlyList<RoundRecord> AllRounds { get; }

    /// <summary>Whether what others took from the speed probe is taken out: see <see cref="RoundRecord.IsCorrected"/>.</summary>
    internal bool IsCorrected { get; }

    // A round alone may have known no calm moment of the machine; and it may have counted garbage of the cases beside it, where that filled up
    // whenever it was this one's turn.
    private IEnumerable<RoundRecord> WithWhatAllTell(IReadOnlyList<RoundRecord> rounds)
    {
        var usual = rounds.Min(round => round.UsualReading);
        return rounds.Select(round => round with
        {
            Gen0 = Gen0,
            Slowdown = round.UsualReading is { } reading ? [.. round.Slowdown!.Select(slowdown => slowdown * reading / usual!.Value)] : round.Slowdown,
        });
    }

    // Of processes of one case each: a disturbed one says only how busy the machine was, where there are enough others.
    private static RoundRecord[] WorthCounting(IReadOnlyList<RoundRecord> rounds)
    {
        var undisturbed = rounds.Count(round => !round.IsDisturbed);
        return
        [
            .. rounds
                .OrderBy(round => round.IsDisturbed)
                .ThenBy(RoundFigure)
                .Take(Math.Max(undisturbed, EnoughRounds))
                .OrderBy(round => round.Round),
        ];
    }

    /// <summary>The times of <see cref="Rounds"/>, for the caller to sort or to draw from.</summary>
    internal double[] Values() => [.. Rounds.Select(round => round.Value)];

    /// <summary>
    /// Time of an operation in each iteration of a round that counts, in nanoseconds; where it is known, divided by how many times as long as usual the
    /// speed probe took around it. What a neighbour on the same physical core takes from the probe it takes from other code too, by and large.
    /// </summary>
    /// <param name="round">The round: if it is corrected, or has too few undisturbed iterations and is marked, all of them count.</param>
    internal static IEnumerable<double> Iterations(RoundRecord round) => Enumerable.Range(0, round.Wall.Count)
        .Where(index => round.IsCorrected || round.Disturbed?.Contains(index) != true || round.IsDisturbed)
        .Select(index => Math.Max(0, (double)(round.Wall[index] - round.Overhead - (round.Paused?[index] ?? 0))) / round.Operations / Slowdown(round, index));

    private static double Slowdown(RoundRecord round, int index) => round.IsCorrected ? round.Slowdown?[index] ?? 1 : 1;

    /// <summary>Time of an operation in a round, in nanoseconds.</summary>
    /// <param name="round">The round.</param>
    internal static double RoundFigure(RoundRecord round)
    {
        // With the slowdown taken out, what is left moves an iteration up or down. Where it is not, the lower quartile is nearer to the undisturbed
        // time, and moves less, because what disturbs an iteration unseen can only make it longer.
        // Garbage collections are no disturbance but the operation's own: taken out of the iterations that they happened to hit, each operation pays its share.
        var iterations = Quartiles.Create([.. Iterations(round)]);
        return (round.IsCorrected ? iterations.Median : iterations.Q1) + CollectionsOf(round);
    }

    /// <summary>An operation's share of the garbage collections in a round, in nanoseconds; 0 in records that do not say it.</summary>
    /// <param name="round">The round.</param>
    internal static double CollectionsOf(RoundRecord round) => (round.Gen0 / 1000 * round.CollectionPause) ?? 0;
}
