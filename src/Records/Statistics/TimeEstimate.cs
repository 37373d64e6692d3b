namespace SerializationBenchmarks.Records.Statistics;

/// <summary>How long one operation of a case takes, with its uncertainty.</summary>
/// <param name="Value">The estimate in nanoseconds: what ratios are of, <see cref="CaseFigures.Nanoseconds"/>.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct TimeEstimate(double Value, double Low, double High)
{
    /// <summary>Estimates the time of a case.</summary>
    public static TimeEstimate Of(CaseFigures figures)
    {
        var (low, high) = Student.Interval(figures.Nanoseconds, Student.ErrorOf([.. figures.Rounds.Select(round => Math.Log(round.Value))]), figures.Rounds.Count);
        return new TimeEstimate(figures.Nanoseconds, low, high);
    }

    /// <summary>What the error column of tables shows: half of the interval, in nanoseconds; NaN if there is none.</summary>
    public double Error => (High - Low) / 2;

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);
}
