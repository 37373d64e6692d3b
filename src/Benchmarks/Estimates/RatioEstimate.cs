namespace SerializationBenchmarks.Benchmarks.Estimates;

/// <summary>How many times as long one case takes as another, with its uncertainty.</summary>
/// <param name="Value">The estimate; NaN if there is none.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct RatioEstimate(double Value, double Low, double High)
{
    // Enough resamples for a stable second digit of the interval's ends.
    private const int Resamples = 2000;

    // Resampling needs something to choose from; of two rounds, the range is all that is known, and one says nothing about the next.
    private const int Few = CaseFigures.EnoughRounds;

    // Fixed, so that an old record is rendered identically; the number has no meaning.
    private const int Seed = 20210826;

    /// <summary>A case against itself.</summary>
    public static RatioEstimate One { get; } = new(1, 1, 1);

    /// <summary>
    /// Compares two cases of one run: the mean of the faster two thirds of the one's rounds by that of the other's. The interval
    /// is found by resampling the rounds that both have in pairs, so that what disturbs or favours a round does so to both, and
    /// cancels.
    /// </summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public static RatioEstimate Paired(CaseFigures @case, CaseFigures reference)
    {
        var others = reference.Rounds.ToDictionary();
        (double Value, double Reference)[] pairs = [.. @case.Rounds.Where(round => others.ContainsKey(round.Key)).Select(round => (round.Value, others[round.Key]))];
        if (pairs.Length < Few && Math.Min(@case.Rounds.Count, reference.Rounds.Count) >= Few)
            return Unpaired(@case, reference); // Each was disturbed in other rounds.
        var ratios = pairs.Select(pair => pair.Value / pair.Reference).Order().ToArray();
        return pairs.Length switch
        {
            0 => new RatioEstimate(double.NaN, double.NaN, double.NaN),
            1 => new RatioEstimate(ratios[0], double.NaN, double.NaN),
            < Few => new RatioEstimate(Ratio(pairs), ratios[0], ratios[^1]),
            _ => Interval(Ratio(pairs), random => Ratio(Resample(pairs, random))),
        };
    }

    /// <summary>Compares two cases of different runs, whose rounds have nothing in common, by resampling the rounds of each.</summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    public static RatioEstimate Unpaired(CaseFigures @case, CaseFigures reference)
    {
        var values = Sorted(@case);
        var references = Sorted(reference);
        var estimate = FasterMean(values) / FasterMean(references);
        return Math.Min(values.Length, references.Length) switch
        {
            1 => new RatioEstimate(estimate, double.NaN, double.NaN),
            < Few => new RatioEstimate(estimate, values[0] / references[^1], values[^1] / references[0]),
            _ => Interval(estimate, random => FasterMean(Resample(values, random)) / FasterMean(Resample(references, random))),
        };
    }

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);

    private static RatioEstimate Interval(double estimate, Func<Random, double> resample)
    {
        var random = new Random(Seed);
        var estimates = new double[Resamples];
        for (var i = 0; i < Resamples; i++)
            estimates[i] = resample(random);
        Array.Sort(estimates);
        return new RatioEstimate(estimate, estimates[(int)(Resamples * 0.025)], estimates[(int)(Resamples * 0.975)]);
    }

    private static T[] Resample<T>(T[] values, Random random)
    {
        var sample = new T[values.Length];
        for (var i = 0; i < sample.Length; i++)
            sample[i] = values[random.Next(values.Length)];
        return sample;
    }

    private static double Ratio((double Value, double Reference)[] pairs) =>
        FasterMean([.. pairs.Select(pair => pair.Value)]) / FasterMean([.. pairs.Select(pair => pair.Reference)]);

    private static double[] Sorted(CaseFigures figures) => [.. figures.Rounds.Select(round => round.Value).Order()];

    // A neighbour that no reading shows, or an unlucky place in memory, makes a round longer by up to a third, and hardly anything
    // makes one shorter: the mean of the faster two thirds moves less than the median and much less than the mean of all.
    private static double FasterMean(double[] values)
    {
        Array.Sort(values);
        return values.Take(values.Length - (values.Length / 3)).Average();
    }
}
