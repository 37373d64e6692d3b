using System.Globalization;

namespace SerializationBenchmarks.Reports;

/// <summary>Writes numbers for tables, in the same way in every culture.</summary>
public static class NumberText
{
    /// <summary>Writes a size, always in bytes, so that sizes of a column compare at a glance.</summary>
    /// <param name="bytes">The size.</param>
    /// <returns>For example "1,416 B".</returns>
    public static string Bytes(long bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes:N0} B");

    /// <summary>Writes allocated memory.</summary>
    /// <param name="bytes">The size.</param>
    /// <returns>As <see cref="Bytes"/>, but "-" for nothing, as BenchmarkDotNet does.</returns>
    public static string Allocated(long bytes) => bytes == 0 ? "-" : Bytes(bytes);

    /// <summary>Writes how many times one value is another.</summary>
    /// <param name="ratio">The ratio.</param>
    /// <returns>With two decimals, and three below 0.1, for example "1.00"; "NA" if it is not finite.</returns>
    public static string Ratio(double ratio) => double.IsFinite(ratio)
        ? ratio.ToString(ratio < 0.1 ? "N3" : "N2", CultureInfo.InvariantCulture)
        : "NA";
}
