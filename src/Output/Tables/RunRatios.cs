using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>How many times as long as another serializer one takes, by one run or by several: a ratio belongs to a processor, and no single run knows how much.</summary>
/// <param name="sums">Of each run what a serializer takes; infinite where it was not measured.</param>
internal sealed class RunRatios(IReadOnlyList<Func<string, double>> sums)
{
    // More than the runs of one machine differ by.
    private const double Apart = 1.1;

    /// <summary>The geometric mean of the runs that measured both; NaN where none did.</summary>
    public double Mean(string serializer, string other) =>
        Of(serializer, other) is { Length: > 0 } ratios ? Math.Exp(ratios.Average(Math.Log)) : double.NaN;

    /// <summary>The mean, or the range where runs are over a tenth apart.</summary>
    public string Cell(string serializer, string other) =>
        Of(serializer, other) is { Length: > 0 } ratios && ratios.Max() > Apart * ratios.Min() ? NumberText.Range(ratios, NumberText.TwoDigits, "") : NumberText.TwoDigits(Mean(serializer, other));

    private double[] Of(string serializer, string other) =>
        [.. sums.Where(sumOf => double.IsFinite(sumOf(serializer)) && double.IsFinite(sumOf(other))).Select(sumOf => sumOf(serializer) / sumOf(other))];
}
