namespace SerializationBenchmarks.Records.Statistics;

/// <summary>An estimate of one run, and the same of another run of the same code.</summary>
/// <param name="Low">Lower end of its 95 % confidence interval.</param>
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
