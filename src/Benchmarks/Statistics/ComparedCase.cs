using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>A case of two records.</summary>
/// <param name="Key">The case.</param>
/// <param name="First">Its figures in the first record.</param>
/// <param name="Other">Its figures in the other one.</param>
/// <param name="Ratio">How many times as long it takes in the other one.</param>
public sealed record ComparedCase(CaseKey Key, CaseFigures First, CaseFigures Other, RatioEstimate Ratio)
{
    /// <summary>"faster", "slower", "same" where the interval of the ratio holds 1, or "unclear" where there is no interval.</summary>
    public string Verdict => !Ratio.HasInterval ? "unclear" : Ratio.High < 1 ? "faster" : Ratio.Low > 1 ? "slower" : "same";
}
