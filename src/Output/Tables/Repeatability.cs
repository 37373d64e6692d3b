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
    /// <param name="limit">The least difference that it can tell; null for that of its own twins.</param>
    public static string CannotTell(RunRecord record, double? limit = null) => string.Create(CultureInfo.InvariantCulture, $"This run cannot tell differences below {100 * (limit ?? Twins.Of(record).Limit):0} %.");

    /// <summary>Says how much of a run was disturbed by other work of the machine; nothing where that is not known.</summary>
    public static IEnumerable<string> Calmness(RunRecord record) =>
        SlowedShare(record) is { } share ? [string.Create(CultureInfo.InvariantCulture, $"Other work on the machine slowed {100 * share:0} % of the measurements.")] : [];

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
