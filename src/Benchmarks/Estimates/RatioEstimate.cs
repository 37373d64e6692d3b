namespace SerializationBenchmarks.Benchmarks.Estimates;

/// <summary>How many times as long one case takes as another, with its uncertainty.</summary>
/// <param name="Value">The estimate; NaN if there is none.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct RatioEstimate(double Value, double Low, double High)
{
    // Enough resamples for a stable second digit of the interval's ends.
    private const int Resamples = 2000;

    // Fixed, so that an old record is rendered identically; the number has no meaning.
    private const int Seed = 20210826;

    /// <summary>A case against itself.</summary>
    public static RatioEstimate One { get; } = new(1, 1, 1);

    /// <summary>
    /// Compares two cases round by round: what disturbs or favours a round does so to both, and cancels in their ratio.
    /// The estimate is the median of the rounds' ratios, the interval is found by resampling them.
    /// </summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public static RatioEstimate Paired(CaseFigures @case, CaseFigures reference)
    {
        var others = reference.Rounds.ToDictionary();
        var ratios = @case.Rounds.Where(round => others.ContainsKey(round.Key)).Select(round => round.Value / others[round.Key]).ToArray();
        return ratios.Length == 0 ? new RatioEstimate(double.NaN, double.NaN, double.NaN) : FromSamples(ratios);
    }

    /// <summary>Compares two cases of different runs, whose rounds have nothing in common.</summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public static RatioEstimate Unpaired(CaseFigures @case, CaseFigures reference)
    {
        var ratios = @case.Rounds.SelectMany(round => reference.Rounds, (round, other) => round.Value / other.Value).ToArray();
        return FromSamples(ratios);
    }

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);

    private static RatioEstimate FromSamples(double[] ratios)
    {
        Array.Sort(ratios);
        if (ratios.Length == 1) // One round says nothing about the next.
            return new RatioEstimate(ratios[0], double.NaN, double.NaN);
        if (ratios.Length == 2) // Resampling needs more to choose from; the range is all that is known.
            return new RatioEstimate(Median(ratios), ratios[0], ratios[1]);

        var random = new Random(Seed);
        var medians = new double[Resamples];
        var sample = new double[ratios.Length];
        for (var i = 0; i < Resamples; i++)
        {
            for (var j = 0; j < sample.Length; j++)
                sample[j] = ratios[random.Next(ratios.Length)];
            Array.Sort(sample);
            medians[i] = Median(sample);
        }

        Array.Sort(medians);
        return new RatioEstimate(Median(ratios), medians[(int)(Resamples * 0.025)], medians[(int)(Resamples * 0.975)]);
    }

    private static double Median(double[] sorted) => (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
}
