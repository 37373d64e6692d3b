using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>What a <see cref="DateTime"/> holds that a format may have no room for.</summary>
internal static class Moments
{
    /// <summary>The group of the ticks, and of the ends of the range.</summary>
    public const string Ticks = "`DateTime`: its ticks and its range";

    /// <summary>The group of the kinds.</summary>
    public const string Kinds = "`DateTime`: its `Kind`";

    public static IEnumerable<ValueGroup> Groups() =>
    [
        new(
            Ticks,
            Of("Below 1 ms", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).AddTicks(1234)),
            Of("Last tick of 1 ms", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).AddTicks(9999)),
            Of("`MinValue`", DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc)),
            Of("`MaxValue`", DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc))),
        new(
            Kinds,
            Of("UTC", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc)),
            Of("Local", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Local)),
            Of("Unspecified", new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Unspecified)),
            Of("`default`", default)),
    ];

    private static ValueClass Of(string name, DateTime value)
    {
        var model = Complex.Create();
        model.Children![0].Created = value;
        return ValueClass.OfMember(name, value, model, back => back.Children?[0].Created);
    }
}

/// <summary>
/// While it lives, this process is in one time zone: what becomes of a local time would differ from machine to machine,
/// and where the local time is UTC several answers would be one.
/// </summary>
/// <remarks>Windows has no way to give one process a zone; there the machine's counts.</remarks>
internal sealed class FixedZone : IDisposable
{
    private const string Variable = "TZ";

    private readonly string? _before = Environment.GetEnvironmentVariable(Variable);

    /// <summary>Puts this process into a zone.</summary>
    /// <param name="offset">How far it is before UTC; null for five hours and a half.</param>
    public FixedZone(TimeSpan? offset = null)
    {
        var zone = offset ?? new(5, 30, 0);
        if (!IsSupported)
            return;

        // A file of one's own: a machine need not have the zones' data installed.
        var file = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(file, ZoneFile(zone));
            Set(file);
            if (TimeZoneInfo.Local.BaseUtcOffset != zone)
                throw new PlatformNotSupportedException($"The runtime does not take its zone from the file that the environment variable {Variable} names.");
        }
        finally
        {
            File.Delete(file);
        }
    }

    public static bool IsSupported => !OperatingSystem.IsWindows();

    public void Dispose()
    {
        if (IsSupported)
            Set(_before);
    }

    private static void Set(string? zone)
    {
        Environment.SetEnvironmentVariable(Variable, zone);
        TimeZoneInfo.ClearCachedData();
    }

    // RFC 8536, version 1: no transitions, and one kind of time with an abbreviation of four bytes.
    private static byte[] ZoneFile(TimeSpan offset)
    {
        var seconds = (int)offset.TotalSeconds;
        return
        [
            .. "TZif"u8, .. new byte[16],
            .. new byte[16], 0, 0, 0, 1, 0, 0, 0, 4,
            (byte)(seconds >> 24), (byte)(seconds >> 16), (byte)(seconds >> 8), (byte)seconds, 0, 0,
            .. "IST\0"u8,
        ];
    }
}
