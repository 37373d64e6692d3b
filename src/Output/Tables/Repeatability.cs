using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>The first line of a report: which differences the run can tell, and how calm the machine was.</summary>
internal static class Repeatability
{
    private const double SlowedBy = 1.1; // A calm machine has one or two such rounds of a hundred.

    /// <summary>Describes a run in a line: what it can tell, how calm the machine was, and how often a case was measured.</summary>
    public static string Describe(RunRecord record) => string.Join(' ', (string[])[CannotTell(record), .. Calmness(record), .. Rounds(record)]);

    /// <summary>Says which differences a run cannot tell.</summary>
    /// <param name="limit">The least difference that it can tell; null for that of its own pairs of equal things.</param>
    public static string CannotTell(RunRecord record, Limit? limit = null) => (limit ?? Limit.Of(record)) is { IsKnown: true } known
        ? $"This run cannot tell differences below {Percent(known)}."
        : $"This run judges no differences, because {(record.Settings.Rounds < 2 ? "it measured each case once" : "it measured nothing twice")}.";

    /// <summary>A limit in words: one percentage, or that of short calls too.</summary>
    public static string Percent(Limit limit)
    {
        var (others, brief) = (Whole(limit.OfOthers), Whole(limit.OfShort));
        return limit.HasTwo && others != brief ? string.Create(CultureInfo.InvariantCulture, $"{others} ({brief} of calls below {Limit.ShortNanoseconds} ns)") : others;

        static string Whole(double part) => string.Create(CultureInfo.InvariantCulture, $"{100 * part:0} %");
    }

    /// <summary>Says how much of a run was disturbed by other work of the machine; nothing where that is not known.</summary>
    public static IEnumerable<string> Calmness(RunRecord record)
    {
        if (SharedShare(record) is { } shared)
        {
            var never = record.Cases.Count(@case => CaseFigures.Of(@case).NeverHadTheCore);
            yield return string.Create(CultureInfo.InvariantCulture, $"The core was shared during {100 * shared:0} % of the time{(never > 0 ? $"; {never} of {NumberText.Count(record.Cases.Count, "case")} never had it to {(never == 1 ? "itself" : "themselves")}" : "")}.");
        }
        else if (SlowedShare(record) is { } share)
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"Other work on the machine slowed {100 * share:0} % of the measurements.");
        }
    }

    /// <summary>The part of the time in which a neighbour was seen on the core's other thread; null where nobody looked.</summary>
    public static double? SharedShare(RunRecord record)
    {
        double[] shared = [.. record.Cases.SelectMany(@case => @case.Rounds).Select(round => round.Shared).OfType<double>()];
        return shared.Length == 0 ? null : shared.Average();
    }

    /// <summary>
    /// The share of rounds whose median iteration took over a tenth longer than their fastest: in them, neighbours slowed most of what was measured.
    /// </summary>
    /// <returns>Null where no round tells: a round is one call, or all that it measured is its time.</returns>
    public static double? SlowedShare(RunRecord record)
    {
        RoundRecord[] rounds = [.. record.Cases.SelectMany(@case => @case.Rounds).Where(round => round is { Iterations: > 1, Cpu: null, Service: null, LongestPause: null })];
        return rounds.Length == 0 ? null : (double)rounds.Count(round => round.Median > SlowedBy * round.Time) / rounds.Length;
    }

    private static IEnumerable<string> Rounds(RunRecord record)
    {
        int[] counts = [.. record.Cases.Select(@case => @case.Rounds.Count)];
        return counts.DefaultIfEmpty().Max() switch
        {
            0 => [],
            1 => ["Each case was measured once, so this is a first look."],
            _ => [$"Each case was measured {NumberText.Range([.. counts.Select(count => (double)count)], count => count.ToString("N0", CultureInfo.InvariantCulture), " times")}."],
        };
    }
}
