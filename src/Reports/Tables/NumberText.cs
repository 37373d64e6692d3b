using System.Globalization;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>Writes numbers for tables, in the same way in every culture.</summary>
public static class NumberText
{
    /// <summary>Writes a number whose unit stands elsewhere.</summary>
    /// <returns>For example "1,416".</returns>
    public static string Number(long number) => number.ToString("N0", CultureInfo.InvariantCulture);

    /// <summary>Writes a size, always in bytes, so that sizes of a column compare at a glance.</summary>
    /// <returns>For example "1,416 B".</returns>
    public static string Bytes(long bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes:N0} B");

    /// <summary>Writes allocated memory.</summary>
    public static string Allocated(long bytes) => bytes == 0 ? "-" : Bytes(bytes);

    /// <summary>Writes memory of a process.</summary>
    /// <returns>For example "1,416.0 MiB".</returns>
    public static string MiB(double bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes / (1 << 20):N1} MiB");

    /// <summary>Writes a number of things.</summary>
    /// <returns>For example "1 case" or "1,416 cases".</returns>
    public static string Count(long number, string thing) => string.Create(CultureInfo.InvariantCulture, $"{number:N0} {thing}{(number == 1 ? "" : "s")}");

    /// <summary>Writes how long something takes, to the second.</summary>
    /// <returns>For example "16 s", "25 min 32 s" or "1 h 2 min 5 s".</returns>
    public static string Duration(TimeSpan time)
    {
        var seconds = (long)Math.Round(time.TotalSeconds);
        (long Number, string Unit)[] parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")];
        var given = parts.Where(part => part.Number > 0).DefaultIfEmpty((0, "s"));
        return string.Join(' ', given.Select(part => string.Create(CultureInfo.InvariantCulture, $"{part.Number} {part.Unit}")));
    }

    /// <summary>Writes about how long something takes that nobody has measured yet.</summary>
    /// <returns>For example "about a minute" or "about 16 minutes".</returns>
    public static string About(TimeSpan time) => time.TotalMinutes <= 1 ? "about a minute" : $"about {Count((long)Math.Ceiling(time.TotalMinutes), "minute")}";

    /// <summary>Writes how many times one value is another.</summary>
    /// <returns>
    /// With two decimals, three below 0.1, and from 10 on three digits or all before the point, for example "1.00"; "n/a" if it is not finite.
    /// </returns>
    public static string Ratio(double ratio) => double.IsFinite(ratio)
        ? ratio.ToString($"N{(ratio < 0.1 ? 3 : ThreeDigits(ratio))}", CultureInfo.InvariantCulture)
        : "n/a";

    /// <summary>Writes how many times one value is another, for who compares at a glance.</summary>
    /// <returns>With two digits, or all before the point: "1.4", "14" or "140"; "n/a" if it is not finite.</returns>
    public static string TwoDigits(double ratio) => double.IsFinite(ratio) ? ratio.ToString(ratio < 9.95 ? "N1" : "N0", CultureInfo.InvariantCulture) : "n/a";

    /// <summary>Writes a part that several records give, each in its own way, as a range.</summary>
    /// <param name="parts">The parts, at least one.</param>
    /// <returns>For example "18 to 37 %", or "18 %" where that is both ends.</returns>
    public static string PercentRange(IReadOnlyCollection<double> parts) => Range(parts, part => (100 * part).ToString("N0", CultureInfo.InvariantCulture), " %");

    /// <summary>Writes figures as a range, or as one of them where both ends are written alike.</summary>
    /// <param name="figures">The figures, at least one.</param>
    public static string Range(IReadOnlyCollection<double> figures, Func<double, string> write, string unit) =>
        (write(figures.Min()), write(figures.Max())) is var (least, most) && least == most ? $"{least}{unit}" : $"{least} to {most}{unit}";

    /// <summary>How many decimals give a number three significant digits, or all before the point.</summary>
    /// <param name="value">The number: one below 1 gets two decimals too.</param>
    internal static int ThreeDigits(double value) => value switch { < 9.995 => 2, < 99.95 => 1, _ => 0 };

    /// <summary>Writes a number with one decimal.</summary>
    /// <param name="value">The number; null if there is none.</param>
    /// <returns>With separators of thousands, for example "1,234.5"; "n/a" if there is none or it is not finite.</returns>
    public static string OneDecimal(double? value) => value is { } number && double.IsFinite(number) ? number.ToString("N1", CultureInfo.InvariantCulture) : "n/a";
}
