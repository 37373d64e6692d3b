using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>A case of two records.</summary>
/// <param name="first">Its figures in the first record.</param>
/// <param name="other">Its figures in the other one.</param>
/// <param name="reference">The table's first case that both have, if its ratio to that is compared, itself for that case; null if its time is.</param>
/// <param name="limit">The part by which they must differ at least to be called different: see <see cref="Twins.Limit"/>.</param>
/// <param name="ofOneRun">Whether the records are of one run, so that rounds of the same number belong together.</param>
public sealed class ComparedCase(CaseFigures first, CaseFigures other, (CaseFigures First, CaseFigures Other)? reference, double limit, bool ofOneRun)
{
    private RatioEstimate? _ratio; // Many resamples, which not everybody who compares records needs.

    /// <summary>The case.</summary>
    public CaseKey Key => First.Case.Key;

    /// <summary>Its figures in the first record.</summary>
    public CaseFigures First => first;

    /// <summary>Its figures in the other one.</summary>
    public CaseFigures Other => other;

    /// <summary>The table's first case that both have, if its ratio to that is compared, itself for that case; null if its time is.</summary>
    public (CaseFigures First, CaseFigures Other)? Reference => reference;

    /// <summary>How many times as long it takes, or how many times as large its ratio is, in the other one.</summary>
    public RatioEstimate Ratio => _ratio ??= RatioAt(Bootstrap.Confidence);

    /// <summary>"faster", "slower", "same" where the interval of the ratio holds 1 or the ratio is nearer to 1 than the limit, or "unclear" where there is no interval.</summary>
    public string Verdict => !Ratio.HasInterval ? "unclear" : Math.Max(Ratio.Value, 1 / Ratio.Value) <= 1 + limit ? "same" : Ratio.High < 1 ? "faster" : Ratio.Low > 1 ? "slower" : "same";

    /// <summary>Whether it is significantly faster or slower, and the estimate says by more than a share: of the faster one's time, whichever that is.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public bool Differs(double share) => Verdict is "faster" or "slower" && Math.Max(Ratio.Value, 1 / Ratio.Value) > 1 + share;

    /// <summary>Whether it is significantly slower by more than a limit: the lower bound is above it.</summary>
    /// <param name="limit">The limit, for example 0.1.</param>
    /// <param name="confidence">The part of intervals that contain what they are of.</param>
    public bool IsSlower(double limit, double confidence) => Change > 1 + limit && RatioAt(confidence).Low > 1 + limit;

    // The estimate alone.
    private double Change => Other.Mean / First.Mean / (reference is var (firstReference, otherReference) ? otherReference.Mean / firstReference.Mean : 1);

    private RatioEstimate RatioAt(double confidence)
    {
        if (reference is not var (firstReference, otherReference))
            return ofOneRun ? RatioEstimate.Paired(Other, First, confidence) : RatioEstimate.Unpaired(Other, First, confidence);
        return First == firstReference ? RatioEstimate.One : RatioEstimate.OfRatios(Other, otherReference, First, firstReference, confidence);
    }
}
