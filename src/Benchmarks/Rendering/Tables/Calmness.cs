using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>The first line of a report: by how much equal things differed in the run, and so what its tables can tell.</summary>
internal static class Calmness
{
    private const int LeastForQuantile = 20; // Of fewer, the 95th percentile is the largest.

    /// <summary>Describes a run in a line.</summary>
    /// <param name="record">The run.</param>
    /// <param name="ratios">The ratios in its tables, each table's first serializer left out.</param>
    public static string Describe(RunRecord record, IEnumerable<RatioEstimate> ratios) =>
        $"{Apart(Twins.Of(record))}{Lost(record)}{Rounds(record)}; {Meaning([.. ratios])}";

    /// <summary>The share of iterations that lost the processor to other processes.</summary>
    /// <param name="record">The run.</param>
    public static double LostShare(RunRecord record)
    {
        var rounds = record.Cases.SelectMany(@case => @case.Rounds).ToArray();
        var all = rounds.Sum(round => round.Marks.HasFlag(RoundMarks.Disturbed) ? round.Iterations : (double)round.Iterations + round.Lost);
        return rounds.Sum(round => (double)round.Lost) / Math.Max(1, all);
    }

    // The quantile of a few pairs is their largest.
    private static string Apart(Twins twins) => twins.Ratios.Count == 0 ? Least(twins) : string.Create(
        CultureInfo.InvariantCulture,
        $"{(twins.Serializers == 1 ? "One serializer was" : $"{twins.Serializers} serializers were")} measured twice, in separate processes (an A/A test): the two times are {(twins.Ratios.Count == 1 ? $"{100 * twins.Apart:0.0} % apart in the only case" : $"{100 * twins.Median:0.0} % apart in the median of {twins.Ratios.Count} cases and {100 * twins.Apart:0.0} % {(twins.Ratios.Count < LeastForQuantile * twins.Serializers ? "at most" : "at the 95th percentile")}")}{(twins.Ratios.Any(ratio => ratio.HasInterval) ? $", and the difference looks significant in {twins.Excluding} of {twins.Ratios.Count}" : "")}. {Least(twins)}");

    private static string Least(Twins twins) => string.Create(CultureInfo.InvariantCulture, $"Differences below {100 * twins.Limit:0.0} % are not called faster or slower. ");

    // Nothing where none was lost: of first calls and of several threads it does not show.
    private static string Lost(RunRecord record) => record.Settings.Measurement is null
        ? "BenchmarkDotNet's own engine measured. "
        : LostShare(record) is > 0 and var share ? string.Create(CultureInfo.InvariantCulture, $"Other processes took the processor in {100 * share:0} % of the iterations, which do not count. ") : "";

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
