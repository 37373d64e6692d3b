using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>A case of two records.</summary>
/// <param name="Key">The case.</param>
/// <param name="First">Its figures in the first record.</param>
/// <param name="Other">Its figures in the other one.</param>
/// <param name="Reference">The table's first case that both have, if its ratio to that is compared, itself for that case; null if its time is.</param>
/// <param name="Ratio">How many times as long it takes, or how many times as large its ratio is, in the other one.</param>
public sealed record ComparedCase(CaseKey Key, CaseFigures First, CaseFigures Other, (CaseFigures First, CaseFigures Other)? Reference, RatioEstimate Ratio)
{
    /// <summary>"faster", "slower", "same" where the interval of the ratio holds 1, or "unclear" where there is no interval.</summary>
    public string Verdict => !Ratio.HasInterval ? "unclear" : Ratio.High < 1 ? "faster" : Ratio.Low > 1 ? "slower" : "same";

    /// <summary>Whether it is surely faster or slower, and the estimate says by more than a share: of the faster one's time, whichever that is.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public bool Differs(double share) => Verdict is "faster" or "slower" && Math.Max(Ratio.Value, 1 / Ratio.Value) > 1 + share;
}
