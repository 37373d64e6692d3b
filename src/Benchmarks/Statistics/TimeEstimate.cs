namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>How long an operation of a case takes, with its uncertainty.</summary>
/// <param name="Value">The estimate in nanoseconds.</param>
/// <param name="Low">Lower end of the 95 % confidence interval; NaN if there is none.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct TimeEstimate(double Value, double Low, double High)
{
    /// <summary>Whether there is an interval: fewer than three rounds give none.</summary>
    public bool HasInterval => !double.IsNaN(Low);
}
