using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>Whether the state of one value, which is the default study's, has the figures of that study: a check that the states are measured as all else is.</summary>
/// <param name="record">The run of this study.</param>
/// <param name="ofDefault">A run of the default study.</param>
internal sealed class OneValueAgreement(RunRecord record, RunRecord ofDefault)
{
    /// <summary>By how much ratios may be apart in the median: as far as two runs of the same study are at most.</summary>
    public const double Limit = 0.03;

    private readonly RecordComparison _comparison = new(ofDefault, record);

    /// <summary>By which part the ratios to the first serializer of a table are apart, in the median; NaN where no table has two serializers in both runs.</summary>
    public double Median => _comparison.DriftQuantile(0.5);

    /// <summary>Renders the check as a sentence.</summary>
    /// <param name="source">Where the other run's figures are, as Markdown.</param>
    /// <returns>Null where the runs are of different machines, or have nothing in common.</returns>
    public string? Render(string source) => record.Environment.FirstMachineDifference(ofDefault.Environment) is not null || double.IsNaN(Median) ? null : string.Create(
        CultureInfo.InvariantCulture,
        $"""
        *One value* is also what the default study measures: against its record, {source}, the ratios to the first serializer of each table are {100 * Median:0.0} % apart in
        the median of {_comparison.Drifts.Count}, and {100 * _comparison.DriftQuantile(0.95):0.0} % at the 95th percentile; the times, in which the machine's own ups and downs are,
        {100 * Math.Abs(Quantile.Of([.. _comparison.Cases.Select(@case => @case.Other.Mean / @case.First.Mean).Order()], 0.5) - 1):0.0} % in the median. {(Median <= Limit ? "They agree" : "They do not agree")} within {100 * Limit:0} %.
        """);
}
