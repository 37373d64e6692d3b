using System.Runtime.CompilerServices;
using Perfolizer.Mathematics.Distributions.ContinuousDistributions;

namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// The part by which two times of a run differ at least that are called different: what 95 of 100 pairs of equal things differ by at most. It is the run's one
/// uncertainty, and all that is said of faster, slower and same follows from it.
/// </summary>
/// <param name="OfShort">Of calls below <see cref="ShortNanoseconds"/>; NaN where the run judges nothing: it has a single round, or no pair.</param>
/// <param name="OfOthers">Of all other calls; NaN as of short ones.</param>
public readonly record struct Limit(double OfShort, double OfOthers)
{
    /// <summary>Nanoseconds below which a call is short: where a process happens to find its code and data moves it by more than a long one.</summary>
    public const double ShortNanoseconds = 50;

    /// <summary>The part of pairs that are not farther apart.</summary>
    public const double Confidence = 0.95;

    // Below so many pairs, none of them need be as far apart as 95 of 100 are at most.
    private const int EnoughPairs = 20;

    // Cached per record, which never changes: several tables ask.
    private static readonly ConditionalWeakTable<RunRecord, StrongBox<Limit>> _known = [];

    /// <summary>The limit of a run.</summary>
    public static Limit Of(RunRecord record) => _known.GetValue(record, static record => new(Measure(record))).Value;

    /// <summary>The limit of differences between two runs, each of which is as uncertain as its own limit says.</summary>
    public static Limit Between(Limit first, Limit other) => new(Together(first.OfShort, other.OfShort), Together(first.OfOthers, other.OfOthers));

    /// <summary>Whether the run can judge at all.</summary>
    public bool IsKnown => !double.IsNaN(OfOthers);

    /// <summary>Whether short calls have a limit of their own.</summary>
    public bool HasTwo => OfShort != OfOthers && IsKnown;

    /// <summary>The larger of both.</summary>
    public double Largest => Math.Max(OfShort, OfOthers);

    /// <summary>The same with at least some part for all calls.</summary>
    public Limit AtLeast(double part) => new(Math.Max(OfShort, part), Math.Max(OfOthers, part));

    /// <summary>The limit of a call.</summary>
    public double At(double nanoseconds) => nanoseconds < ShortNanoseconds ? OfShort : OfOthers;

    /// <summary>Judges a case beside another one: the one place where that is decided, for ranks, comparisons, what is bold and sentences.</summary>
    public RelativeSpeed Judge(CaseFigures @case, CaseFigures reference) => IsEnough(@case) && IsEnough(reference)
        ? Judge(@case.RatioTo(reference), Math.Min(@case.Nanoseconds, reference.Nanoseconds))
        : RelativeSpeed.Unclear;

    /// <summary>Judges a ratio.</summary>
    /// <param name="ratio">How many times as long it takes.</param>
    /// <param name="nanoseconds">The time of the shorter call.</param>
    public RelativeSpeed Judge(double ratio, double nanoseconds) => At(nanoseconds) is var limit && (double.IsNaN(limit) || double.IsNaN(ratio)) ? RelativeSpeed.Unclear
        : ratio > 1 + limit ? RelativeSpeed.Slower
        : ratio < 1 / (1 + limit) ? RelativeSpeed.Faster
        : RelativeSpeed.Same;

    /// <summary>Ranks the cases of a table: one more than the number of those that are faster.</summary>
    /// <returns>Each one's rank, from 1, in the order given; null where one of them is not judged.</returns>
    public int[]? Rank(IReadOnlyList<CaseFigures> cases)
    {
        if (!IsKnown || !cases.All(IsEnough))
            return null;
        double[] times = [.. cases.Select(@case => @case.Nanoseconds).Order()];
        var (brief, others) = (OfShort, OfOthers);
        return [.. cases.Select(@case => 1 + Faster(@case.Nanoseconds))];

        // The limit is that of the faster one. Counted in the ordered times, because a page may have ten thousand rows.
        int Faster(double time) => Below(Math.Min(ShortNanoseconds, time / (1 + brief))) + Math.Max(0, Below(time / (1 + others)) - Below(ShortNanoseconds));

        int Below(double bound) => Array.BinarySearch(times, Math.BitDecrement(bound)) is var place && place < 0 ? ~place : Array.FindLastIndex(times, time => time < bound) + 1;
    }

    /// <summary>Whether a case has more than one round, for its first process may be an unlucky one, and takes longer than the loop around it.</summary>
    public static bool IsEnough(CaseFigures @case) => @case.Rounds.Count >= 2 && !@case.IsBelowTheLoop;

    private static Limit Measure(RunRecord record)
    {
        var pairs = EqualPair.Of(record);
        EqualPair[] brief = [.. pairs.Where(pair => pair.Nanoseconds < ShortNanoseconds)];
        EqualPair[] others = [.. pairs.Except(brief)];
        return brief.Length < EnoughPairs || others.Length < EnoughPairs ? new(Of(pairs), Of(pairs)) : new(Of(brief), Of(others));
    }

    // Few pairs tell how far apart equal things are as a whole, and Student's distribution how far a next one may be, if they are as normal numbers are.
    private static double Of(IReadOnlyList<EqualPair> pairs)
    {
        double[] apart = [.. pairs.Select(pair => Math.Abs(Math.Log(pair.Ratio))).Order()];
        return apart.Length switch
        {
            0 => double.NaN,
            < EnoughPairs => Math.Exp(new StudentDistribution(apart.Length).Quantile((1 + Confidence) / 2) * Math.Sqrt(apart.Average(one => one * one))) - 1,
            _ => Math.Exp(Quantile.Of(apart, Confidence)) - 1,
        };
    }

    private static double Together(double first, double other) => Math.Exp(double.Hypot(Math.Log(1 + first), Math.Log(1 + other))) - 1;
}

/// <summary>The same thing measured twice in a run, in two processes a round (an A/A test).</summary>
/// <param name="Key">The case.</param>
/// <param name="Nanoseconds">The shorter time.</param>
/// <param name="Ratio">How many times as long the second one takes.</param>
public sealed record EqualPair(CaseKey Key, double Nanoseconds, double Ratio)
{
    /// <summary>All pairs of a record: the rows of tables are among what is equal, and of three equal things each two are a pair.</summary>
    public static IReadOnlyList<EqualPair> Of(RunRecord record)
    {
        var rows = record.Cases.ToDictionary(@case => @case.Key);
        return
        [
            .. from twins in (record.Twins ?? []).GroupBy(@case => @case.Key with { Serializer = @case.Key.TwinOf })
               let equal = (rows.TryGetValue(twins.Key, out var row) ? twins.Prepend(row) : twins).Select(@case => CaseFigures.Of(@case)).Where(Limit.IsEnough).ToArray()
               from second in Enumerable.Range(0, equal.Length)
               from first in Enumerable.Range(0, second)
               select new EqualPair(twins.Key, Math.Min(equal[first].Nanoseconds, equal[second].Nanoseconds), equal[second].RatioTo(equal[first])),
        ];
    }
}

/// <summary>What is said of a case beside another one.</summary>
public enum RelativeSpeed
{
    /// <summary>The run judges nothing.</summary>
    Unclear,

    /// <summary>They differ by no more than equal things do.</summary>
    Same,

    /// <summary>It takes less time.</summary>
    Faster,

    /// <summary>It takes more time.</summary>
    Slower,
}
