namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>How many times as long one case takes as another, with its uncertainty.</summary>
/// <param name="Value">The estimate; NaN if there is none.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct RatioEstimate(double Value, double Low, double High)
{
    /// <summary>A case against itself.</summary>
    public static RatioEstimate One { get; } = new(1, 1, 1);

    /// <summary>
    /// Compares two cases of one run by the means of their rounds. The interval is a bootstrap over the numbers of the
    /// rounds, so that one that both have counts for both: what disturbs or favours it cancels.
    /// </summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate Paired(CaseFigures @case, CaseFigures reference, double confidence = Bootstrap.Confidence) =>
        Compare(@case, reference, Resampler(@case, reference), confidence);

    /// <summary>
    /// Compares the ratio of two cases in one run with their ratio in another, so that a machine that is faster as a whole makes no difference;
    /// a bootstrap over the rounds of each run, in which rounds of the same number are paired.
    /// </summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with within its run.</param>
    /// <param name="before">The same case in the other run.</param>
    /// <param name="beforeReference">What that is compared with.</param>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate OfRatios(CaseFigures @case, CaseFigures reference, CaseFigures before, CaseFigures beforeReference, double confidence = Bootstrap.Confidence)
    {
        var estimate = @case.Mean / reference.Mean / (before.Mean / beforeReference.Mean);
        var rounds = new[] { @case, reference, before, beforeReference }.Min(figures => figures.Rounds.Count);
        var (resample, resampleBefore) = (Resampler(@case, reference), Resampler(before, beforeReference));
        var (low, high) = Bootstrap.Interval(estimate, random => resample(random) / resampleBefore(random), rounds, confidence);
        return new RatioEstimate(estimate, low, high);
    }

    /// <summary>Compares two cases of different runs, whose rounds have nothing in common, by a bootstrap over the rounds of each.</summary>
    /// <param name="case">The case.</param>
    /// <param name="reference">What it is compared with.</param>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate Unpaired(CaseFigures @case, CaseFigures reference, double confidence = Bootstrap.Confidence)
    {
        var (values, references) = (new Resample([.. @case.Values()]), new Resample([.. reference.Values()]));
        var (draw, drawReferences) = (Resample.Drawer(@case.Rounds.Count), Resample.Drawer(reference.Rounds.Count));
        return Compare(@case, reference, random => values.Mean(draw(random)) / references.Mean(drawReferences(random)), confidence);
    }

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);

    /// <summary>Whether the interval's ends are over four times apart, a factor of two either way: a sentence that names the estimate would say too much.</summary>
    public bool IsVague => HasInterval && !(High <= 4 * Low);

    /// <summary>Judges whether the case differs: the one place where that is decided, for ranks, comparisons, what is bold and sentences.</summary>
    /// <param name="limit">The part by which the two must differ at least: see <see cref="Twins.Limit"/>.</param>
    public Difference Judge(double limit) =>
        !HasInterval ? Difference.Unclear
        : Math.Max(Value, 1 / Value) <= 1 + limit || this is { Low: <= 1, High: >= 1 } ? Difference.Same
        : Value > 1 ? Difference.Slower
        : Difference.Faster;

    // A sample without a round of the one or the other is null, and drawn anew.
    private static RatioEstimate Compare(CaseFigures @case, CaseFigures reference, Func<Random, double?> resample, double confidence)
    {
        var estimate = @case.Mean / reference.Mean;
        var (low, high) = Bootstrap.Interval(estimate, resample, Math.Min(@case.Rounds.Count, reference.Rounds.Count), confidence);
        return new RatioEstimate(estimate, low, high);
    }

    private static Func<Random, double?> Resampler(CaseFigures @case, CaseFigures reference)
    {
        var (values, references) = (@case.Rounds.ToDictionary(), reference.Rounds.ToDictionary());
        int[] rounds = [.. values.Keys.Union(references.Keys).Order()];
        var (resample, others, draw) = (Of(values), Of(references), Resample.Drawer(rounds.Length));
        return random =>
        {
            var drawn = draw(random);
            return resample.Mean(drawn) / others.Mean(drawn);
        };

        Resample Of(Dictionary<int, double> times) => new([.. rounds.Select(round => times.TryGetValue(round, out var time) ? time : default(double?))]);
    }
}

/// <summary>What is said of a case beside another one.</summary>
public enum Difference
{
    /// <summary>There is no interval to tell.</summary>
    Unclear,

    /// <summary>It is nearer than the run's limit, or the interval of the ratio holds 1.</summary>
    Same,

    /// <summary>It takes less time.</summary>
    Faster,

    /// <summary>It takes more time.</summary>
    Slower,
}
