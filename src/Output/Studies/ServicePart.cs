using System.Globalization;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The part of a server's time that a request does not take beside another one.</summary>
/// <param name="left">What it takes, as a multiple of the other one's time.</param>
internal readonly struct ServicePart(double left, RelativeSpeed speed)
{
    /// <summary>The part; negative where more is taken.</summary>
    public double Value => 1 - left;

    /// <summary>Whether the run can tell: equal work is nearer together.</summary>
    public bool IsKnown => speed is RelativeSpeed.Faster or RelativeSpeed.Slower;

    /// <summary>Writes the part.</summary>
    /// <returns>For example "41 %"; "same" or "unclear" where no figure is to be given.</returns>
    public override string ToString() => IsKnown ? string.Create(CultureInfo.InvariantCulture, $"{100 * Value:N0} %") : speed.ToString().ToLowerInvariant();
}
