using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>Whether the state of one value, which is the default study's, has the figures of that study: a check that the states are measured as all else is.</summary>
/// <param name="record">The run of this study.</param>
/// <param name="ofDefault">A run of the default study.</param>
internal sealed class OneValueAgreement(RunRecord record, RunRecord ofDefault)
{
    /// <summary>By how much the times may be apart in the median: as far as two runs of the same study are at most.</summary>
    public const double Limit = 0.03;

    private readonly RecordComparison _comparison = new(ofDefault, record);

    /// <summary>Renders the check as a sentence.</summary>
    /// <param name="source">Where the other run's figures are, as Markdown.</param>
    /// <returns>Null where the runs are of different machines, or have nothing in common.</returns>
    public string? Render(string source)
    {
        if (record.Environment.FirstMachineDifference(ofDefault.Environment) is not null || _comparison.Drifts.Count == 0)
            return null;
        double[] apart = [.. _comparison.Cases.Select(@case => Math.Abs((@case.Other.Mean / @case.First.Mean) - 1)).Order()];
        var median = Quantile.Of(apart, 0.5);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"""
            *One value* is also what the default study measures: against its record, {source}, half of the {apart.Length} times are at most {100 * median:0.0} % apart, and
            95 of 100 at most {100 * Quantile.Of(apart, 0.95):0.0} %: they {(median <= Limit ? "agree" : "do not agree")} within {100 * Limit:0} %. Ratios to the first serializer of each table, whose own error is
            in all of them, are {100 * _comparison.DriftQuantile(0.5):0.0} and {100 * _comparison.DriftQuantile(0.95):0.0} % apart.
            """);
    }
}
