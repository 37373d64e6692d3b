namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>How many times as long one case takes as another, with its uncertainty.</summary>
/// <param name="Value">The estimate; NaN if there is none.</param>
/// <param name="Low">Lower end of the 95 % confidence interval; NaN if there is none.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct RatioEstimate(double Value, double Low, double High)
{
    internal const double Confidence = 0.95;

    /// <summary>A case against itself.</summary>
    public static RatioEstimate One { get; } = new(1, 1, 1);

    /// <summary>Compares two cases of one run, round by round: they were measured in turn, so what disturbed a round disturbed both.</summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public static RatioEstimate Paired(CaseFigures @case, CaseFigures reference)
    {
        var mean = new GeometricMean(@case, reference);
        var (low, high) = mean.Interval(Confidence);
        return new RatioEstimate(mean.Value, low, high);
    }

    /// <summary>Whether there is an interval: fewer than three rounds give none.</summary>
    public bool HasInterval => !double.IsNaN(Low);
}
