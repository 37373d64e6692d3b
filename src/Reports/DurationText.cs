using System.Globalization;

namespace SerializationBenchmarks.Reports;

/// <summary>Writes how long something takes, as a person would say it.</summary>
public static class DurationText
{
    /// <summary>Writes a duration.</summary>
    /// <param name="duration">The duration; not negative.</param>
    /// <returns>For example "16 s", "12 min" from a minute and a half on, or "1 h 05 min" from an hour and a half on; rounded.</returns>
    public static string Of(TimeSpan duration) => duration.TotalSeconds < 90
        ? string.Create(CultureInfo.InvariantCulture, $"{Math.Round(duration.TotalSeconds):0} s")
        : duration.TotalMinutes < 90
            ? string.Create(CultureInfo.InvariantCulture, $"{Math.Round(duration.TotalMinutes):0} min")
            : string.Create(CultureInfo.InvariantCulture, $"{Math.Floor(duration.TotalHours):0} h {duration.Minutes:00} min");
}
