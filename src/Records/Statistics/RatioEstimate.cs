namespace SerializationBenchmarks.Records.Statistics;

/// <summary>How many times as long one case takes as another, with its uncertainty.</summary>
/// <param name="Value">The estimate; NaN if there is none.</param>
/// <param name="Low">Lower end of the 95 % confidence interval.</param>
/// <param name="High">Upper end of the 95 % confidence interval; NaN if there is none.</param>
public readonly record struct RatioEstimate(double Value, double Low, double High)
{
    /// <summary>A case against itself.</summary>
    public static RatioEstimate One { get; } = new(1, 1, 1);

    /// <summary>
    /// Compares two cases of one run. The interval is from the ratios of the rounds that both have, so that what disturbs or favours both in a round
    /// cancels; where they share fewer than two, from the rounds of each.
    /// </summary>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate Paired(CaseFigures @case, CaseFigures reference, double confidence = Student.Confidence)
    {
        var (error, rounds) = PairedError(@case, reference);
        return Of(@case.Nanoseconds / reference.Nanoseconds, error, rounds, confidence);
    }

    /// <summary>
    /// Compares the ratio of two cases in one run with their ratio in another, so that a machine that is faster as a whole makes no difference;
    /// in each run, rounds of the same number are paired.
    /// </summary>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate OfRatios(CaseFigures @case, CaseFigures reference, CaseFigures before, CaseFigures beforeReference, double confidence = Student.Confidence)
    {
        var ((error, rounds), (errorBefore, roundsBefore)) = (PairedError(@case, reference), PairedError(before, beforeReference));
        var ratio = @case.Nanoseconds / reference.Nanoseconds / (before.Nanoseconds / beforeReference.Nanoseconds);
        return Of(ratio, double.Hypot(error, errorBefore), Math.Min(rounds, roundsBefore), confidence);
    }

    /// <summary>Compares two cases of different runs, whose rounds have nothing in common.</summary>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    public static RatioEstimate Unpaired(CaseFigures @case, CaseFigures reference, double confidence = Student.Confidence)
    {
        var (error, rounds) = UnpairedError(@case, reference);
        return Of(@case.Nanoseconds / reference.Nanoseconds, error, rounds, confidence);
    }

    /// <summary>Whether there is an interval: one round gives none.</summary>
    public bool HasInterval => !double.IsNaN(Low);

    /// <summary>How many times the smaller one the larger one is, whichever that is; NaN without a value.</summary>
    public double Factor => Math.Max(Value, 1 / Value);

    /// <summary>Whether the interval's ends are over four times apart, a factor of two either way: a sentence that names the estimate would say too much.</summary>
    public bool IsVague => HasInterval && !(High <= 4 * Low);

    /// <summary>Judges whether the case differs: the one place where that is decided, for ranks, comparisons, what is bold and sentences.</summary>
    /// <param name="limit">The part by which the two must differ at least: see <see cref="Twins.Limit"/>.</param>
    public RelativeSpeed Judge(double limit) =>
        HasInterval && Value > 1 + limit && Low > 1 ? RelativeSpeed.Slower
        : HasInterval && Value < 1 / (1 + limit) && High < 1 ? RelativeSpeed.Faster
        : Low >= 1 / (1 + limit) && High <= 1 + limit ? RelativeSpeed.Same
        : RelativeSpeed.Unclear;

    private static RatioEstimate Of(double value, double error, int rounds, double confidence)
    {
        var (low, high) = Student.Interval(value, error, rounds, confidence);
        return new RatioEstimate(value, low, high);
    }

    private static (double Error, int Rounds) PairedError(CaseFigures @case, CaseFigures reference)
    {
        var references = reference.Rounds.ToDictionary();
        double[] logarithms = [.. @case.Rounds.Where(round => references.ContainsKey(round.Key)).Select(round => Math.Log(round.Value / references[round.Key]))];
        return logarithms.Length < 2 ? UnpairedError(@case, reference) : (Student.ErrorOf(logarithms), logarithms.Length);
    }

    private static (double Error, int Rounds) UnpairedError(CaseFigures @case, CaseFigures reference) =>
        (double.Hypot(ErrorOf(@case), ErrorOf(reference)), Math.Min(@case.Rounds.Count, reference.Rounds.Count));

    private static double ErrorOf(CaseFigures figures) => Student.ErrorOf([.. figures.Rounds.Select(round => Math.Log(round.Value))]);
}

/// <summary>What is said of a case beside another one.</summary>
public enum RelativeSpeed
{
    /// <summary>There is no interval, or it is too wide to tell.</summary>
    Unclear,

    /// <summary>The whole interval is nearer to 1 than the run's limit.</summary>
    Same,

    /// <summary>It takes less time.</summary>
    Faster,

    /// <summary>It takes more time.</summary>
    Slower,
}
