using System.Globalization;

namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>The original's <c>large_dict</c>: 513 numbers, each under its digits.</summary>
public readonly struct LargeDict : IStudySamples<Dictionary<string, int>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<Dictionary<string, int>> Make() => [Numbers.Large.ToDictionary(number => number.ToString(CultureInfo.InvariantCulture))];
}
