using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// What one record said of the next one of the same code on the same machine: whether its intervals hold the other's figures as often
/// as they claim.
/// </summary>
/// <param name="Cases">The number of cases that both have.</param>
/// <param name="RatiosInside">The part of the other's ratios to the table's first serializer that lie in the first's 95 % confidence intervals.</param>
/// <param name="MeansInside">The part of the other's means that lie within the first's mean ± <c>Error</c>.</param>
/// <param name="Comparison">The two side by side.</param>
public sealed record Calibration(int Cases, double RatiosInside, double MeansInside, RecordComparison Comparison)
{
    /// <summary>The part of second estimates that a perfect 95 % interval holds: the second one is uncertain too.</summary>
    public const double Perfect = 0.83;

    /// <summary>Compares two records.</summary>
    /// <param name="first">The first record.</param>
    /// <param name="other">The other one.</param>
    public static Calibration Of(RunRecord first, RunRecord other)
    {
        var comparison = new RecordComparison(first, other);
        bool[] ratios =
        [
            .. from table in comparison.Cases.GroupBy(@case => (@case.Key.Operation, @case.Key.Model))
               let reference = table.First()
               from @case in table.Skip(1)
               let claimed = @case.First.RatioTo(reference.First)
               where claimed.HasInterval
               let found = @case.Other.Mean / reference.Other.Mean
               select found >= claimed.Low && found <= claimed.High,
        ];
        bool[] means = [.. comparison.Cases.Where(@case => @case.First.Time.HasInterval).Select(@case => Math.Abs(@case.Other.Mean - @case.First.Mean) <= @case.First.Error)];
        return new Calibration(comparison.Cases.Count, Share(ratios), Share(means), comparison);
    }

    private static double Share(bool[] values) => values.Length == 0 ? double.NaN : values.Count(value => value) / (double)values.Length;
}
