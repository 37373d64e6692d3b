using Perfolizer.Mathematics.Distributions.ContinuousDistributions;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// The mean of independent times or ratios, taken of their logarithms: so the ratio of two means is the mean of the ratios, and a
/// table's figures agree with each other.
/// </summary>
internal readonly struct GeometricMean
{
    private const int LeastCount = 3; // Of two values, an interval says nothing but that they are few.

    private readonly int _count;
    private readonly double _variance;

    /// <summary>Computes the mean.</summary>
    /// <param name="values">The values, all above zero; the mean of none is NaN.</param>
    public GeometricMean(IReadOnlyCollection<double> values)
    {
        _count = values.Count;
        Logarithm = _count == 0 ? double.NaN : values.Average(Math.Log);
        var mean = Logarithm;
        _variance = _count < LeastCount ? double.NaN : values.Sum(value => Math.Pow(Math.Log(value) - mean, 2)) / (_count - 1);
    }

    /// <summary>Computes the mean of the ratios of two cases of one run, round by round.</summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public GeometricMean(CaseFigures @case, CaseFigures reference)
        : this(Ratios(@case, reference))
    {
    }

    /// <summary>The mean's natural logarithm.</summary>
    public double Logarithm { get; }

    /// <summary>The mean.</summary>
    public double Value => Math.Exp(Logarithm);

    /// <summary>The mean's confidence interval by Student's distribution; NaN of fewer than three values.</summary>
    /// <param name="confidence">The part of such intervals that contain what they are of, for example 0.95.</param>
    public (double Low, double High) Interval(double confidence) =>
        Interval(Logarithm, _variance / _count, _count - 1, confidence);

    /// <summary>The confidence interval of the ratio of two means whose values have nothing in common, by Welch's approximation.</summary>
    /// <param name="mean">The mean above the line.</param>
    /// <param name="reference">The mean below it.</param>
    /// <param name="confidence">As in <see cref="Interval(double)"/>.</param>
    public static (double Low, double High) IntervalOfRatio(GeometricMean mean, GeometricMean reference, double confidence)
    {
        var (a, b) = (mean._variance / mean._count, reference._variance / reference._count);
        var freedom = a + b == 0 ? 1 : Math.Pow(a + b, 2) / ((a * a / (mean._count - 1)) + (b * b / (reference._count - 1)));
        return Interval(mean.Logarithm - reference.Logarithm, a + b, freedom, confidence);
    }

    private static double[] Ratios(CaseFigures @case, CaseFigures reference)
    {
        var references = reference.Rounds.ToDictionary();
        return [.. @case.Rounds.Where(round => references.ContainsKey(round.Key)).Select(round => round.Value / references[round.Key])];
    }

    private static (double Low, double High) Interval(double logarithm, double squaredError, double freedom, double confidence)
    {
        if (double.IsNaN(squaredError))
            return (double.NaN, double.NaN);
        var margin = new StudentDistribution(freedom).Quantile((1 + confidence) / 2) * Math.Sqrt(squaredError);
        return (Math.Exp(logarithm - margin), Math.Exp(logarithm + margin));
    }
}
