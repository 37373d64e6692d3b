using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>The first line of a report: by how much equal things differed in the run, and so what its tables can tell.</summary>
internal static class Repeatability
{
    private const int LeastForQuantile = 20; // Of fewer, the 95th percentile is the largest.

    private const double SlowedBy = 1.1; // A calm machine has one or two such rounds of a hundred.

    /// <summary>Describes a run in a line.</summary>
    /// <param name="record">The run.</param>
    /// <param name="ratios">The ratios in its tables, each table's first serializer left out.</param>
    public static string Describe(RunRecord record, IEnumerable<RatioEstimate> ratios) =>
        $"{Apart(Twins.Of(record))}{Slowed(record)}{Rounds(record)}; {Meaning([.. ratios])}";

    /// <summary>
    /// The share of rounds whose median iteration took over a tenth longer than their fastest: in them, neighbours slowed most of what was measured.
    /// </summary>
    /// <param name="record">The run.</param>
    /// <returns>Null where no round tells: a round is one call, or all that it measured is its time.</returns>
    public static double? SlowedShare(RunRecord record)
    {
        RoundRecord[] rounds = [.. record.Cases.SelectMany(@case => @case.Rounds).Where(round => round is { Iterations: > 1, Cpu: null, Service: null, LongestPause: null })];
        return rounds.Length == 0 ? null : (double)rounds.Count(round => round.Median > SlowedBy * round.Time) / rounds.Length;
    }

    // The quantile of a few pairs is their largest.
    private static string Apart(Twins twins) => twins.Ratios.Count == 0 ? Least(twins) : string.Create(
        CultureInfo.InvariantCulture,
        $"{(twins.Serializers == 1 ? "One serializer was" : $"{twins.Serializers} serializers were")} measured twice, in separate processes (an A/A test): the two times are {(twins.Ratios.Count == 1 ? $"{Percent(twins.Apart)} apart in the only case" : $"{Percent(twins.Median)} apart in the median of {twins.Ratios.Count} cases and {Percent(twins.Apart)} {(twins.Ratios.Count < LeastForQuantile * twins.Serializers ? "at most" : "at the 95th percentile")}")}{(twins.Ratios.Any(ratio => ratio.HasInterval) ? $", and the difference looks significant in {twins.Excluding} of {twins.Ratios.Count}" : "")}. {Least(twins)}");

    // An interpolated string inside another one has the culture of the machine.
    private static string Percent(double part) => string.Create(CultureInfo.InvariantCulture, $"{100 * part:0.0} %");

    private static string Least(Twins twins) => string.Create(CultureInfo.InvariantCulture, $"Differences below {100 * twins.Limit:0.0} % are not called faster or slower. ");

    private static string Slowed(RunRecord record) =>
        SlowedShare(record) is { } share ? string.Create(CultureInfo.InvariantCulture, $"In {100 * share:0} % of the rounds, neighbours slowed the median iteration by over a tenth. ")
        : "";

    private static string Rounds(RunRecord record)
    {
        var each = record.Cases.Count == 0 ? 0 : record.Cases.Average(@case => @case.Rounds.Count);
        return each == 1 ? "Each case has one round" : string.Create(CultureInfo.InvariantCulture, $"A case has {each:0.#} rounds");
    }

    private static string Meaning(RatioEstimate[] ratios)
    {
        double[] uncertain = [.. ratios.Where(ratio => ratio.HasInterval).Select(ratio => (ratio.High - ratio.Low) / 2 / ratio.Value).Order()];
        return uncertain.Length == 0
            ? "another run may differ by more than is known, so this is only a first look."
            : string.Create(
                CultureInfo.InvariantCulture,
                $"ratios are uncertain by up to {100 * Quantile.Of(uncertain, 0.5):0.0} % in half of the cases and by up to {100 * Quantile.Of(uncertain, 0.95):0.0} % in 95 of 100.");
    }
}
