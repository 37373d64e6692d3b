using System.Globalization;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>
/// The unit and digits of all times in one table, so that a column can be read down without looking at units.
/// </summary>
/// <remarks>
/// As in BenchmarkDotNet's tables, the smallest value decides: it is shown in the largest unit in which it is 1 or more, and
/// with four significant digits; errors get one digit more, as they are smaller.
/// </remarks>
public sealed class TimeScale
{
    private static readonly (string Name, double Nanoseconds)[] _units = [("s", 1e9), ("ms", 1e6), ("μs", 1e3), ("ns", 1)];

    private readonly (string Name, double Nanoseconds) _unit;
    private readonly int _decimals;

    private TimeScale((string Name, double Nanoseconds) unit, int decimals) => (_unit, _decimals) = (unit, decimals);

    /// <summary>The unit: "ns", "μs", "ms" or "s".</summary>
    public string Unit => _unit.Name;

    /// <summary>Finds the scale of a table.</summary>
    /// <param name="nanoseconds">The table's main times, such as its means. Values that are not finite or not above zero decide nothing.</param>
    /// <returns>The scale; nanoseconds if no value decides.</returns>
    public static TimeScale For(IEnumerable<double> nanoseconds)
    {
        var smallest = nanoseconds.Where(value => double.IsFinite(value) && value > 0).DefaultIfEmpty(1).Min();
        var unit = _units.FirstOrDefault(unit => smallest >= unit.Nanoseconds, _units[^1]);
        var digits = (int)Math.Floor(Math.Log10(Math.Max(smallest / unit.Nanoseconds, 1))) + 1;
        return new TimeScale(unit, Math.Max(4 - digits, 1));
    }

    /// <summary>Writes a main time.</summary>
    /// <param name="nanoseconds">The time.</param>
    /// <returns>For example "1,057.0 ns", in any culture; "n/a" if it is not finite.</returns>
    public string Format(double nanoseconds) => Format(nanoseconds, _decimals);

    /// <summary>Writes an error or a deviation.</summary>
    /// <param name="nanoseconds">The time.</param>
    /// <returns>For example "19.01 ns", in any culture; "n/a" if it is not finite.</returns>
    public string FormatError(double nanoseconds) => Format(nanoseconds, _decimals + 1);

    /// <summary>Writes a time and its error for a narrow column whose heading names the unit.</summary>
    /// <param name="nanoseconds">The time.</param>
    /// <param name="error">Its error; NaN if there is none.</param>
    /// <returns>Three significant digits of the time, or all before the point, and as many decimals of the error: "8.04 ± 0.12" or "2,838 ± 41", in any culture.</returns>
    public string FormatShort(double nanoseconds, double error = double.NaN)
    {
        var (value, uncertain) = (nanoseconds / _unit.Nanoseconds, error / _unit.Nanoseconds);
        var format = value < 9.995 ? "N2" : value < 99.95 ? "N1" : "N0";
        var text = value.ToString(format, CultureInfo.InvariantCulture);
        return double.IsNaN(error) ? text : $"{text} ± {uncertain.ToString(format, CultureInfo.InvariantCulture)}";
    }

    private string Format(double nanoseconds, int decimals) => double.IsFinite(nanoseconds)
        ? $"{(nanoseconds / _unit.Nanoseconds).ToString($"N{decimals}", CultureInfo.InvariantCulture)} {_unit.Name}"
        : "n/a";
}
