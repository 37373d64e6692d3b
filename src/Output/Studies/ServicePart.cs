using System.Globalization;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The part of a server's time that a request does not take beside another one, with its interval.</summary>
internal readonly struct ServicePart(RatioEstimate left, double limit)
{
    /// <summary>The part; negative where more is taken.</summary>
    public double Value => 1 - left.Value;

    /// <summary>Whether the run can tell: the interval holds no zero, its ends are not too far apart, and equal work is nearer together.</summary>
    public bool IsKnown => left.Judge(limit) is RelativeSpeed.Faster or RelativeSpeed.Slower && !left.IsVague;

    /// <summary>Writes the part with its 95 % confidence interval.</summary>
    /// <returns>For example "41 [34; 48] %"; "same" or "unclear" where no figure is to be given.</returns>
    public override string ToString() => IsKnown ? $"{Percent(left.Value)} [{Percent(left.High)}; {Percent(left.Low)}] %"
        : left.Judge(limit) is RelativeSpeed.Same ? "same"
        : "unclear";

    private static string Percent(double left) => (100 * (1 - left)).ToString("N0", CultureInfo.InvariantCulture);
}
