using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>A case of two records.</summary>
public sealed class ComparedCase
{
    private readonly (GeometricMean Other, GeometricMean First) _means;

    internal ComparedCase(CaseKey key, CaseFigures first, CaseFigures other, (GeometricMean Other, GeometricMean First) means)
    {
        (Key, First, Other, _means) = (key, first, other, means);
        Ratio = RatioAt(RatioEstimate.Confidence);
    }

    /// <summary>The case.</summary>
    public CaseKey Key { get; }

    /// <summary>Its figures in the first record.</summary>
    public CaseFigures First { get; }

    /// <summary>Its figures in the other one.</summary>
    public CaseFigures Other { get; }

    /// <summary>How many times as long it takes in the other one, or how many times as large its ratio to the table's first serializer is.</summary>
    public RatioEstimate Ratio { get; }

    /// <summary>"faster", "slower", "same" where the interval of the ratio holds 1, or "unclear" where there is no interval.</summary>
    public string Verdict => !Ratio.HasInterval ? "unclear" : Ratio.High < 1 ? "faster" : Ratio.Low > 1 ? "slower" : "same";

    /// <summary>The ratio with an interval of another confidence.</summary>
    /// <param name="confidence">The part of such intervals that contain what they are of.</param>
    internal RatioEstimate RatioAt(double confidence)
    {
        var (low, high) = GeometricMean.IntervalOfRatio(_means.Other, _means.First, confidence);
        return new RatioEstimate(_means.Other.Value / _means.First.Value, low, high);
    }
}
