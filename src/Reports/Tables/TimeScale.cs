using System.Globalization;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>The unit of all times in one table, so that a column can be read down without looking at units.</summary>
/// <remarks>
/// As in BenchmarkDotNet's tables, the smallest value decides: it is shown in the largest unit in which it is 1 or more. A time has three
/// significant digits, or all before the point: a figure is hardly ever known to more than one percent.
/// </remarks>
public sealed class TimeScale
{
    private static readonly (string Name, double Nanoseconds)[] _units = [("s", 1e9), ("ms", 1e6), ("μs", 1e3), ("ns", 1)];

    private readonly (string Name, double Nanoseconds) _unit;

    private TimeScale((string Name, double Nanoseconds) unit) => _unit = unit;

    /// <summary>The unit: "ns", "μs", "ms" or "s".</summary>
    public string Unit => _unit.Name;

    /// <summary>Finds the scale of a table.</summary>
    /// <returns>The scale; nanoseconds if no value decides.</returns>
    public static TimeScale For(IEnumerable<double> nanoseconds)
    {
        var smallest = nanoseconds.Where(value => double.IsFinite(value) && value > 0).DefaultIfEmpty(1).Min();
        return new TimeScale(_units.FirstOrDefault(unit => smallest >= unit.Nanoseconds, _units[^1]));
    }

    /// <summary>Writes a time.</summary>
    /// <returns>For example "1,057 ns" or "8.04 ns", in any culture; "n/a" if it is not finite.</returns>
    public string Format(double nanoseconds) => FormatBeside(nanoseconds, nanoseconds);

    /// <summary>Writes an error, or another time in a line of several.</summary>
    /// <returns>For example "0.12 ns" beside a main time of 8.04 ns, in any culture; "n/a" if it is not finite.</returns>
    public string FormatBeside(double nanoseconds, double main) => double.IsFinite(nanoseconds) ? $"{Number(nanoseconds, main)} {_unit.Name}" : "n/a";

    /// <summary>Writes a time and its error for a narrow column whose heading names the unit.</summary>
    /// <param name="error">Its error; NaN if there is none.</param>
    /// <returns>For example "8.04 ± 0.12" or "2,838 ± 41", in any culture; "n/a" if the time is not finite.</returns>
    public string FormatShort(double nanoseconds, double error = double.NaN)
    {
        if (!double.IsFinite(nanoseconds))
            return "n/a";
        var time = Number(nanoseconds, nanoseconds);
        return double.IsNaN(error) ? time : $"{time} ± {Number(error, nanoseconds)}";
    }

    private string Number(double nanoseconds, double main) => (nanoseconds / _unit.Nanoseconds).ToString($"N{Decimals(main / _unit.Nanoseconds)}", CultureInfo.InvariantCulture);

    // A time below 1 is of a unit that is too large for it.
    private static int Decimals(double main) =>
        main is > 0 and < 0.995 ? Math.Min(12, 2 - (int)Math.Floor(Math.Log10(main))) : NumberText.ThreeDigits(main);
}
