using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.MemberTypes.Holders;

namespace SerializationBenchmarks.Info.MemberTypes.Values;

/// <summary>Moments, dates and times.</summary>
internal static class TimeTypes
{
    private static readonly DateTime _clock = new(2021, 8, 26, 12, 34, 56, 789);

    public static IEnumerable<TypeGroup> Groups() =>
    [
        new(
            "moments",
            "`DateTime` and `DateTimeOffset`",
            new MemberType("DateTime in UTC", Moments(DateTimeKind.Utc)),
            new MemberType("DateTime, local", Moments(DateTimeKind.Local)),
            new MemberType("DateTime, unspecified", Moments(DateTimeKind.Unspecified)),
            MemberType.Of<DateTimeOffset>(
                "DateTimeOffset",
                ("+02:00", new DateTimeOffset(_clock, new TimeSpan(2, 0, 0))),
                ("+05:45, below 1 ms", new DateTimeOffset(_clock.AddTicks(1234), new TimeSpan(5, 45, 0))),
                ("−09:30", new DateTimeOffset(_clock, new TimeSpan(-9, -30, 0))),
                ("+14:00", new DateTimeOffset(_clock, new TimeSpan(14, 0, 0))),
                ("MinValue", DateTimeOffset.MinValue),
                ("MaxValue", DateTimeOffset.MaxValue))),
        new(
            "dates-and-times",
            "`DateOnly`, `TimeOnly` and `TimeSpan`",
            MemberType.Of<DateOnly>("DateOnly", ("2021-08-26", new DateOnly(2021, 8, 26)), ("MinValue", DateOnly.MinValue), ("MaxValue", DateOnly.MaxValue)),
            MemberType.Of<TimeOnly>("TimeOnly", ("12:34:56.789", new TimeOnly(12, 34, 56, 789)), ("MinValue", TimeOnly.MinValue), ("MaxValue", TimeOnly.MaxValue)),
            MemberType.Of<TimeSpan>("TimeSpan", ("1.02:03:04", new TimeSpan(1, 2, 3, 4)), ("0", TimeSpan.Zero), ("−1 tick", TimeSpan.FromTicks(-1)), ("MinValue", TimeSpan.MinValue), ("MaxValue", TimeSpan.MaxValue))),
    ];

    private static ValueClass[] Moments(DateTimeKind kind) =>
    [
        MemberType.ValueOf("2021", DateTime.SpecifyKind(_clock, kind)),
        MemberType.ValueOf("Below 1 ms", DateTime.SpecifyKind(_clock.AddTicks(1234), kind)),
        MemberType.ValueOf("MinValue", DateTime.SpecifyKind(DateTime.MinValue, kind)),
        MemberType.ValueOf("MaxValue", DateTime.SpecifyKind(DateTime.MaxValue, kind)),
        .. FixedZone.IsSupported ? [ReadElsewhere(DateTime.SpecifyKind(_clock, kind))] : (ValueClass[])[],
    ];

    // A local time is the same moment there, as its clocks show it.
    private static ValueClass ReadElsewhere(DateTime value)
    {
        var moment = value.ToUniversalTime();
        var written = MemberType.ValueOf("Read at UTC−07:00", value);
        return value.Kind != DateTimeKind.Local ? written with { IsReadElsewhere = true } : written with
        {
            IsReadElsewhere = true,
            FindChange = back => MemberType.ValueOf("", moment.ToLocalTime()).FindChange((Holder<DateTime>)back),
        };
    }
}
