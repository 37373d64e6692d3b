namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>How long one operation of a case takes, with its uncertainty.</summary>
/// <param name="Value">The estimate in nanoseconds: what ratios are of, <see cref="CaseFigures.Mean"/>.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct TimeEstimate(double Value, double Low, double High)
{
    /// <summary>Estimates the time of a case. The interval is found by resampling its rounds.</summary>
    /// <param name="figures">The case.</param>
    public static TimeEstimate Of(CaseFigures figures)
    {
        var (resample, draw) = (new Resample([.. figures.Values()]), Resample.Drawer(figures.Rounds.Count));
        var (low, high) = Bootstrap.Interval(figures.Mean, random => resample.Mean(draw(random)), figures.Rounds.Count);
        return new TimeEstimate(figures.Mean, low, high);
    }

    /// <summary>What the error column of tables shows: half of the interval, in nanoseconds; NaN if there is none.</summary>
    public double Error => (High - Low) / 2;

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);
}

/// <summary>An estimate of one run, and the same of another run of the same code.</summary>
/// <param name="First">The first run's estimate.</param>
/// <param name="Low">Lower end of its 95 % confidence interval.</param>
/// <param name="High">Upper end of it.</param>
/// <param name="Second">The second run's estimate.</param>
/// <param name="SecondHigh">Upper end of that one's 95 % confidence interval.</param>
public readonly record struct RepeatedEstimate(double First, double Low, double High, double Second, double SecondHigh)
{
    /// <summary>Whether the second estimate lies in the first one's interval: 83 % do, by perfect intervals of equally certain runs.</summary>
    public bool IsInside => Second >= Low && Second <= High;

    /// <summary>
    /// Whether the two differ by more than both intervals together allow: 5 % do, by perfect intervals, also where one run is more certain than the
    /// other. Intervals are as wide in both directions on a logarithmic scale, on which errors of independent runs add up in quadrature.
    /// </summary>
    public bool IsApart => Math.Abs(Math.Log(Second / First)) > double.Hypot(Math.Log(High / First), Math.Log(SecondHigh / Second));
}

/// <summary>
/// A case's time from its rounds: their mean without the slowest third. A neighbour that no reading shows, or an unlucky place in memory,
/// makes a round longer by up to a third, and hardly anything makes one shorter, so this mean moves less than the median and less than the
/// mean of all.
/// </summary>
internal static class RoundsMean
{
    /// <summary>The mean without the slowest third; of one or two rounds the mean of all.</summary>
    /// <param name="rounds">The rounds' times, at least one; sorted in their place.</param>
    public static double Of(Span<double> rounds)
    {
        rounds.Sort();
        var sum = 0.0;
        foreach (var round in rounds[..Kept(rounds.Length)])
            sum += round;
        return sum / Kept(rounds.Length);
    }

    /// <summary>How many of some rounds the mean is of.</summary>
    /// <param name="rounds">How many there are.</param>
    public static int Kept(int rounds) => rounds - (rounds / 3);
}
