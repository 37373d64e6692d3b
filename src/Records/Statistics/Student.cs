using System.Collections.Concurrent;
using Perfolizer.Mathematics.Common;
using Perfolizer.Mathematics.Distributions.ContinuousDistributions;

namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// Confidence intervals of estimates: Student's on a logarithmic scale, with the standard error of the mean of the rounds' logarithms. A least round
/// is nearer to that of another run than such a mean is, so the intervals are wide rather than narrow: of pairs of records of the same machine, hours
/// apart, they hold 85 to 96 % of the other's ratios where perfect ones hold 83 %.
/// </summary>
internal static class Student
{
    /// <summary>The part of intervals that contain what they are of, where nothing else is said.</summary>
    public const double Confidence = 0.95;

    private static readonly ConcurrentDictionary<(int Freedom, double Confidence), double> _quantiles = new(); // A search, for each of some thousand intervals.

    /// <summary>The standard error of the mean of some values.</summary>
    /// <returns>The error; NaN of fewer than two values, or where one is not finite.</returns>
    public static double ErrorOf(IReadOnlyList<double> logarithms) =>
        logarithms.Count < 2 ? double.NaN : Moments.Create(logarithms).StandardDeviation / Math.Sqrt(logarithms.Count);

    /// <summary>The interval of an estimate.</summary>
    /// <param name="error">The standard error of its logarithm; NaN if it is not known.</param>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    /// <returns>Its ends; NaN if the error is not known.</returns>
    public static (double Low, double High) Interval(double value, double error, int rounds, double confidence = Confidence)
    {
        if (!double.IsFinite(error) || rounds < 2)
            return (double.NaN, double.NaN);
        var factor = Math.Exp(Quantile(rounds - 1, confidence) * error);
        return (value / factor, value * factor);
    }

    private static double Quantile(int freedom, double confidence) => _quantiles.GetOrAdd(
        (freedom, confidence), static asked => new StudentDistribution(asked.Freedom).Quantile((1 + asked.Confidence) / 2));
}
